async () => {
  const findings = [];
  const page = document.querySelector('carryless-page');
  const one = selector => document.querySelector(selector);
  const soon = async (what, holds) => {
    for (let tries = 0; tries < 250; tries++) {
      if (holds()) return true;
      await new Promise(done => setTimeout(done, 20));
    }
    findings.push(`${what}: ${page.state?.line} | ${one('[data-part=error]')?.textContent}`);
    return false;
  };
  if (!await soon('the engine starts', () => page.classList.contains('ready'))) return findings;
  const typed = one('input[name=line]');
  typed.value = '5 7 9';
  typed.form.requestSubmit();
  await soon('piles are explained', () => one('h1').textContent.includes('5, 7, 9'));
  one('button[name=wing][value=play]').click();
  await soon('a match', () => page.state.line.startsWith('play 5 7 9 --first me --seed '));
  const range = one('input[type=range][name=pile-1]');
  range.value = 1;
  range.dispatchEvent(new Event('input', { bubbles: true }));
  range.dispatchEvent(new Event('change', { bubbles: true }));
  await soon('what a move would leave', () => one('.turn .next')?.value === '1:4');
  one('.turn .next').click();
  await soon('the computer answers', () => /--moves 1:4,\d:\d/.test(page.state.line));
  one('button[name=wing][value=worksheet]').click();
  const frames = () => [...document.querySelectorAll('.papers iframe')];
  await soon('a sheet and its key', () => frames().length === 2 && frames()[0].contentDocument?.body?.textContent.length > 100);
  for (const lang of ['zh', 'zh-TW', 'en']) {
    one(`button[name=lang][value=${lang}]`).click();
    await soon(`the language ${lang}`, () => document.documentElement.lang === lang);
  }
  return findings;
}
