/* Tells the story of the table by pressing: a match is lost, its stones are split, joined and looked at, and a match is won by leaving no block alone. Gives what was told at each moment, where stones, sentence and button were not in one screen, and the top and left edge of the board at each moment. */
async () => {
  const page = document.querySelector('carryless-page');
  const one = selector => page.querySelector(selector);
  const told = [], outside = [], places = [];
  const moment = async () => {
    /* Words that the engine lacks are fetched once. */
    do await new Promise(done => setTimeout(done, 20)); while (!page.matches('.ready'));
    /* The picture follows frame by frame, and a tab in the background gets no frames. */
    window.carrylessMove.settle(one('.desk > svg'));
    const head = one('.talk h1').textContent;
    told.push(`${head} | ${one('.go .next')?.textContent}`);
    for (const name of ['.desk > svg', '.talk h1', '.talk .more', '.go .next']) {
      const { top, bottom, left, right } = one(name).getBoundingClientRect();
      if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) outside.push(`${head}: ${name} at ${Math.round(top)} to ${Math.round(bottom)}`);
    }
    const { top, left } = one('.desk > svg').getBoundingClientRect();
    places.push([top, left]);
    if (scrollY) outside.push(`${head}: the page is scrolled`);
  };
  const press = async button => {
    button.click();
    await moment();
  };
  const next = () => press(one('.go .next[name]'));
  /* The computer's move, without the time in which a person looks at it. */
  const wait = async () => {
    while (!one('.go .next[name]:not([name=wait]), [data-with]')) {
      clearTimeout(page.later);
      page.ask({ name: 'wait' });
      await moment();
    }
  };
  const over = () => ['again', 'line', 'wing'].includes(one('.go .next')?.name);
  await moment();
  while (!over()) {
    await press(one('[data-with]'));
    await next();
    await wait();
  }
  await next();
  while (one('[data-with]')) await press(one('[data-with]'));
  await next();
  /* Two that are not equal, and then all of them. */
  await press(one('[data-with]'));
  await press([...page.querySelectorAll('[data-with]')].at(-1));
  await press(one('.go .other'));
  await next();
  await next();
  const has = (number, weight) => Math.floor(number / weight) % 2 === 1;
  const weights = [8, 4, 2, 1];
  const piles = () => one('.desk title').textContent.match(/\d+/g).map(Number);
  /* Makes a move by its blocks. */
  const leave = async (row, leaves) => {
    const before = piles()[row];
    let now = before;
    for (const weight of weights.filter(weight => has(before, weight) !== has(leaves, weight))) {
      now += has(now, weight) ? -weight : weight;
      const value = now === before ? 'balance' : `balance ${row}:${now}`;
      await press(one(`[data-with][value="${value}"]`));
    }
    await next();
  };
  await leave(1, 0);
  await next();
  for (let turn = 0; turn < 9 && !over(); turn++) {
    const now = piles();
    const all = now.flatMap((size, row) => Array.from({ length: size }, (_, leaves) => [row, leaves]));
    const [row, leaves] = all.find(([row, leaves]) => weights.every(weight => now.filter((size, own) => has(own === row ? leaves : size, weight)).length % 2 === 0));
    await leave(row, leaves);
    if (!over()) await wait();
  }
  return [told, outside, places];
}
