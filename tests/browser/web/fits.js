/* Presses the controls of the page as it stands and submits its forms, each from the same state, and gives their number and those whose answer a person would not see. An answer is what the page tells (`told`), else all that has changed, the control itself aside; a field shows itself what it says. It is seen when it lies inside the viewport, what is higher than half of that with its head. */
async () => {
  const page = document.querySelector('carryless-page');
  const found = [], right = new Set();
  const told = '.error, .verdict-here, .trying [data-told], .saying, .told, .talk h1, .lesson h1, .map h1, .lesson .code, .link a, .marks';
  const works = 'button, select, input[type=checkbox], input[type=range], summary';
  /* What writes a file, prints, sounds, copies or shares; what is chosen already. */
  const aside = '[name=write], [name=paper], [data-print], [data-tour], [data-copy], [data-share], [data-sound], [aria-current], [aria-disabled=true], '
    + '[disabled], :is([name=lang], [name=rule], [name=line])[aria-pressed=true], .spots [aria-hidden=true] *';
  const start = { ...page.state };
  const quiet = () => new Promise(done => setTimeout(done, 0));
  const seen = element => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const low = Math.min(bottom, top + innerHeight / 2);
    return width > 1 && height > 1 && top >= -1 && low <= innerHeight + 1 && right > 0 && left < innerWidth;
  };
  /* Whether one of them is seen within half a second: frames of a sheet load later and move what stands below them. */
  const comesInSight = async elements => {
    for (let tries = 0; tries < 20 && !elements.some(seen); tries++) await new Promise(done => setTimeout(done, 25));
    return elements.some(seen);
  };
  const shown = element => element.isConnected && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const called = element => `${element.localName} ${element.getAttribute('name') ?? element.className} ${element.value ?? ''} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 24)}”`;
  const controls = () => [...page.querySelectorAll(works)].filter(one => shown(one) && !one.matches(aside));
  const back = async () => {
    clearTimeout(page.later);
    page.className = 'ready';
    page.state = { ...start };
    const before = new Map([...page.querySelectorAll('iframe')].map(frame => [frame, frame.srcdoc]));
    page.ask({}, true);
    /* A sheet that loads later would move what stands below it. */
    const loading = [...page.querySelectorAll('iframe')].filter(frame => before.get(frame) !== frame.srcdoc || frame.contentDocument?.URL !== 'about:srcdoc' || frame.contentDocument.readyState !== 'complete');
    const loaded = loading.map(frame => new Promise(done => frame.addEventListener('load', done, { once: true })));
    page.querySelectorAll('details').forEach(one => { one.open = true; });
    scrollTo({ top: 0, behavior: 'instant' });
    await Promise.all(loaded);
    await quiet();
  };
  await back();
  /* What is typed into a form: moves of the board, of which some are right and some are wrong, a position, and what means nothing. A line of sheets is long, and says all of them. */
  const typed = submit => {
    const field = submit.form?.querySelector('input');
    const board = page.querySelectorAll('[data-typed]');
    const moves = [...new Set([...board].map(one => one.dataset.typed))].filter(Boolean).slice(0, 4);
    if (field?.type === 'number') return ['1'];
    if (['--move', 'say', 'answer'].includes(field?.name)) return [...moves, field.placeholder, 'x'];
    if (/^(line|task-)/.test(field?.name) && !/^(worksheet|answers)/.test(field.value)) return ['2 3', 'x'];
    return ['x'];
  };
  /* Of those that do the same in other places, two. */
  const names = new Map();
  const tried = [...controls().entries()].filter(([, one]) => {
    const own = ['wing', 'line'].includes(one.name) || !one.name;
    const name = [one.localName, one.name?.replace(/-.*/, ''), one.type === 'submit' && one.form?.querySelector('input')?.name.replace(/\d+$/, ''), own ? one.value || one.textContent : '', one.dataset.switch, one.dataset.open].join();
    names.set(name, (names.get(name) ?? 0) + 1);
    return names.get(name) <= 2;
  }).flatMap(([at, one]) => one.type === 'submit' ? typed(one).map(value => [at, value]) : [[at, '']]);
  for (const [at, value] of tried) {
    await back();
    const control = controls()[at];
    const name = called(control) + value;
    if (value) control.form.querySelector('input').value = value;
    const folded = control.localName === 'summary' && control.parentElement;
    if (folded) folded.open = false;
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    control.focus({ preventScroll: true });
    const before = new Map([...page.querySelectorAll(told)].filter(shown).map(one => [one, one.textContent]));
    const changed = new Set();
    const note = records => {
      for (const { type, target, addedNodes } of records) {
        for (const one of type === 'childList' && addedNodes.length ? addedNodes : [target]) changed.add(one instanceof Element ? one : one.parentElement);
      }
    };
    const watch = new MutationObserver(note);
    watch.observe(page.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
    const { localName, type } = control;
    if (localName === 'select') control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
    if (type === 'range') control.value = Number(control.value) > 0 ? Number(control.value) - 1 : 1;
    if (localName === 'select' || type === 'range') control.dispatchEvent(new Event('change', { bubbles: true }));
    else control.click();
    await quiet();
    note(watch.takeRecords());
    watch.disconnect();
    if (folded) {
      if (!seen(folded)) found.push(`${name} opens out of sight`);
      continue;
    }
    const field = localName === 'select' || localName === 'input';
    const news = [...page.querySelectorAll(told)].filter(one => shown(one) && one.textContent.trim() && before.get(one) !== one.textContent && !(field && !one.matches('.error')));
    const others = [...changed].filter(one => one && shown(one) && one !== control && !control.contains(one));
    /* A judgement is told under the board and beside the field. */
    if (news.length) {
      right.add(news.find(one => one.dataset.right)?.dataset.right);
      if (!await comesInSight(news)) found.push(`${name}: not seen: ${called(news[0])} at ${Math.round(news[0].getBoundingClientRect().top)}`);
    } else if (!field && !await comesInSight(others)) found.push(others.length ? `${name}: not seen: ${others.map(called).slice(0, 3).join(', ')}` : changed.has(control) ? '' : `${name}: nothing changes`);
  }
  await back();
  return [tried.length, found.filter(Boolean), [...right].filter(Boolean)];
}
