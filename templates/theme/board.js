/* The board moves: one panel of the strip is shown large, and what has the same key in two panels goes from its place in the one to its place in the other. What is where the engine has drawn; nothing here knows a rule. A classic script without dependencies; without it the strip reads as ever. No empty lines: it stands in Markdown too. */
(() => {
  if (window.carrylessBoards) return;
  window.carrylessBoards = true;
  const words = document.currentScript.dataset;
  const made = (name, className, ...inside) => {
    const element = document.createElement(name);
    element.className = className;
    element.append(...inside);
    return element;
  };
  const button = (className, text, action) => {
    const one = made('button', className, text);
    one.type = 'button';
    one.addEventListener('click', action);
    return one;
  };
  const keyed = picture => picture.querySelectorAll('[data-k]');
  /* So many parts change in one frame: more at once would hold up a slow processor. */
  const atOnce = 8;
  const changes = function* (picture, target) {
    picture.querySelectorAll('.leaving').forEach(gone => gone.remove());
    const now = new Map([...keyed(picture)].map(element => [element.dataset.k, element]));
    let before = picture.querySelector('title');
    let walking = 0;
    let changed = 0;
    const set = (element, name, value) => {
      if (element.getAttribute(name) === value) return false;
      element.setAttribute(name, value);
      return true;
    };
    before.textContent = target.querySelector('title').textContent;
    /* What has no key does not move: it is as it is there. */
    const still = svg => [...svg.children].filter(one => !one.matches('title, [data-k]') && !one.querySelector('[data-k]'));
    const [old, fresh] = [still(picture), still(target)];
    const stays = old.length === fresh.length && old.every((one, at) => one.isEqualNode(fresh[at]));
    if (!stays) old.forEach(one => one.remove());
    for (const goal of stays ? keyed(target) : target.querySelectorAll('[data-k], svg > :not(title)')) {
      if (!goal.dataset.k) {
        if (!fresh.includes(goal)) continue;
        const copy = goal.cloneNode(true);
        before.after(copy);
        before = copy;
        continue;
      }
      if (changed >= atOnce) {
        changed = 0;
        yield;
      }
      let element = now.get(goal.dataset.k);
      if (element) {
        now.delete(goal.dataset.k);
        const walks = goal.matches('.stone') && ['cx', 'cy'].some(name => element.getAttribute(name) !== goal.getAttribute(name));
        element.style.transitionDelay = walks ? Math.min(walking++ * 28, 500) + 'ms' : '';
        const differs = [...goal.attributes].filter(({ name, value }) => set(element, name, value)).length;
        const reworded = element.textContent !== goal.textContent;
        if (reworded) element.textContent = goal.textContent;
        if (differs || reworded) changed++;
      } else {
        element = goal.cloneNode(true);
        element.classList.add('coming');
        before.after(element);
        changed++;
      }
      before = element;
    }
    for (const element of now.values()) {
      element.classList.add('leaving');
      setTimeout(() => element.remove(), 450);
    }
  };
  const unfinished = new Map();
  const settle = picture => {
    const rest = unfinished.get(picture);
    unfinished.delete(picture);
    while (rest && !rest.next().done);
  };
  const move = (picture, target) => {
    settle(picture);
    const rest = changes(picture, target);
    unfinished.set(picture, rest);
    const go = () => {
      if (unfinished.get(picture) !== rest) return;
      if (rest.next().done) unfinished.delete(picture);
      else requestAnimationFrame(go);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) settle(picture);
    else requestAnimationFrame(go);
  };
  window.carrylessMove = Object.assign(move, { settle });
  const enliven = board => {
    const strip = board.querySelector('ol');
    const panels = [...strip.children].map(panel => ({ picture: panel.querySelector('svg'), told: panel.querySelector('p'), panel }));
    const picture = panels[0].picture.cloneNode(true);
    const stage = made('div', 'stage', picture);
    const say = made('div', 'say');
    say.setAttribute('aria-live', 'polite');
    let now = -1;
    const show = wanted => {
      const last = panels.length - 1;
      const next = Math.max(0, Math.min(last, wanted));
      if (next === now) return;
      if (now >= 0) move(picture, panels[next].picture);
      now = next;
      panels.forEach(({ thumb, said }, at) => {
        said.classList.toggle('now', at === now);
        if (at === now) thumb.setAttribute('aria-current', 'step');
        else thumb.removeAttribute('aria-current');
      });
      back.setAttribute('aria-disabled', now === 0);
      on.textContent = now === last ? words.again : words.next;
    };
    const forth = () => show(now === panels.length - 1 ? 0 : now + 1);
    const back = button('back', words.back, () => show(now - 1));
    const on = button('next', words.next, forth);
    const bar = made('div', 'bar', back, on);
    if (board.querySelector('.stone')) {
      const digits = button('swap', words.digits, () => {
        digits.setAttribute('aria-pressed', board.classList.toggle('digits'));
      });
      digits.setAttribute('aria-pressed', 'false');
      bar.append(digits);
    }
    const present = button('present', words.present, () => {
      const on = board.classList.toggle('presenting');
      present.textContent = on ? words.end : words.present;
      if (on) show(0);
    });
    bar.append(present);
    for (const [at, panel] of panels.entries()) {
      panel.said = panel.told.cloneNode(true);
      say.append(panel.said);
      panel.thumb = button('thumb', '', () => show(at));
      panel.thumb.append(panel.picture, panel.panel.querySelector('b'));
      panel.panel.querySelector('figure').replaceWith(panel.thumb);
    }
    board.prepend(stage, made('div', 'tail', say, bar));
    board.classList.add('live');
    board.closest('.hero')?.classList.add('alive');
    show(0);
    const alone = document.querySelectorAll('.moments').length === 1;
    (alone ? document : board).addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, textarea, select, .scroll')) return;
      const wall = board.matches('.presenting');
      if (event.key === 'ArrowRight' || event.key === 'PageDown' && wall || event.key === ' ' && wall) show(now + 1);
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp' && wall) show(now - 1);
      else if (event.key === 'Home' && wall) show(0);
      else if (event.key === 'Escape' && wall) present.click();
      else if (/^f$/i.test(event.key) && wall) document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.().catch(() => {});
      else return;
      event.preventDefault();
    });
    let from = null;
    stage.addEventListener('touchstart', event => { from = event.touches[0]; }, { passive: true });
    stage.addEventListener('touchend', event => {
      const to = event.changedTouches[0];
      const [x, y] = from ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
      from = null;
      if (Math.abs(x) > 40 && Math.abs(x) > Math.abs(y)) show(now + (x < 0 ? 1 : -1));
    });
  };
  const start = () => document.querySelectorAll('.moments:not(.live)').forEach(enliven);
  /* A page that only moves boards has no words for these buttons, and leaves those around it as they are. */
  if (!words.next) return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
