/* The page: it sends the line so far and the control that was used to the engine, and puts the parts of the reply in their places. Elements that stay are kept, so that focus and what is being pulled at survive. No rule and no word is known here. */
(() => {
  /** @typedef {import('./page').Request} Request */
  /** @typedef {import('./page').Reply} Reply */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  /* From a disk, or in a frame that may not say where it is from: no file can be asked for, and nothing kept. */
  const apart = self.origin === 'null';

  /** @type {WebAssembly.Module | undefined} */
  let compiled;
  /** @type {WebAssembly.Instance | undefined} */
  let instance;

  /** All files from a script, where no file can be asked for. @type {Promise<Record<string, string>> | undefined} */
  let told;
  /** @returns {Promise<Record<string, string>>} */
  const tellAll = () => new Promise((done, failed) => {
    const element = document.createElement('script');
    element.src = new URL('engine.js', script.src || location.href).href;
    element.onload = () => done(/** @type {any} */ (window).carrylessFiles);
    element.onerror = failed;
    document.head.append(element);
  });

  /** The bytes of a text in base 122, as src/web/base122.rs writes it. @param {string} text @returns {Uint8Array<ArrayBuffer>} */
  const decoded = text => {
    const bytes = new Uint8Array(parseInt(text, 10));
    let [at, held, bits] = [0, 0, 0];
    const put = (/** @type {number} */ value) => {
      held = (held << 7 | value) & 0x7fff;
      bits += 7;
      if (bits < 8) return;
      bits -= 8;
      bytes[at++] = held >> bits;
    };
    for (let place = text.indexOf(':') + 1; place < text.length; place++) {
      const code = text.charCodeAt(place);
      if (code > 127) put('\0\n\r"<\\'.charCodeAt((code >> 7) - 1));
      put(code & 127);
    }
    return bytes;
  };

  /** Says how much of the engine has come, from 0 to 1. @param {Response} reply */
  const counted = reply => {
    const whole = Number(reply.headers.get('Content-Length'));
    let come = 0;
    return /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (reply.body).pipeThrough(new TransformStream({
      transform(piece, control) {
        come += piece.length;
        document.documentElement.style.setProperty('--come', String(whole ? come / whole : 1));
        control.enqueue(piece);
      },
    }));
  };

  /** The bytes of a file: in the page, at an address, or in a script. @param {string} name @param {boolean} [counts] */
  const bytes = async (name, counts) => {
    const inside = document.getElementById(name);
    const asked = inside || apart ? null : await fetch(new URL(name, script.src)).catch(() => null);
    if (asked?.ok && asked.body) return new Uint8Array(await new Response(counts ? counted(asked) : asked.body).arrayBuffer());
    return decoded(inside?.textContent ?? (await (told ??= tellAll()))[name] ?? '');
  };

  /** What stays on this device: the language that was chosen last, and practice; a page may not be allowed to keep it. @param {'lang' | 'practice'} name @param {string} [value] */
  const kept = (name, value) => {
    try {
      if (value) localStorage.setItem(`carryless-${name}`, value);
      return localStorage.getItem(`carryless-${name}`);
    } catch {
      return null;
    }
  };

  /** What a module answers to bytes: the engine, or what unpacks it. @param {WebAssembly.Instance} instance @param {Uint8Array} sent @returns {Uint8Array<ArrayBuffer>} */
  const called = (instance, sent) => {
    const { allocate, answer, memory } = /** @type {{ memory: WebAssembly.Memory, allocate: (length: number) => number, answer: () => bigint }} */ (/** @type {unknown} */ (instance.exports));
    /* Making room can move the memory: it is looked at afterwards. */
    const room = allocate(sent.length);
    new Uint8Array(memory.buffer, room, sent.length).set(sent);
    const place = BigInt.asUintN(64, answer());
    return new Uint8Array(/** @type {ArrayBuffer} */ (memory.buffer), Number(place & 0xffffffffn), Number(place >> 32n));
  };

  /** What decompresses LZMA, and is called as the engine is. @type {WebAssembly.Instance} */
  let unpacker;
  /** The words of languages, as the engine takes them, and the languages whose words it has. @type {Map<string, string>} */
  const words = new Map();
  const given = new Set();
  /** @param {string} language @param {Uint8Array} packed */
  const keepWords = (language, packed) => words.set(language, new TextDecoder().decode(called(unpacker, packed)));
  const wordsOf = (/** @type {string} */ language) => bytes(`words/${language}.bin`);
  /** @param {string[]} languages */
  const fetchWords = languages => Promise.all(languages.map(async language => keepWords(language, await wordsOf(language))));

  /** Several pages share it. @type {Promise<void> | undefined} */
  let started;
  /* A file of the engine is the length of the unpacker in eight digits, the unpacker as gzip, the engine as LZMA. */
  const start = async (/** @type {string} */ language) => {
    const [packed, own] = await Promise.all([bytes('engine.bin', true), wordsOf(language)]);
    const end = 8 + Number(new TextDecoder().decode(packed.subarray(0, 8)));
    const stream = new Blob([packed.subarray(8, end)]).stream().pipeThrough(new DecompressionStream('gzip'));
    unpacker = (await WebAssembly.instantiate(await new Response(stream).arrayBuffer())).instance;
    compiled = await WebAssembly.compile(called(unpacker, packed.subarray(end)));
    keepWords(language, own);
  };

  /** @param {Request} request @returns {Reply} */
  const answer = request => {
    if (!compiled) throw new Error('no engine');
    instance ??= new WebAssembly.Instance(compiled);
    for (const [language, text] of words) {
      if (!given.has(language)) request.words += text;
      given.add(language);
    }
    const reply = JSON.parse(new TextDecoder().decode(called(instance, new TextEncoder().encode(JSON.stringify(request)))));
    if (reply.lacks.some((/** @type {string} */ language) => given.has(language))) throw new Error('words');
    return reply;
  };

  const move = /** @type {any} */ (window).carrylessMove;
  const keyOf = (/** @type {Node} */ node) => node instanceof Element ? node.nodeName + (node.getAttribute('name') ?? '') + (node.id || '') : node.nodeName;

  /** Makes an element what a fresh one is. @param {Element} old @param {Element} fresh @param {boolean} live */
  const become = (old, fresh, live) => {
    const moves = old.matches('.desk > svg, .spots > svg');
    /* A picture that has not come to where it goes may look like the fresh one. */
    if (moves) move.settle(old);
    if (old.isEqualNode(fresh) && !old.matches('input, select, textarea')) return;
    if (moves && old.getAttribute('viewBox') === fresh.getAttribute('viewBox')) {
      move(old, fresh);
      if (live) move.settle(old);
      return;
    }
    for (const { name, value } of [...fresh.attributes]) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && name !== 'open' && !(name === 'style' && old.matches('iframe'))) old.removeAttribute(name);
    }
    if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
      if (old.type === 'checkbox' || old.type === 'radio') old.checked = fresh.checked;
      else if (!live && old.value !== fresh.value && old.type !== 'file') old.value = fresh.value;
    }
    if (old instanceof HTMLTextAreaElement && fresh instanceof HTMLTextAreaElement) {
      if (old.value !== fresh.value) old.value = fresh.value;
      return;
    }
    if (old.matches('svg, math')) return old.replaceChildren(...fresh.childNodes);
    fill(old, [...fresh.childNodes], live);
    if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) old.value = fresh.value;
  };

  /** @param {Element} old @param {Node[]} fresh @param {boolean} live */
  const fill = (old, fresh, live) => {
    const left = [...old.childNodes];
    const pairs = fresh.map(node => {
      /* A text is kept where it is next: else what stands before it would be moved, and lose the focus. */
      const found = (node instanceof Element ? left : left.slice(0, 1)).findIndex(other => keyOf(other) === keyOf(node));
      return /** @type {[Node, ChildNode | undefined]} */ ([node, found < 0 ? undefined : left.splice(found, 1)[0]]);
    });
    /* What goes is gone first: an element that is moved would lose the focus. */
    left.forEach(gone => gone.remove());
    let place = old.firstChild;
    for (const [node, kept] of pairs) {
      if (!kept) {
        old.insertBefore(node, place);
        continue;
      }
      if (kept === place) place = place.nextSibling;
      else old.insertBefore(kept, place);
      if (kept instanceof Element && node instanceof Element) become(kept, node, live);
      else if (kept.textContent !== node.textContent) kept.textContent = node.textContent;
    }
  };

  /** The encodings of lists, as the engine knows them. */
  const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr', 'windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1255', 'windows-1256', 'windows-1257', 'windows-874', 'iso-8859-2', 'koi8-r', 'koi8-u', 'ibm866', 'macintosh'];

  /** A list as text; where it is not UTF-8, all readings, of which the engine chooses one. @param {Uint8Array} bytes */
  const listed = bytes => {
    const whole = (/** @type {string} */ label) => {
      try {
        return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
      } catch {
        return null;
      }
    };
    const text = whole('utf-8');
    if (text !== null && !text.includes('\0')) return text;
    return '\0' + JSON.stringify(encodings.map(label => [label, whole(label)]).filter(([, text]) => text !== null));
  };

  class CarrylessPage extends HTMLElement {
    /** @type {Request} */
    state = { lang: '', line: '', name: '', value: '', step: null, touched: '', practice: '', live: false, roster: '', answers: '', words: '', chance: 0 };
    /** What the page showed before anything was pressed. */
    first = this.state;
    /** What was pressed before the engine came. @type {Partial<Request> | undefined} */
    early;
    /** @type {AudioContext | undefined} */
    audio;
    /** @type {OscillatorNode[]} */
    tones = [];
    /** @type {HTMLButtonElement | null} */
    spot = null;
    frame = 0;
    later = 0;
    /** @type {{ range: HTMLInputElement, from: number, x: number, moved: boolean } | null} */
    pull = null;
    /** The position that is shown, as its field says it. */
    position = '';
    /** What each wing was left with, and the line that was shown then. @type {Map<string, { state: Request, line: string }>} */
    wings = new Map();
    /** Positions that were presented before this one. @type {Request[]} */
    passed = [];
    /** How many hands are up for each answer. @type {Map<string, number>} */
    hands = new Map();
    /** What is left on the clock, in seconds. @type {number | undefined} */
    left;
    ticks = 0;
    /** What stands on the page while sheets are printed. @type {Element[]} */
    laid = [];
    /** The sheets in frames as they came, before they were set in leaves. @type {WeakMap<Document, HTMLElement>} */
    whole = new WeakMap();

    connectedCallback() {
      Object.assign(this.state, JSON.parse(this.dataset.state ?? '{}'));
      this.state.practice = kept('practice') ?? '';
      this.first = { ...this.state };
      this.begin();
      for (const type of ['click', 'change', 'input', 'submit', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel']) this.addEventListener(type, this);
      addEventListener('keydown', event => this.keyed(event));
      addEventListener('fullscreenchange', () => {
        if (!document.fullscreenElement && this.classList.contains('presenting')) this.toggle('presenting');
      });
      this.addEventListener('load', event => this.loaded(/** @type {HTMLElement} */ (event.target)), true);
      /* A frame in a fold has no height before that is open. */
      this.addEventListener('toggle', event => /** @type {HTMLElement} */ (event.target).querySelectorAll('iframe').forEach(frame => this.loaded(frame)), true);
      if (this.dataset.links !== undefined) {
        addEventListener('popstate', () => this.visit());
        addEventListener('beforeprint', () => this.lay());
        addEventListener('afterprint', () => this.laid.splice(0).forEach(one => one.remove()));
      }
      (started ??= start(this.state.lang)).then(() => {
        this.classList.add('ready');
        if (this.early) return this.ask(this.early);
        if (!this.querySelector('[data-part=answer] > *')) this.ask({});
        if (this.dataset.links !== undefined && script.src && isSecureContext && !apart) {
          navigator.serviceWorker?.register('keeper.js').catch(() => {});
          document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: 'manifest.webmanifest' }));
        }
        this.visit();
      }, () => this.tell('unable'));
    }

    /** Shows what the address says, or what the page showed first. */
    visit() {
      if (this.dataset.links === undefined) return;
      const said = new URLSearchParams(location.hash.slice(1));
      const line = said.get('line');
      const shown = line === null ? this.first : { line, step: said.has('step') ? Number(said.get('step')) : null, touched: said.get('touched') ?? '' };
      const lang = said.get('lang') ?? kept('lang') ?? navigator.languages[0] ?? this.first.lang;
      const stays = line === null && lang === this.state.lang && this.state.line === this.first.line && this.state.touched === this.first.touched;
      this.state = { ...this.state, ...shown, lang };
      if (!stays) this.ask({}, true);
    }

    /** @param {string} name */
    tell(name) {
      const text = this.dataset[name] ?? '';
      const place = this.querySelector('[data-part=error]');
      if (place) place.textContent = text;
      this.speak(text);
    }

    /** @param {string} text */
    speak(text) {
      const place = this.querySelector('[data-said]');
      if (place && text && place.textContent !== text) place.textContent = text;
    }

    /** @param {Partial<Request>} used @param {boolean} [visited] */
    ask(used, visited) {
      if (!compiled) return void (this.early = used);
      this.early = undefined;
      const request = { ...this.state, name: '', value: '', live: false, chance: Math.floor(Math.random() * 2 ** 20), ...used };
      clearTimeout(this.later);
      /** @type {Reply} */
      let reply;
      try {
        reply = answer(request);
      } catch {
        instance = undefined;
        given.clear();
        return this.tell('broken');
      }
      this.classList.toggle('ready', !reply.lacks.length);
      if (reply.lacks.length) {
        fetchWords(reply.lacks).then(() => this.ask(used, visited), () => this.tell('unable'));
        return;
      }
      const before = this.state;
      /* An answer that stands from before is not that of a wrong link. */
      if (visited && reply.parts.error) reply.parts = { answer: '', judge: '', ...reply.parts };
      /* Another language says the same in the same places. */
      this.show(reply, request.live, used.name !== undefined && !['wait', 'lang'].includes(used.name) && !visited);
      this.begin();
      this.state = { ...this.state, roster: request.roster, answers: request.answers, lang: reply.lang, line: reply.line, step: reply.step ?? null, touched: reply.touched, practice: reply.practice };
      if (reply.practice !== before.practice) kept('practice', reply.practice);
      if (request.live) {
        /* What only shows a move has nothing to follow: asking again would forget it. */
        if (before.line !== reply.line) this.later = setTimeout(() => this.ask({}), 120);
        return;
      }
      if (reply.wait) this.later = setTimeout(() => this.ask({ name: 'wait' }), reply.wait);
      if (request.name === 'lang') kept('lang', reply.lang);
      const wanted = new URLSearchParams({ lang: reply.lang, line: reply.line });
      if (request.step !== null && reply.step !== null) wanted.set('step', String(reply.step));
      if (reply.touched) wanted.set('touched', reply.touched);
      const address = '#' + wanted;
      if (this.dataset.links === undefined || visited || address === location.hash || used.name === undefined && before.line === reply.line) return;
      /* Going back does not begin practice again that was left. */
      const goesOn = used.name === undefined || ['wait', 'anew'].includes(used.name);
      try {
        history[goesOn ? 'replaceState' : 'pushState'](null, '', address);
      } catch { /* A frame may have no address of its own. */ }
    }

    /** Nobody has said anything of another position. A move that is tried and another language leave it what it is. */
    begin() {
      const position = /** @type {HTMLInputElement | null} */ (this.querySelector('input[name=line]'))?.value ?? '';
      if (this.position === position) return;
      this.position = position;
      this.hands.clear();
      this.classList.remove('revealed', 'judged');
      this.stop();
      this.switched();
    }

    /** @param {Reply} reply @param {boolean} live @param {boolean} pressed whether a person waits for it */
    show(reply, live, pressed) {
      this.classList.toggle('pulling', live);
      const held = this.contains(document.activeElement) ? document.activeElement : null;
      const place = held?.closest('[data-part]');
      const top = held?.getBoundingClientRect().top ?? 0;
      const watch = new MutationObserver(() => {});
      watch.observe(this, { subtree: true, childList: true, characterData: true, attributes: true });
      if (reply.title && this.dataset.links !== undefined) document.title = reply.title;
      (this.dataset.links === undefined ? this : document.documentElement).setAttribute('lang', reply.lang);
      for (const [name, html] of Object.entries(reply.parts)) {
        const part = this.querySelector(`[data-part="${name}"]`);
        if (!part) continue;
        const fresh = document.createElement('template');
        fresh.innerHTML = html;
        for (const name of this.dataset.own ? ['id', 'for'] : []) {
          for (const one of fresh.content.querySelectorAll(`label[${name}], input[${name}]`)) one.setAttribute(name, one.getAttribute(name) + (this.dataset.own ?? ''));
        }
        if (name === 'paper') part.replaceChildren(fresh.content);
        else fill(part, [...fresh.content.childNodes], live);
      }
      const news = watch.takeRecords();
      watch.disconnect();
      this.switched();
      this.sound();
      /* Who works without a mouse goes on where the control was that is gone. */
      if (held && document.activeElement !== held) /** @type {HTMLElement | null | undefined} */ (place?.querySelector('[data-first]') ?? place?.querySelector('button, input, select, summary') ?? this.querySelector('button'))?.focus({ preventScroll: true });
      /* What was pressed stays where it is, and so what is said beside it is seen; a place of a board may become another place, and in a match the board stays. */
      if (!live && held?.isConnected && !held.closest('.handles, .play-board')) scrollBy({ top: held.getBoundingClientRect().top - top, behavior: 'instant' });
      if (!live && pressed) this.bring(news, held);
      if (!live) this.speak(reply.say);
      for (const { name, text } of reply.files) {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
        link.download = name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
      }
    }

    /** Brings an answer into view: what tells something and is new; else, where nothing new is seen, the first of it. A field shows what it says itself. @param {MutationRecord[]} records @param {Element | null} held */
    bring(records, held) {
      const news = records.flatMap(({ type, target, addedNodes }) => addedNodes.length ? [...addedNodes] : type !== 'attributes' || target instanceof SVGElement ? [target] : [])
        .map(node => /** @type {Element | null} */ (node instanceof Element ? node : node.parentElement))
        .filter(one => one?.checkVisibility() && one !== held && !one.closest('header, .unseen'));
      const tells = news.map(one => one?.closest('[data-told]') ?? one?.querySelector('[data-told]')).filter(one => one?.textContent?.trim());
      /* What is told twice is read beside what was pressed. */
      const told = tells.find(one => held?.closest('[data-part]')?.contains(one ?? null)) ?? tells[0];
      const seen = news.some(one => {
        const { top, bottom, width } = /** @type {Element} */ (one).getBoundingClientRect();
        return width > 1 && top >= 0 && bottom <= innerHeight;
      });
      if (held?.matches('select, input:not(form *)') ? told?.matches('.error') : told || !seen) (told ?? news[0])?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }

    /** A sheet has come: it is as high as it is, or is printed. @param {HTMLElement} frame */
    loaded(frame) {
      if (!(frame instanceof HTMLIFrameElement)) return;
      try {
        if (frame.closest('[data-part=paper]')) frame.contentWindow?.print();
        else {
          if (frame.contentDocument && frame.clientWidth > 600) this.leaf(frame, frame.contentDocument);
          /* A document is at least as high as its frame. */
          frame.style.height = '0';
          frame.style.height = `${(frame.contentDocument?.documentElement.scrollHeight ?? 0) + 4}px`;
        }
      } catch {
        if (frame.closest('[data-part=paper]')) this.tell('unprintable');
      }
    }

    /** Shows a sheet in its frame as the printer sets it: the rules of print hold, and each leaf is a window on one of its columns, which are as large as a page. @param {HTMLIFrameElement} frame @param {Document} sheet */
    leaf(frame, sheet) {
      if (this.whole.has(sheet)) return;
      this.whole.set(sheet, /** @type {HTMLElement} */ (sheet.documentElement.cloneNode(true)));
      for (const { media } of /** @type {CSSMediaRule[]} */ ([...sheet.styleSheets].flatMap(style => [...style.cssRules]).filter(rule => 'media' in rule))) {
        media.mediaText = media.mediaText.includes('print') ? 'all' : 'not all';
      }
      const main = sheet.querySelector('main') ?? sheet.body;
      const column = sheet.createElement('div');
      column.className = 'paper';
      for (const own of [...main.children].filter(one => !one.matches('style'))) column.append(own);
      main.append(column);
      const { clientWidth: wide, scrollWidth } = column;
      const leaves = Array.from({ length: Math.max(1, Math.round(scrollWidth / wide)) }, (_, at) => {
        const leaf = sheet.createElement('div');
        Object.assign(leaf.style, { boxSizing: 'content-box', overflow: 'clip', width: `${wide}px`, padding: '12mm 16mm 15mm', borderBottom: '1.5px dashed #999' });
        const part = /** @type {HTMLElement} */ (column.cloneNode(true));
        Object.assign(part.style, { overflow: 'visible', clipPath: `inset(0 ${-wide * at - 1}px 0 ${wide * at}px)`, transform: `translateX(${-wide * at}px)` });
        leaf.append(part);
        return leaf;
      });
      column.replaceWith(...leaves);
      Object.assign(sheet.body.style, { margin: '0', padding: '0', maxWidth: 'none', width: 'max-content' });
      sheet.documentElement.style.zoom = String(frame.clientWidth / leaves[0].offsetWidth);
    }

    /** Lays the sheets that are shown on the page itself while it is printed: a frame is cut at the end of a page. What a sheet says of its pages holds for a whole document alone. */
    lay() {
      for (const frame of /** @type {NodeListOf<HTMLIFrameElement>} */ (this.querySelectorAll('.papers figure iframe'))) {
        const sheet = frame.contentDocument;
        if (!sheet) continue;
        const [host, pages] = ['div', 'style'].map(name => document.createElement(name));
        host.className = 'laid';
        const root = host.attachShadow({ mode: 'open' });
        root.append(document.importNode(this.whole.get(sheet) ?? sheet.documentElement, true));
        for (const style of root.querySelectorAll('style')) style.textContent = style.textContent.replaceAll(':root', 'html');
        const rules = [...sheet.styleSheets].flatMap(style => [...style.cssRules].map(rule => rule.cssText));
        pages.textContent = ['@page{@bottom-center{content:none}}', ...rules.filter(rule => /^@(page|counter)/.test(rule))].join('');
        document.body.append(host);
        document.head.append(pages);
        this.laid.push(host, pages);
      }
    }

    /** Takes a list. @param {string} name @param {string} text */
    take(name, text) {
      if (name !== 'answers') name = 'roster';
      this.ask({ [name]: text, name, value: text.trim() ? 'on' : '' });
    }

    /** @param {Event} event */
    handleEvent(event) {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.type === 'submit') {
        event.preventDefault();
        const fields = /** @type {HTMLInputElement[]} */ ([...target.querySelectorAll('input[name]')]);
        if (target.dataset.draft) this.ask({ name: target.dataset.draft, ...this.drafted() });
        else if (fields[0]) this.ask({ name: fields[0].name, value: fields.map(field => field.value).join(',') });
        this.close(target);
      } else if (event instanceof PointerEvent && event.type !== 'click') {
        this.point(event, target);
      } else if (event.type === 'click') {
        this.press(/** @type {HTMLButtonElement | null} */ (target.closest('button')));
        const folded = target.closest('summary')?.parentElement;
        if (folded) setTimeout(() => folded.scrollIntoView({ block: 'nearest' }));
      } else if (target instanceof HTMLTextAreaElement) {
        if (event.type === 'change') this.take(target.name, target.value);
      } else if (target instanceof HTMLInputElement && target.type === 'file') {
        if (event.type === 'change') target.files?.[0]?.arrayBuffer().then(bytes => this.take(target.dataset.list ?? '', listed(new Uint8Array(bytes))));
      } else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
        this.say(event.type, target);
      }
    }

    /** @param {string} type @param {HTMLInputElement | HTMLSelectElement} field */
    say(type, field) {
      if (field.type === 'range' && type === 'input') {
        cancelAnimationFrame(this.frame);
        this.frame = requestAnimationFrame(() => this.ask({ name: field.name, value: field.value, live: true }));
      } else if (type === 'change' && !field.closest('form')) {
        const value = field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked ? '' : field.value;
        cancelAnimationFrame(this.frame);
        this.ask({ name: field.name, value });
      }
    }

    /** @param {HTMLButtonElement | null} button */
    press(button) {
      if (!button || button.type === 'submit') return;
      if (this.pull?.moved) return void (this.pull = null);
      if (button.ariaDisabled === 'true') return this.nudge(button);
      if (button.name && !this.settled(button)) return;
      /* Another move is judged anew. */
      if (button.name === 'try') this.classList.remove('judged');
      if (button.dataset.sound !== undefined) {
        this.audio = this.audio ? void this.audio.close() : new AudioContext();
        this.sound();
      } else if (button.dataset.open) {
        const place = this.querySelector(button.dataset.open);
        if (place instanceof HTMLDetailsElement) place.open = true;
        place?.scrollIntoView();
      } else if (button.dataset.switch) this.toggle(button.dataset.switch);
      else if (button.dataset.raise) {
        this.hands.set(button.value, Math.max(0, (this.hands.get(button.value) ?? 0) + Number(button.dataset.raise)));
        this.switched();
      } else if (button.dataset.clock) this.time(Number(button.dataset.clock));
      else if (button.dataset.print !== undefined) print();
      else if (button.dataset.share) navigator.share({ title: document.title, url: button.dataset.share }).catch(() => {});
      else if (button.name === 'link') this.ask({ name: 'link', value: location.href.split('#')[0] });
      else if (button.name === 'step') {
        /* A class that begins again has not seen the answer. */
        if (button.value === '0' && !button.matches('.back')) this.classList.remove('revealed');
        this.ask({ name: 'step', value: button.value, step: Number(button.value) });
      }
      else if (button.name === 'wing') this.enter(button);
      else if (button.dataset.presents !== undefined) {
        this.depart(() => this.ask({ name: button.name, value: button.value }));
        if (this.querySelector('[data-switch=presenting]')) this.toggle('presenting');
      }
      else if (button.name) {
        if (button.name === 'another') this.passed.push({ ...this.state });
        this.ask({ name: button.name, value: button.value, ...this.drafted() });
      }
      this.close(button);
    }

    /** What the fields of a question contain that are sent together; it goes with each control that leaves the question where it is. @returns {Partial<Request>} */
    drafted() {
      const form = /** @type {HTMLFormElement | null} */ (this.querySelector('form[data-draft]'));
      return form ? { touched: JSON.stringify([...new FormData(form)]) } : {};
    }

    /** Sets what was typed in the other fields of a lesson before a button goes on with them; says whether all of it could be set. @param {HTMLButtonElement} button */
    settled(button) {
      const fields = /** @type {HTMLInputElement[]} */ ([...button.closest('.plan')?.querySelectorAll('.tasks input') ?? []]);
      return fields.every(field => {
        if (field.value !== field.defaultValue && field.form !== button.form) field.form?.requestSubmit();
        return field.value === field.defaultValue || field.form === button.form;
      });
    }

    /** Goes to another wing. One that keeps its own line, or whose position is still the same, is as it was left. @param {HTMLButtonElement} button */
    enter(button) {
      const left = this.wings.get(button.value);
      this.depart(() => {
        if (left && (button.dataset.keeps !== undefined || left.line === this.state.line)) this.resume(left.state);
        else this.ask({ name: 'wing', value: button.value });
      });
    }

    /** Shows again what was shown. @param {Request | undefined} shown */
    resume(shown) {
      if (!shown) return;
      const { line, step, touched } = shown;
      this.state = { ...this.state, line, step, touched };
      this.ask({ name: 'lang', value: this.state.lang });
    }

    /** Goes to another wing, and keeps how this one was left. @param {() => void} go */
    depart(go) {
      const here = /** @type {HTMLButtonElement | null} */ (this.querySelector('.wings [aria-current]'))?.value;
      const state = { ...this.state };
      go();
      if (here) this.wings.set(here, { state, line: this.state.line });
    }

    /** The places that can be touched answer a button that waits for them. @param {HTMLElement} button */
    nudge(button) {
      const board = button.closest('.match');
      if (!button.matches('.next') || !board) return;
      board.classList.add('nudged');
      setTimeout(() => board.classList.remove('nudged'), 1000);
    }

    /** What was chosen in a fold that closes is seen from the top, unless it was wrong. @param {HTMLElement} control */
    close(control) {
      const fold = control.closest('[data-closes]');
      if (!(fold instanceof HTMLDetailsElement) || this.querySelector('[data-part=error]')?.textContent?.trim()) return;
      fold.open = false;
      const first = /** @type {HTMLElement | null} */ (this.querySelector('[data-part=answer] button'));
      first?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: 'instant' });
    }

    /** The board sounds as it says, once that was asked for. */
    sound() {
      const { audio } = this;
      for (const button of this.querySelectorAll('[data-sound]')) button.setAttribute('aria-pressed', String(audio !== undefined));
      this.tones.forEach(tone => tone.stop());
      const said = this.querySelector('[data-tones]')?.getAttribute('data-tones')?.split(' ') ?? [];
      this.tones = audio === undefined ? [] : said.map(frequency => {
        const [tone, gain] = [audio.createOscillator(), audio.createGain()];
        tone.type = 'triangle';
        tone.frequency.value = Number(frequency);
        gain.gain.value = .06;
        tone.connect(gain).connect(audio.destination);
        tone.start();
        return tone;
      });
    }

    /** Marks what would be taken here, before the engine says so. @param {HTMLElement | null} spot */
    grasp(spot) {
      for (const one of this.querySelectorAll('.grasped')) one.classList.remove('grasped');
      if (!spot || spot.ariaPressed === 'true') return;
      for (const key of spot.dataset.with?.split(' ') ?? []) this.querySelector(`[data-k="${key}"]`)?.classList.add('grasped');
    }

    /** @param {string} name */
    toggle(name) {
      const on = this.classList.toggle(name);
      /* The answer is that of the position, without a move that is tried. */
      if (on && name === 'revealed') /** @type {HTMLElement | null} */ (this.querySelector('.trying [name=try][aria-pressed=true]'))?.click();
      this.switched();
      if (name !== 'presenting') return;
      this.passed = [];
      if (on) /** @type {HTMLElement | null} */ (this.querySelector('.thumb'))?.click();
      /* A frame may not fill the screen: then the window is filled. */
      if (on) document.documentElement.requestFullscreen?.().catch(() => {});
      else if (document.fullscreenElement) document.exitFullscreen();
    }

    /** A board on the wall follows the keys of a keyboard and of a clicker. @param {KeyboardEvent} event */
    keyed(event) {
      if (!this.classList.contains('presenting') || event.altKey || event.ctrlKey || event.metaKey) return;
      const press = (/** @type {string} */ selector) => {
        const button = () => /** @type {HTMLElement | null} */ (this.querySelector(selector));
        button()?.click();
        /* On the wall no ring stands around a block. */
        button()?.focus({ preventScroll: true });
      };
      /* The class has answered: the answer comes before the next moment. */
      const asks = !this.classList.contains('revealed') && this.querySelector('.thumb[value="0"][aria-current]');
      if (['ArrowRight', 'PageDown', ' '].includes(event.key)) press(asks && this.querySelector('[data-switch=revealed]') ? '[data-switch=revealed]' : '.bar .next[name]:not([value="0"])');
      else if (['ArrowLeft', 'PageUp'].includes(event.key)) this.querySelector('.bar .back[name]') ? press('.bar .back[name]') : this.resume(this.passed.pop());
      else if (event.key === 'Home') press('.thumb');
      else if (event.key === 'Escape') this.toggle('presenting');
      else if (event.key === 'f' || event.key === 'F') document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.().catch(() => {});
      else return;
      event.preventDefault();
    }

    /** Starts the clock or stops it; at its end it begins anew. @param {number} whole */
    time(whole) {
      if (this.ticks) clearInterval(this.ticks);
      this.left ||= whole;
      this.ticks = this.ticks ? 0 : setInterval(() => {
        this.left = (this.left ?? 1) - 1;
        if (this.left <= 0) this.stop(0);
        this.switched();
      }, 1000);
      this.switched();
    }

    /** @param {number} [left] */
    stop(left) {
      clearInterval(this.ticks);
      this.ticks = 0;
      this.left = left;
    }

    /** What is switched, raised and left stays so when parts are replaced; a link is shared where the system can. */
    switched() {
      for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll('[data-share]'))) button.hidden = !('share' in navigator);
      for (const place of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll('[data-hands]'))) place.textContent = String(this.hands.get(place.dataset.hands ?? '') ?? 0);
      for (const clock of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll('[data-clock]'))) {
        const left = this.left ?? Number(clock.dataset.clock);
        clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
        clock.setAttribute('aria-pressed', String(this.ticks > 0));
      }
      for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll('[data-switch]'))) {
        const name = button.dataset.switch ?? '';
        const on = this.classList.contains(name);
        button.setAttribute('aria-pressed', String(on));
        button.dataset.off ??= button.textContent ?? '';
        if (button.dataset.on) button.textContent = on ? button.dataset.on : button.dataset.off;
        button.closest('.moments')?.classList.toggle(name, on);
      }
    }

    /** Stones follow the finger that pulls at them. @param {PointerEvent} event @param {HTMLElement} target */
    point(event, target) {
      const spot = (/** @type {Element | null} */ at) => /** @type {HTMLButtonElement | null} */ (at?.closest('.spots button, [data-with]') ?? null);
      if (event.type === 'pointerdown') {
        this.spot = spot(target);
        this.grasp(this.spot);
      }
      if (event.type === 'pointermove' && this.spot?.dataset.with !== undefined) {
        const there = spot(document.elementFromPoint(event.clientX, event.clientY));
        if (there?.parentElement === this.spot.parentElement) this.grasp(there);
      }
      if (event.type === 'pointercancel') this.grasp(this.spot = null);
      if (event.type === 'pointerup' && this.spot) {
        /* The piece is set down on another square of its board; on its own it was pressed. */
        const there = spot(document.elementFromPoint(event.clientX, event.clientY));
        if (there && there !== this.spot && there.parentElement === this.spot.parentElement) this.press(there);
        this.spot = null;
      }
      const name = target.closest('[data-pull]')?.getAttribute('data-pull');
      if (event.type === 'pointerdown') {
        const range = name ? /** @type {HTMLInputElement | null} */ (this.querySelector(`input[type=range][name="${name}"]`)) : null;
        this.pull = range && { range, from: Number(range.value), x: event.clientX, moved: false };
        return;
      }
      const pull = this.pull;
      if (!pull) return;
      if (event.type === 'pointerup' || event.type === 'pointercancel') {
        if (!pull.moved) return void (this.pull = null);
        pull.range.dispatchEvent(new Event('change', { bubbles: true }));
        setTimeout(() => { this.pull = null; });
        return;
      }
      const moved = event.clientX - pull.x;
      if (!pull.moved && Math.abs(moved) < 8) return;
      if (!pull.moved) target.setPointerCapture(event.pointerId);
      pull.moved = true;
      const value = String(Math.max(0, Math.min(Number(pull.range.max), Math.round(pull.from + moved / pull.range.clientWidth * Number(pull.range.max)))));
      if (value === pull.range.value) return;
      pull.range.value = value;
      pull.range.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  customElements.define('carryless-page', CarrylessPage);
})();
