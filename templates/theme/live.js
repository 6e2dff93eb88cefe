/* An answer in a book becomes live in its place: where the engine of pages stands beside the book, it gets a button. A classic script without dependencies; without it the answer reads as ever. */
(() => {
  const words = document.currentScript.dataset;
  const put = (parent, name, values) => {
    const made = Object.assign(document.createElement(name), values);
    parent.append(made);
    return made;
  };
  let count = 0;
  const loaded = {};
  const load = engine => loaded[engine] ??= Promise.all([['link', { rel: 'stylesheet', href: engine + 'live.css' }], ['script', { src: engine + 'page.js' }]]
    .map(([name, values]) => new Promise((done, failed) => put(document.head, name, { ...values, onload: done, onerror: failed }))));
  const live = (answer, button) => {
    const page = document.createElement('carryless-page');
    page.className = 'carryless';
    page.lang = answer.lang;
    count += 1;
    Object.assign(page.dataset, { state: JSON.stringify({ lang: answer.lang, line: answer.dataset.line }), own: '-' + count, broken: words.broken, unable: words.unable });
    const back = put(page, 'button', { type: 'button', className: 'back', textContent: words.built });
    back.addEventListener('click', () => {
      page.replaceWith(answer);
      button.focus();
    });
    const part = (name, values) => { put(page, 'div', values).dataset.part = name; };
    part('setting', { className: 'setting' });
    part('error', { className: 'error', role: 'alert' });
    const said = put(page, 'p', { className: 'unseen', ariaLive: 'polite' });
    said.dataset.said = '';
    part('answer', {});
    part('judge', {});
    answer.replaceWith(page);
    back.focus();
  };
  const offer = () => {
    for (const answer of document.querySelectorAll('.carryless[data-line][data-engine]')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'carryless-live';
      button.textContent = words.live;
      button.addEventListener('click', () => load(answer.dataset.engine).then(() => live(answer, button), () => button.replaceWith(words.unable)));
      answer.append(button);
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offer);
  else offer();
})();
