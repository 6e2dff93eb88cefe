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
  const frames = () => [...document.querySelectorAll('.papers iframe')];
  const sheet = () => frames()[0]?.contentDocument?.body?.textContent ?? '';
  const change = (field, value) => {
    field.focus();
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const give = (list, bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], 'class.csv'));
    one(`input[data-list=${list}]`).files = data.files;
    one(`input[data-list=${list}]`).dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (!await soon('the engine starts', () => page.classList.contains('ready'))) return findings;
  one('button[name=wing][value=worksheet]').click();
  await soon('a sheet and its key', () => frames().length === 2 && sheet().length > 100);
  await soon('the seed stands in the line', () => /^worksheet --topic binary:2,grid:2,who-wins:2 --seed \d+$/.test(page.state.line));
  await soon('a sheet is as high as it is', () => frames().filter(frame => !frame.closest('details:not([open])')).every(frame => frame.clientHeight >= frame.contentDocument.documentElement.scrollHeight));
  const before = page.state.line;
  one('button[name=again]').click();
  await soon('other exercises', () => page.state.line !== before);
  one('#of-topics').open = true;
  one('input[name=topic-nim-sum]').click();
  await soon('a topic', () => page.state.line.endsWith('--topic binary:2,grid:2,nim-sum,who-wins:2'));
  if (document.activeElement !== one('input[name=topic-nim-sum]') && document.activeElement !== document.body) findings.push('the focus has left the topic');
  change(one('input[name=count-nim-sum]'), 2);
  await soon('how many of it', () => page.state.line.endsWith('--topic binary:2,grid:2,nim-sum:2,who-wins:2'));
  if (document.activeElement !== one('input[name=count-nim-sum]')) findings.push('the focus has left the number');
  one('#of-class').open = true;
  change(one('textarea[name=roster]'), '李明\n王芳\n赵一');
  await soon('a class is pasted', () => page.state.line.endsWith('--copies 3') && sheet().includes('李明'));
  one('button[name=step]:last-of-type').click();
  await soon('the next sheet', () => sheet().includes('王芳'));
  one('button[name=summary]').click();
  await soon('the whole class', () => frames().length === 3);
  if (/[李王赵%]/.test(decodeURIComponent(location.hash))) findings.push(`a name in the address: ${location.hash}`);
  for (const [what, bytes] of [
    ['GB18030', [0xd0, 0xd5, 0xc3, 0xfb, 10, 0xc0, 0xee, 0xc3, 0xf7, 10, 0xcd, 0xf5, 0xb7, 0xbc, 10]],
    ['Big5', [0xa9, 0x6d, 0xa6, 0x57, 10, 0xa7, 0xf5, 0xa9, 0xfa, 10, 0xa4, 0xfd, 0xaa, 0xda, 10]],
    ['UTF-16', [0xff, 0xfe, 0xd3, 0x59, 0x0d, 0x54, 10, 0, 0x4e, 0x67, 0x0e, 0x66, 10, 0, 0x8b, 0x73, 0xb3, 0x82, 10, 0]],
    ['UTF-8', [...new TextEncoder().encode('姓名\n李明\n王芳\n')]],
  ]) {
    give('roster', [34, 65, 10]);
    await soon('an open quotation', () => one('[data-part=error]').textContent.length > 5);
    give('roster', bytes);
    await soon(`a list in ${what}`, () => page.state.line.endsWith('--copies 2') && one('textarea[name=roster]').value.includes('李明'));
  }
  one('button[name=paper][value=key]').click();
  await soon('the keys for the printer', () => one('[data-part=paper] iframe')?.contentDocument?.querySelectorAll('main, .key').length > 0);
  one('#of-answers').open = true;
  one('input[name=code]').value = one('h1 code').textContent;
  one('input[name=code]').form.requestSubmit();
  await soon('the key of a code', () => page.state.line.startsWith('answers ') && frames().length === 1);
  one('button[name=sheet]').click();
  await soon('the sheet of a code', () => page.state.line.startsWith('worksheet --code ') && frames().length === 2);
  one('button[name=wing][value=worksheet]').click();
  change(one('textarea[name=answers]'), `Sheet,${one('h1 code').textContent}\nNo.,1,2\n1,5,4\n`);
  await soon('answers are marked', () => page.state.line === 'answers --check answers.csv' && one('.marks table'));
  if (page.scrollWidth > document.documentElement.clientWidth) findings.push('wider than the screen');
  return findings;
}
