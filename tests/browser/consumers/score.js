// Answers QTI 3.0 items as a pupil does, in Cito's components.
//
// xml is an item with embedded pictures. An attempt is a list with a value per gap, in order: null (not answered), a
// text (typed), or a list of 0-based choice indices (clicked).
//      look(xml):             { gaps: [{ kind, many, choices }], pictures }, kind being choice, text or long
//      scores(xml, attempts): { scores: [{ score, feedback }] }, feedback being the names of the visible feedbacks
// Both return { fault } on an unsupported element, an invisible gap, a picture that does not load, an answer that the
// item does not accept, a score that is not a number, or an error logged by the components.
'use strict';

const SPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
// Elements that the components read without a class of their own.
const READ = new Set(['qti-correct-response', 'qti-value', 'qti-default-value', 'qti-mapping', 'qti-map-entry']);
const KINDS = { 'qti-choice-interaction': 'choice', 'qti-text-entry-interaction': 'text', 'qti-extended-text-interaction': 'long' };

// Yields to the browser once; nested timers would be throttled.
const pause = () => new Promise(done => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { port1.close(); done(); };
  port2.postMessage(0);
});
const plain = text => text.replace(/\s+/g, ' ').trim();
const must = (holds, fault) => { if (!holds) throw new Error(fault); };

const isSeen = element => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
};

const control = gap => KINDS[gap.localName] === 'text' ? gap.shadowRoot.querySelector('input')
  : KINDS[gap.localName] === 'long' ? gap.shadowRoot.querySelector('textarea') : gap;

const choices = gap => [...gap.querySelectorAll('qti-simple-choice')];

// Waits until no component has pending updates. The prompt component never reports completion.
const rest = async root => {
  const busy = () => [...root.querySelectorAll('*')].some(part => part.localName !== 'qti-prompt' && part.isUpdatePending);
  for (let quiet = 0, turns = 0; quiet < 2; turns++) {
    must(turns < 500, 'the item does not come to rest');
    await pause();
    quiet = busy() ? 0 : quiet + 1;
  }
};

// Declarations of a valid item.
const parsed = xml => {
  const file = new DOMParser().parseFromString(xml, 'text/xml');
  must(!file.querySelector('parsererror'), 'the item is not well-formed');
  const root = file.documentElement;
  must(root.localName === 'qti-assessment-item' && root.namespaceURI === SPACE, `the root is ${root.nodeName}`);
  const unknown = [...file.querySelectorAll('*')].map(part => part.localName)
    .find(name => name.startsWith('qti-') && !customElements.get(name) && !READ.has(name));
  must(!unknown, `the components have no <${unknown}>`);
  return file;
};

// Renders an item; returns it with its gaps.
const shown = async xml => {
  parsed(xml);
  const frame = document.createElement('qti-item');
  const box = document.createElement('item-container');
  frame.append(box);
  const connected = new Promise((done, failed) => {
    frame.addEventListener('qti-assessment-item-connected', event => done(event.detail), { once: true });
    setTimeout(() => failed(new Error('the item does not load')), 5000);
  });
  // Set before the element is connected; later the XML may be lost.
  box.itemXML = xml;
  document.getElementById('host').replaceChildren(frame);
  const item = await connected;
  await rest(item);
  const gaps = [...item.querySelectorAll('*')].filter(part => /^qti-.*-interaction$/.test(part.localName));
  must(gaps.length > 0, 'there is nothing to answer');
  for (const gap of gaps) {
    must(gap.localName in KINDS, `nobody here can answer <${gap.localName}>`);
    must([control(gap), ...choices(gap)].every(isSeen), `${gap.getAttribute('response-identifier')} is not seen`);
  }
  must(feedback(item).length === 0, 'feedback is shown before the answer');
  return { item, gaps };
};

const feedback = item => [...item.querySelectorAll('qti-modal-feedback')]
  .filter(said => said.shadowRoot?.querySelector('dialog')?.open)
  .map(said => said.getAttribute('identifier'));

// Types or clicks; returns the response that the item must have then.
const answer = async (gap, given) => {
  if (given === null) return null;
  if (typeof given === 'string') {
    const field = control(gap);
    field.focus();
    field.select();
    must(document.execCommand('insertText', false, given) && field.value === given, `${given} cannot be typed`);
    // Events that the components listen to.
    field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, composed: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    field.blur();
    return given;
  }
  for (const at of given) {
    choices(gap)[at].click();
    await gap.updateComplete;
  }
  return given.map(at => choices(gap)[at].getAttribute('identifier'));
};

const same = (held, given) => given === null ? [null, undefined, ''].includes(held) || held.length === 0
  : [held].flat().map(String).sort().join() === [given].flat().sort().join();

const attempt = async (xml, values) => {
  const { item, gaps } = await shown(xml);
  must(values.length === gaps.length, `${gaps.length} gaps, ${values.length} answers`);
  const given = [];
  for (const [at, gap] of gaps.entries()) given.push(await answer(gap, values[at]));
  await rest(item);
  const value = name => item.variables.find(variable => variable.identifier === name)?.value;
  for (const [at, gap] of gaps.entries()) {
    const held = value(gap.getAttribute('response-identifier'));
    must(same(held, given[at]), `given ${JSON.stringify(given[at])}, held ${JSON.stringify(held)}`);
  }
  item.processResponse();
  await rest(item);
  const score = value('SCORE');
  must(![null, undefined, ''].includes(score) && Number.isFinite(Number(score)), `SCORE is ${JSON.stringify(score)}`);
  return { score: Number(score), feedback: feedback(item) };
};

// Runs an action; returns its result, or the fault, including errors logged by the components.
const heard = async task => {
  const complaints = [];
  const own = ['error', 'warn'].map(name => [name, console[name]]);
  for (const [name] of own) console[name] = (...words) => complaints.push(words.map(word => word?.message ?? String(word)).join(' '));
  const failed = event => complaints.push(String(event.message ?? event.reason));
  addEventListener('error', failed);
  addEventListener('unhandledrejection', failed);
  try {
    const result = await task();
    must(complaints.length === 0, complaints.join('; '));
    return result;
  } catch (error) {
    return { fault: error.message };
  } finally {
    for (const [name, say] of own) console[name] = say;
    removeEventListener('error', failed);
    removeEventListener('unhandledrejection', failed);
    document.getElementById('host').replaceChildren();
  }
};

window.look = xml => heard(async () => {
  const { item, gaps } = await shown(xml);
  const pictures = [...item.querySelectorAll('img')];
  for (const picture of pictures) {
    await picture.decode().catch(() => {});
    must(picture.naturalWidth > 0 && isSeen(picture) && picture.alt, `${picture.src.slice(0, 80)} is not seen, or has no words`);
  }
  const many = gap => parsed(xml)
    .querySelector(`qti-response-declaration[identifier="${gap.getAttribute('response-identifier')}"]`)
    .getAttribute('cardinality') === 'multiple';
  return {
    gaps: gaps.map(gap => ({ kind: KINDS[gap.localName], many: many(gap), choices: choices(gap).map(one => plain(one.textContent)) })),
    pictures: pictures.length,
  };
});

window.scores = (xml, attempts) => heard(async () => {
  const scores = [];
  for (const values of attempts) scores.push(await attempt(xml, values));
  return { scores };
});
