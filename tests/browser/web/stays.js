/* Plays a match to its end by pressing: a place of the board, each hint, the button of the move. Gives the places of the board, as its top and left edge, that are not those of the first moment, with what the page said there. */
async () => {
  const page = document.querySelector('carryless-page');
  const one = selector => page.querySelector(selector);
  const board = () => [...page.querySelectorAll('.table svg')].map(one => one.getBoundingClientRect()).find(({ width }) => width > 0);
  const moved = [];
  let first;
  const moment = async () => {
    /* Words that the engine lacks are fetched once. */
    await new Promise(done => setTimeout(done, 60));
    /* A tab in the background gets no frames. */
    await new Promise(done => { requestAnimationFrame(() => requestAnimationFrame(done)); setTimeout(done, 300); });
    const { top, left } = board();
    first ??= [top, left];
    if (Math.abs(top - first[0]) > 2 || Math.abs(left - first[1]) > 2) moved.push(`${one('.talk h1').textContent}: ${[top, left].map(Math.round)}, not ${first.map(Math.round)}`);
  };
  const press = async selector => {
    const button = one(selector);
    button.focus({ preventScroll: true });
    button.click();
    await moment();
  };
  const over = () => one('.go [name=again]');
  await moment();
  for (let turn = 0; turn < 40 && !over(); turn++) {
    if (turn < 3) await press('.tools [name=hint]');
    /* A place that takes back what is chosen chooses nothing. */
    await press('.table [data-typed]:not([data-typed=""])');
    await press('.go .next[name=say]');
    /* The computer's move, without the time in which a person looks at it. */
    while (!over() && !one('.table [data-typed]:not([data-typed=""])')) {
      clearTimeout(page.later);
      page.ask({ name: 'wait' });
      await moment();
    }
  }
  if (!over()) moved.push('the match does not end');
  return moved;
}
