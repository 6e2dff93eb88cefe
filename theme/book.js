/* The book's own controls: contents, theme, keys, and the way to the other language. A classic
   script, so that it runs from file:// too. */
'use strict';

(() => {
  const html = document.documentElement;
  const one = id => document.getElementById(id);
  const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* a private window */ } };
  const kept = name => { try { return localStorage.getItem(name); } catch { return null; } };

  /* The way to the other language stands in the text, for readers without scripts; here it moves
     up, where it is always at hand. */
  const languages = document.querySelector('main > .languages');
  if (languages) {
    document.querySelectorAll('main > .languages').forEach(other => other === languages || other.remove());
    one('languages').replaceWith(languages);
    const link = languages.querySelector('a');
    link?.addEventListener('click', () => { link.hash = location.hash; });
  }

  /* Contents: beside the text where there is room, over it where there is not. */
  const contents = one('mdbook-sidebar');
  const button = one('contents-button');
  const wide = matchMedia('(min-width: 68rem)');
  const show = open => {
    html.classList.toggle('contents', open);
    button.setAttribute('aria-expanded', open);
  };
  show(wide.matches && kept('carryless-contents') !== 'no');
  button.addEventListener('click', () => {
    const open = !html.classList.contains('contents');
    show(open);
    if (wide.matches) keep('carryless-contents', open ? 'yes' : 'no');
    if (open) (contents.querySelector('a.active') ?? contents.querySelector('a'))?.focus();
  });
  wide.addEventListener('change', () => show(wide.matches && kept('carryless-contents') !== 'no'));
  contents.querySelector('a.active')?.setAttribute('aria-current', 'page');

  /* Theme: as the system wants it, light, dark. */
  const theme = one('theme-button');
  const choices = ['auto', 'light', 'dark'];
  const system = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const choice = choices.includes(kept('carryless-theme')) ? kept('carryless-theme') : 'auto';
    const dark = choice === 'dark' || choice === 'auto' && system.matches;
    html.classList.toggle('dark', dark);
    html.classList.toggle('light', !dark);
    theme.setAttribute('aria-label', theme.dataset[choice]);
    theme.title = theme.dataset[choice];
    return choice;
  };
  paint();
  system.addEventListener('change', paint);
  theme.addEventListener('click', () => {
    keep('carryless-theme', choices[(choices.indexOf(paint()) + 1) % choices.length]);
    paint();
  });

  /* Long lines of code and wide tables are scrolled by keys, too. */
  for (const wide of document.querySelectorAll('main :is(pre, .table-wrapper):not(.carryless *)')) wide.tabIndex = 0;

  /* Keys: arrows turn the pages, Esc closes what is open. */
  addEventListener('keydown', event => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (/^(?:input|select|textarea)$/i.test(event.target.nodeName)) return;
    const scrolls = event.target.closest?.('.scroll, pre, .table-wrapper');
    if (event.key === 'ArrowLeft' && !scrolls) document.querySelector('a[rel=prev]')?.click();
    else if (event.key === 'ArrowRight' && !scrolls) document.querySelector('a[rel=next]')?.click();
    else if (event.key === 'Escape' && html.classList.contains('contents') && !wide.matches) {
      show(false);
      button.focus();
    }
  });

  /* A folded answer is opened on paper. */
  const folded = [];
  addEventListener('beforeprint', () => {
    for (const answer of document.querySelectorAll('.carryless details:not([open])')) {
      answer.open = true;
      folded.push(answer);
    }
  });
  addEventListener('afterprint', () => folded.splice(0).forEach(answer => { answer.open = false; }));
})();
