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
  one('button[name=wing][value=explain]').click();
  await soon('the same position is explained', () => page.state.line === 'explain 3 4 5');
  const typed = one('input[name=line]');
  typed.value = '5 7 9';
  typed.form.requestSubmit();
  await soon('piles are explained', () => one('h1').textContent.includes('5, 7, 9'));
  one('button[name=wing][value=play]').click();
  await soon('a match', () => page.state.line.startsWith('play 5 7 9 --first me --seed '));
  one('[data-typed="1:4"]').click();
  await soon('what a move would leave', () => one('.go .next')?.value === '1:4');
  one('.go .next').click();
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
