async (text, way) => {
  // Numbers beyond 53 bits are compared as text.
  const data = JSON.parse(text.replace(/([:\[,])(\d{16,})/g, '$1"$2"'));
  const stage = document.querySelector('.stage');
  const found = [];
  const say = (at, what) => found.push(`${data.moments[at].kind}: ${what}`);
  const touch = (type, x) => {
    const event = new Event(type, { bubbles: true });
    event.touches = event.changedTouches = [{ clientX: x, clientY: 100 }];
    stage.dispatchEvent(event);
  };
  const forth = [
    () => document.querySelector('.next').click(),
    () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
    () => { touch('touchstart', 300); touch('touchend', 200); },
  ][way];
  const parts = letter => [...stage.querySelectorAll(`[data-k^="${letter}"]:not(.leaving)`)];
  const box = part => ['x', 'y', 'width', 'height'].map(name => +part.getAttribute(name));
  let before = null;
  for (const [at, moment] of data.moments.entries()) {
    if (at > 0) forth();
    window.carrylessMove.settle(stage.querySelector('svg'));
    const current = document.querySelectorAll('.thumb')[at].getAttribute('aria-current');
    if (current !== 'step') say(at, 'is not the current moment');
    const drawn = new Map(parts('b').map(part => [part.dataset.k, part]));
    const wanted = new Map();
    moment.rows.forEach((row, index) => row.blocks.forEach(block => wanted.set(`b${index}.${block.weight}`, block.state)));
    for (const [key, state] of wanted) {
      const part = drawn.get(key);
      if (!part) say(at, `${key} is not drawn`);
      else if (!part.classList.contains(state)) say(at, `${key} is ${part.getAttribute('class')}, not ${state}`);
    }
    for (const key of drawn.keys()) if (!wanted.has(key)) say(at, `${key} is drawn`);
    const counts = parts('c').map(part => [part.dataset.k.slice(1), part.textContent.split('→').at(-1)]);
    const sums = moment.columns.map(column => [String(column.weight), String(column.count)]);
    if (JSON.stringify(counts) !== JSON.stringify(sums)) say(at, `sums ${counts}, not ${sums}`);
    const lit = parts('l').filter(part => part.matches('.lit')).map(part => part.dataset.k.slice(1));
    const alone = moment.columns.filter(column => column.odd && !column.right).map(column => String(column.weight));
    if (!alone.every(weight => lit.includes(weight))) say(at, `lit ${lit}, not ${alone}`);
    moment.rows.forEach((row, index) => {
      const size = parts('n').find(part => part.dataset.k.startsWith(`n${index}.`));
      if (size?.textContent !== String(row.size)) say(at, `pile ${row.pile} has ${size?.textContent}, not ${row.size}`);
    });
    const stones = new Map(parts('s').filter(part => !part.matches('.folded')).map(part => [part.dataset.k, ['cx', 'cy'].map(name => part.getAttribute(name)).join()]));
    if (stones.size > 0) {
      moment.rows.forEach((row, index) => {
        const here = [...stones.keys()].filter(key => key.startsWith(`s${index}.`)).length;
        const there = row.size - row.folded;
        if (here !== there) say(at, `pile ${row.pile} shows ${here} stones, not ${there}`);
      });
      const gaps = parts('h').length;
      const holes = moment.rows.flatMap(row => row.blocks).filter(block => block.state === 'hole').reduce((sum, block) => sum + block.weight, 0);
      if (gaps !== holes) say(at, `${gaps} holes, not ${holes}`);
    }
    // Stones of unchanged blocks do not move.
    if (before && at > 1) {
      data.moments[at - 1].rows.forEach((row, index) => row.blocks.forEach(block => {
        const key = `b${index}.${block.weight}`;
        const now = wanted.get(key);
        if (block.state === 'hole' || !now || now === 'hole' || !drawn.has(key)) return;
        const [x, y, width, height] = box(drawn.get(key));
        for (const [stone, place] of before) {
          const [cx, cy] = place.split(',').map(Number);
          const inside = stone.startsWith(`s${index}.`) && cx > x && cx < x + width && cy > y && cy < y + height;
          if (inside && stones.get(stone) !== place) say(at, `${stone} of ${key} has moved`);
        }
      }));
    }
    before = stones;
  }
  return found;
}
