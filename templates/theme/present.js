/* A walkthrough on a projector: one step at a time, large, the rest hidden until it is asked for. A classic script without dependencies; without it the page reads as ever. No empty lines: it stands in Markdown too. */
(() => {
  if (window.carrylessPresents) return;
  window.carrylessPresents = true;
  const words = document.currentScript.dataset;
  const element = (name, text, action) => {
    const made = document.createElement(name);
    made.textContent = text;
    if (action) {
      made.type = 'button';
      made.addEventListener('click', action);
    }
    return made;
  };
  const present = (container, button) => {
    const place = document.createComment('');
    const parts = [...container.children].filter(part => part !== button && !part.matches('.command, .languages, style, script'));
    const slides = [];
    for (const part of parts) {
      const first = slides.length === 0;
      if (first || part.matches('.step, .verdict, h2, h3, .carryless > details')) slides.push([part]);
      else slides.at(-1).push(part);
    }
    // What stands at the head of the page stays; the verdict comes last.
    const hero = container.querySelector(':scope > .hero');
    const answers = hero ? [...hero.querySelectorAll('.verdict, .choice')] : [];
    if (hero) slides.push([]);
    const folded = [...container.querySelectorAll('details')].map(answer => [answer, answer.open]);
    let now = 0;
    const count = element('output', '');
    const show = wanted => {
      const before = now;
      now = Math.max(0, Math.min(slides.length - 1, wanted));
      slides.forEach((slide, at) => slide.forEach(part => part.classList.toggle('present-later', at !== now && part !== hero)));
      answers.forEach(part => part.classList.toggle('present-later', now !== slides.length - 1));
      container.classList.toggle('asking', Boolean(hero) && now === 0);
      count.textContent = (now + 1) + ' / ' + slides.length;
      back.setAttribute('aria-disabled', now === 0);
      on.setAttribute('aria-disabled', now === slides.length - 1 && !closed());
      if (now !== before) stage.scrollTop = 0;
    };
    const closed = () => slides[now].flatMap(part => [part, ...part.querySelectorAll('details')])
      .find(part => part.matches('details:not([open])'));
    const go = step => {
      const answer = step > 0 && closed();
      if (answer) {
        answer.open = true;
        show(now);
        answer.scrollIntoView({ block: 'nearest' });
      } else show(now + step);
    };
    const dialog = element('dialog', '');
    dialog.className = 'presentation carryless';
    dialog.setAttribute('aria-label', words.start);
    const stage = element('div', '');
    stage.className = 'stage';
    const back = element('button', words.back, () => go(-1));
    const on = element('button', words.next, () => go(1));
    const bar = element('div', '');
    bar.className = 'controls';
    bar.append(back, count, on, element('button', words.end, () => end()));
    dialog.append(stage, bar);
    container.before(place);
    stage.append(container);
    document.body.append(dialog);
    dialog.addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const pressed = event.target.closest('button, summary') && event.key === ' ' ? 'Enter' : event.key;
      const keys = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ' ': 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };
      if (pressed in keys) go(keys[pressed]);
      else if (pressed === 'Escape') end();
      else if (/^f$/i.test(pressed)) document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.().catch(() => {});
      else if (pressed === 'Home') show(0);
      else if (pressed === 'End') show(slides.length - 1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    const end = () => {
      if (!dialog.isConnected) return;
      dialog.remove();
      place.replaceWith(container);
      [...parts, ...answers].forEach(part => part.classList.remove('present-later'));
      container.classList.remove('asking');
      folded.forEach(([answer, open]) => { answer.open = open; });
      button.focus();
    };
    dialog.addEventListener('close', end);
    show(0);
    dialog.showModal();
    on.focus();
  };
  const offer = () => {
    for (const container of document.querySelectorAll('.carryless.walk, body > main, main#content')) {
      const steps = [...container.children].filter(part => part.matches('.step, h2'));
      if (steps.length >= 2) {
        const button = element('button', words.start, () => present(container, button));
        button.className = 'carryless-present';
        const title = container.querySelector(':scope > h1, .hero .question');
        if (title) title.before(button);
        else container.prepend(button);
      }
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offer);
  else offer();
})();
