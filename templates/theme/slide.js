/* The third pile of a board of three: a slider and its binary digits. Each size has its board, drawn by the engine; what has the same key goes from its place in the one to its place in the other. Nothing here knows a rule. No empty lines: it stands in Markdown too. */
(() => {
  const words = document.currentScript.dataset;
  const start = () => document.querySelectorAll('.slide').forEach(figure => {
    const picture = figure.querySelector('.slid svg');
    const pages = [...figure.querySelectorAll('.album li')];
    const made = (name, className) => Object.assign(document.createElement(name), { className });
    const say = made('p', 'say');
    say.setAttribute('aria-live', 'polite');
    const range = made('input', 'range');
    Object.assign(range, { type: 'range', min: 0, max: pages.length - 1 });
    const label = made('label', 'third');
    const count = made('b', '');
    label.append(words.third + ' ', count, range);
    const digits = made('div', 'digits');
    const weights = [];
    for (let weight = pages.length / 2; weight >= 1; weight /= 2) weights.push(weight);
    let now = pages.findIndex(page => page.hasAttribute('aria-current'));
    const show = wanted => {
      now = wanted;
      window.carrylessMove(picture, pages[now].querySelector('svg'));
      tell();
    };
    const buttons = weights.map(weight => {
      const button = made('button', '');
      button.type = 'button';
      button.append(Object.assign(made('b', ''), { textContent: weight }), words.mirror);
      button.addEventListener('click', () => show(now ^ weight));
      digits.append(button);
      return button;
    });
    const tell = () => {
      count.textContent = range.value = now;
      say.textContent = pages[now].querySelector('title').textContent;
      buttons.forEach((button, at) => button.setAttribute('aria-pressed', Boolean(now & weights[at])));
      pages.forEach(page => page.removeAttribute('aria-current'));
      pages[now].setAttribute('aria-current', 'true');
    };
    range.addEventListener('input', () => show(Number(range.value)));
    pages.forEach((page, at) => page.addEventListener('click', () => show(at)));
    figure.querySelector('.slid').after(say, label, digits);
    figure.classList.add('live');
    tell();
  });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
