/* The path of a race with other numbers to add. Each range has its path, drawn by the engine; what has the same key slides from its place in the one to its place in the other. Nothing here knows a rule. No empty lines: it stands in Markdown too. */
(() => {
  const words = document.currentScript.dataset;
  const start = () => document.querySelectorAll('.braid').forEach(figure => {
    const states = [...figure.querySelectorAll('.ranges > li')];
    if (!states.length) return;
    const shown = [...figure.querySelectorAll('.braided svg')];
    const asked = shown.map(picture => picture.cloneNode(true));
    let caption = figure.querySelector('figcaption');
    if (!caption) figure.querySelector('.braided').after(caption = document.createElement('figcaption'));
    caption.setAttribute('aria-live', 'polite');
    const row = document.createElement('div');
    row.className = 'choice';
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', words.ranges);
    const label = document.createElement('span');
    label.textContent = words.ranges;
    row.append(label);
    const buttons = states.map((state, at) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = state.querySelector('b').textContent;
      button.setAttribute('aria-pressed', state.hasAttribute('aria-current'));
      button.addEventListener('click', () => {
        const goals = state.hasAttribute('aria-current') ? asked : state.querySelectorAll('svg');
        shown.forEach((picture, nth) => window.carrylessMove(picture, goals[nth]));
        caption.textContent = state.querySelector('p').textContent;
        buttons.forEach((other, nth) => other.setAttribute('aria-pressed', nth === at));
      });
      row.append(button);
      return button;
    });
    caption.after(row);
  });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
