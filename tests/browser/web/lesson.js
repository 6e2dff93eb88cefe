async () => {
  const page = document.querySelector('carryless-page');
  const found = [];
  const settled = () => new Promise(done => setTimeout(done, 250));
  const press = async selector => {
    const button = page.querySelector(selector);
    if (!button) return void found.push(`there is no ${selector}`);
    button.click();
    await settled();
  };
  const says = (selector, text) => {
    const element = page.querySelector(selector);
    const own = element?.textContent ?? 'nothing';
    if (!own.includes(text)) return void found.push(`${selector} says “${own}”, not “${text}”`);
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) found.push(`“${text}” is outside of the screen: ${top} to ${bottom}`);
  };
  if (getComputedStyle(page.querySelector('.wings')).display !== 'none') found.push('a pupil is led to the other pages');
  says('.lesson h1', 'Position 1 of 2');
  if (!page.querySelector('.lesson .next').disabled) found.push('nothing was chosen, and the button is on');
  await press('.lesson [data-typed="2:2"]');
  says('.lesson .next', 'Take 2 from pile 2');
  await press('.lesson .next');
  says('.lesson .told', 'One more try.');
  await press('.lesson [data-typed="1:2"]');
  await press('.lesson .next');
  says('.lesson .told', 'Right');
  says('.lesson .next', 'Next');
  await press('.lesson .next');
  says('.lesson h1', 'Position 2 of 2');
  await press('.lesson [value=cannot]');
  says('.lesson .told', 'Right');
  await press('.lesson .next');
  const field = page.querySelector('#place');
  field.value = '12';
  field.form.requestSubmit();
  await settled();
  const code = page.querySelector('.lesson .code').textContent;
  if (!/^X[0-9A-Z]{2}(-[0-9A-Z]{3})*(-[0-9A-Z]{1,3})$/.test(code)) found.push(`the code is ${code}`);
  says('.lesson .code', code);
  history.back();
  await settled();
  says('.lesson h1', 'All done.');
  history.forward();
  await settled();
  says('.lesson .code', code);
  return found;
}
