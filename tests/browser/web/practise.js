/* A pupil who reads the question from the page and says what to touch and to type: pairs of a selector and a text. With a true argument the pupil makes two piles equal. */
equalises => {
  const one = selector => document.querySelector(`.practise ${selector}`);
  const many = selector => [...document.querySelectorAll(`.practise ${selector}`)];
  /* Whether the player to move wins, found by trying. */
  const wins = piles => piles.some((size, pile) => Array.from({ length: size }, (_, left) => left).some(left => !wins(piles.with(pile, left))));
  const races = left => [1, 2].some(step => step <= left && !races(left - step));
  const choice = (name, value) => [`label:has([name=${name}][value="${value}"])`, ''];
  const asks = name => one(`form [name="${name}"]`) !== null;
  const rows = many('.work tbody th').map(cell => Number(cell.textContent));
  if (rows.length) {
    const weights = many('.work thead th').map(cell => Number(cell.textContent));
    const ones = weight => rows.filter(number => Math.floor(number / weight) % 2).length;
    return weights.map((weight, at) => [`.digits label:nth-child(${at + 1}) input`, String(ones(weight))]);
  }
  const piles = many('.table .number').map(number => Number(number.textContent));
  if (asks('say')) {
    const [, things] = one('.asks').textContent.match(/(\d+)/);
    const left = piles[0] ?? Number(things) - (/方格|squares/.test(one('.asks').textContent) ? 1 : 0);
    const step = [1, 2].find(step => !races(left - step));
    if (!races(left)) return [choice('outcome', 'lose')];
    return piles.length ? [[`[data-typed="1:${step}"]`, '']] : [choice('outcome', 'win'), choice('say', step)];
  }
  if (!asks('move')) return [choice('outcome', wins(piles) ? 'win' : 'lose')];
  const moves = piles.flatMap((size, pile) => Array.from({ length: size }, (_, left) => [pile, left]));
  const equal = ([pile, left]) => left > 0 && piles.some((other, at) => at !== pile && other === left);
  const right = ([pile, left]) => !wins(piles.with(pile, left));
  const [pile, left] = moves.find(equalises ? equal : right) ?? moves[0];
  return [[`[data-typed="${pile + 1}:${piles[pile] - left}"]`, '']];
}
