/* Plays a drawn position to its end by touching: `draw` gives numbers by chance. The rules are written here, without the program: `moves` lists what may be done to a state and what it leaves. Whatever is shown must be what the reply of the engine holds, every move that is offered must be allowed, and every position must follow from the one before. Gives what is wrong. */
async (game, seed) => {
  const page = document.querySelector('carryless-page');
  const one = selector => page.querySelector(selector);
  let chance = seed;
  const draw = below => {
    chance = (chance * 48271) % 2147483647;
    return chance % below;
  };
  const some = (count, most) => Array.from({ length: count }, () => 1 + draw(most));
  const range = count => Array.from({ length: count }, (_, at) => at + 1);
  const put = (piles, at, ...parts) => [...piles.slice(0, at), ...parts, ...piles.slice(at + 1)];
  const takes = (piles, may) => piles.flatMap((size, at) => range(size).filter(may).map(take => [`${at + 1}:${take}`, put(piles, at, size - take)]));
  const vectors = (piles, may) => {
    const all = piles.reduce((all, size) => all.flatMap(one => [...Array(size + 1).keys()].map(take => [...one, take])), [[]]);
    return all.filter(one => one.some(take => take > 0) && may(one)).map(one => [one.join(), piles.map((size, at) => size - one[at])]);
  };
  const breaks = (piles, may) => piles.flatMap((size, at) => [...Array(size + 1).keys()].flatMap(left => [...Array(size - left + 1).keys()]
    .filter(right => may(size - left - right, left, right))
    .map(right => [`${at + 1}=${left}+${right}`, put(piles, at, ...[left, right].filter(part => part > 0))])));
  const several = takes => takes.filter(take => take > 0).length;
  const stairs = piles => piles.flatMap((size, at) => range(size).map(take => [`${at + 1}:${take}`, piles.map((own, step) => own + (step === at - 1 ? take : 0) - (step === at ? take : 0))]));
  const games = {
    nim: { begin: () => some(3, 5), line: piles => `${piles.join(' ')}`, moves: piles => takes(piles, () => true) },
    misere: { begin: () => some(3, 4), line: piles => `${piles.join(' ')} --misere`, moves: piles => takes(piles, () => true), loses: true },
    limit: { begin: () => some(2, 6), line: piles => `${piles.join(' ')} --limit 3`, moves: piles => takes(piles, take => take <= 3) },
    set: { begin: () => some(2, 7), line: piles => `${piles.join(' ')} --take 1,3,4`, moves: piles => takes(piles, take => [1, 3, 4].includes(take)) },
    race: { begin: () => [10 + draw(12), 0], line: ([target]) => `race ${target} --say 1-3`, moves: ([target, count]) => [1, 2, 3].filter(add => count + add <= target).map(add => [`${add}`, [target, count + add]]), sorted: true },
    wythoff: { begin: () => some(2, 7), line: piles => `wythoff ${piles.join(' ')}`, moves: piles => vectors(piles, ([a, b]) => a === 0 || b === 0 || a === b) },
    moore: { begin: () => some(3, 3), line: piles => `moore ${piles.join(' ')} --at-most 2`, moves: piles => vectors(piles, one => several(one) <= 2) },
    staircase: { begin: () => some(3, 3), line: piles => `staircase ${piles.join(' ')}`, moves: stairs },
    kayles: { begin: () => some(2, 6), line: piles => `kayles ${piles.join(' ')}`, moves: piles => breaks(piles, take => take === 1 || take === 2) },
    lasker: { begin: () => some(2, 5), line: piles => `lasker ${piles.join(' ')}`, moves: piles => breaks(piles, (take, left, right) => take === 0 ? left > 0 && right > 0 : left === 0 || right === 0) },
  };
  const { begin, line, moves, loses } = games[game];
  /* A pile in two parts is the same whichever stands first, and a pile that is gone is none. */
  const plain = typed => typed.includes('=') ? typed.replace(/=(\d+)\+(\d+)/, (_, left, right) => `=${[Number(left), Number(right)].sort((a, b) => b - a)}`) : typed;
  const same = state => (['kayles', 'lasker'].includes(game) ? state.filter(size => size > 0).sort((a, b) => a - b) : state).join(' ');
  const found = [];
  let reply;
  const show = page.show;
  page.show = function (...given) {
    reply = given[0];
    show.apply(this, given);
  };
  let state = begin();
  const start = line(state);
  const bad = what => found.push(`${start}, ${state}: ${what}`);
  const spots = () => [...page.querySelectorAll('.table [data-typed]')].filter(spot => spot.dataset.typed);
  const look = root => ['.talk', '.table title', '.table text'].map(name => [...root.querySelectorAll(name)].filter(one => !one.closest('.leaving')).map(one => one.textContent.replace(/\s+/g, ' ').trim()).sort().join('|')).join('\n')
    + [...root.querySelectorAll('.table circle.stone, .table [data-typed]')].filter(one => !one.closest('.leaving')).map(one => one.dataset.typed ?? '').sort().join();
  /* What is shown is what the reply holds. */
  const check = async () => {
    /* A tab in the background gets no frames. */
    await new Promise(done => { requestAnimationFrame(() => requestAnimationFrame(done)); setTimeout(done, 300); });
    const fresh = document.createElement('template');
    fresh.innerHTML = `<div>${reply.parts.answer}</div>`;
    const [shown, held] = [look(one('[data-part=answer]')), look(fresh.content)];
    if (shown !== held) bad(`shows ${shown}, but the reply holds ${held}`);
    if (page.state.line !== reply.line) bad(`goes on from ${page.state.line}, not from ${reply.line}`);
  };
  const over = () => ['again', 'line', 'touch'].includes(one('.go .next')?.name);
  const shownState = () => one('.table title').textContent.match(/\d+/g)?.map(Number) ?? [];
  page.state = { ...page.state, line: `play ${start} --first me --seed ${seed}`, touched: '', step: null };
  page.ask({}, true);
  let isMine = true;
  for (let ply = 0; ply < 60 && !over(); ply++) {
    await check();
    const legal = new Map(moves(state).map(([typed, next]) => [plain(typed), next]));
    if (legal.size === 0) bad('the match goes on');
    if (game !== 'race' && same(shownState().slice(0, game === 'kayles' || game === 'lasker' ? undefined : state.length)) !== same(state)) bad(`the board shows ${shownState()}`);
    const offered = spots();
    const wrong = offered.filter(spot => !legal.has(plain(spot.dataset.typed)));
    if (offered.length === 0 || wrong.length) bad(`offers ${wrong.map(spot => spot.dataset.typed)}`);
    offered[draw(offered.length)].click();
    await check();
    /* Another touch may go on with the move, or choose another. */
    const second = spots();
    if (second.length && draw(2)) second[draw(second.length)].click();
    const said = one('.go .next').value;
    if (!legal.has(plain(said))) { bad(`would make the move ${said}`); break; }
    const before = page.state.line;
    one('.go .next').click();
    /* Words that the engine lacks are fetched once. */
    for (let tries = 0; tries < 100 && page.state.line === before; tries++) await new Promise(done => setTimeout(done, 10));
    state = legal.get(plain(said));
    isMine = true;
    if (over()) break;
    /* The computer's move, without the time in which a person looks at it. */
    for (let tries = 0; tries < 50 && !over() && !spots().length; tries++) {
      clearTimeout(page.later);
      page.ask({ name: 'wait' });
      await new Promise(done => setTimeout(done, 5));
    }
    isMine = false;
    await check();
    const follows = moves(state).map(([, next]) => next);
    if (over()) {
      state = follows.find(next => moves(next).length === 0);
      if (!state) { state = []; bad('the computer ends the match, and cannot'); }
      break;
    }
    const shown = game === 'race' ? [state[0], Number(/count is (\d+)/.exec(one('.table title').textContent)?.[1])] : shownState();
    const parted = ['kayles', 'lasker'].includes(game);
    const next = follows.find(next => same(next) === same(parted ? shown : shown.slice(0, next.length)));
    if (!next) { bad(`the computer leaves ${shown}`); break; }
    /* Numbered as it is shown. */
    state = parted ? shown : next;
  }
  await check();
  clearTimeout(page.later);
  if (!over() || moves(state).length) bad(`ends with ${moves(state).length} moves left`);
  const wins = /You win|yours/.test(one('.talk h1').textContent);
  if (wins !== (loses ? !isMine : isMine)) bad(`“${one('.talk h1').textContent}”, and the last move was ${isMine ? 'the person’s' : 'the computer’s'}`);
  page.show = show;
  return found.slice(0, 4);
}
