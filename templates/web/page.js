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

  /** The engine from a script, where no file can be asked for. @returns {Promise<string>} */
  const told = () => new Promise((done, failed) => {
    const element = document.createElement('script');
    element.src = new URL('engine.js', script.src || location.href).href;
    element.onload = () => done(/** @type {any} */ (window).carrylessEngine);
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

  const bytes = async () => {
    const inside = document.getElementById('carryless-engine');
    const asked = inside || apart ? null : await fetch(new URL('engine.bin', script.src)).catch(() => null);
    if (asked?.ok && asked.body) return asked.body;
    return new Blob([decoded(inside?.textContent ?? await told())]).stream();
  };

  /** Several pages share it. @type {Promise<void> | undefined} */
  let started;
  const start = async () => {
    const stream = (await bytes()).pipeThrough(new DecompressionStream('gzip'));
    compiled = await WebAssembly.compile(await new Response(stream).arrayBuffer());
  };

  /** @param {Request} request @returns {Reply} */
  const answer = request => {
    if (!compiled) throw new Error('no engine');
    instance ??= new WebAssembly.Instance(compiled);
    const engine = /** @type {{ memory: WebAssembly.Memory, allocate: (length: number) => number, answer: () => bigint }} */ (/** @type {unknown} */ (instance.exports));
    const sent = new TextEncoder().encode(JSON.stringify(request));
    /* Making room can move the memory: it is looked at afterwards. */
    const room = engine.allocate(sent.length);
    new Uint8Array(engine.memory.buffer, room, sent.length).set(sent);
    const place = BigInt.asUintN(64, engine.answer());
    const length = Number(place >> 32n);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, Number(place & 0xffffffffn), length)));
  };

  const move = /** @type {any} */ (window).carrylessMove;
  const keyOf = (/** @type {Node} */ node) => node instanceof Element ? node.nodeName + (node.getAttribute('name') ?? '') + (node.id || '') : node.nodeName;

  /** Makes an element what a fresh one is. @param {Element} old @param {Element} fresh @param {boolean} live */
  const become = (old, fresh, live) => {
    if (old.isEqualNode(fresh) && !old.matches('input, select, textarea')) return;
    if (old.matches('.desk > svg, .spots > svg') && old.getAttribute('viewBox') === fresh.getAttribute('viewBox')) {
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
      if (old.type === 'checkbox') old.checked = fresh.checked;
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
      const found = left.findIndex(other => keyOf(other) === keyOf(node));
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
    state = { lang: '', line: '', name: '', value: '', step: null, live: false, roster: '', answers: '', chance: 0 };
    /** @type {HTMLButtonElement | null} */
    spot = null;
    frame = 0;
    later = 0;
    /** @type {{ range: HTMLInputElement, from: number, x: number, moved: boolean } | null} */
    pull = null;

    connectedCallback() {
      Object.assign(this.state, JSON.parse(this.dataset.state ?? '{}'));
      for (const type of ['click', 'change', 'input', 'submit', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'keydown']) this.addEventListener(type, this);
      this.addEventListener('load', event => this.loaded(/** @type {HTMLElement} */ (event.target)), true);
      if (this.dataset.links !== undefined) addEventListener('popstate', () => this.visit());
      (started ??= start()).then(() => {
        this.classList.add('ready');
        if (!this.querySelector('[data-part=answer] > *')) this.ask({});
        if (this.dataset.links !== undefined && script.src && isSecureContext && !apart) navigator.serviceWorker?.register('keeper.js').catch(() => {});
        this.visit();
      }, () => this.tell('unable'));
    }

    /** Shows what the address says. */
    visit() {
      if (this.dataset.links === undefined || !location.hash.includes('line=')) return;
      const said = new URLSearchParams(location.hash.slice(1));
      this.state = { ...this.state, lang: said.get('lang') ?? this.state.lang, line: said.get('line') ?? '', step: said.has('step') ? Number(said.get('step')) : null };
      this.ask({}, true);
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
      if (!compiled) return;
      const request = { ...this.state, name: '', value: '', live: false, chance: Math.floor(Math.random() * 2 ** 20), ...used };
      clearTimeout(this.later);
      /** @type {Reply} */
      let reply;
      try {
        reply = answer(request);
      } catch {
        instance = undefined;
        return this.tell('broken');
      }
      this.show(reply, request.live);
      const before = this.state;
      this.state = { ...this.state, roster: request.roster, answers: request.answers, lang: reply.lang, line: reply.line, step: reply.step ?? null };
      if (request.live) {
        /* What only shows a move has nothing to follow: asking again would forget it. */
        if (before.line !== reply.line) this.later = setTimeout(() => this.ask({}), 120);
        return;
      }
      const wanted = { lang: reply.lang, line: reply.line };
      const address = '#' + new URLSearchParams(request.step === null ? wanted : { ...wanted, step: String(reply.step) });
      if (this.dataset.links === undefined || visited || address === location.hash || used.name === undefined && before.line === reply.line) return;
      try {
        history[before.line === reply.line ? 'replaceState' : 'pushState'](null, '', address);
      } catch { /* A frame may have no address of its own. */ }
    }

    /** @param {Reply} reply @param {boolean} live */
    show(reply, live) {
      this.classList.toggle('pulling', live);
      const held = this.contains(document.activeElement) ? document.activeElement : null;
      const place = held?.closest('[data-part]');
      const top = held?.getBoundingClientRect().top ?? 0;
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
      this.switched();
      /* Who works without a mouse goes on where the control was that is gone. */
      if (held && document.activeElement !== held) /** @type {HTMLElement | null | undefined} */ (place?.querySelector('button, input, select, summary') ?? this.querySelector('button'))?.focus();
      /* What was pressed stays where it is, and so what is said beside it is seen. */
      if (!live && held?.isConnected) scrollBy({ top: held.getBoundingClientRect().top - top, behavior: 'instant' });
      if (!live) this.speak(reply.say);
      for (const { name, text } of reply.files) {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
        link.download = name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
      }
    }

    /** A sheet has come: it is as high as it is, or is printed. @param {HTMLElement} frame */
    loaded(frame) {
      if (!(frame instanceof HTMLIFrameElement)) return;
      try {
        if (frame.closest('[data-part=paper]')) frame.contentWindow?.print();
        else frame.style.height = `${(frame.contentDocument?.documentElement.scrollHeight ?? 0) + 4}px`;
      } catch {
        if (frame.closest('[data-part=paper]')) this.tell('unprintable');
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
        if (fields[0]) this.ask({ name: fields[0].name, value: fields.map(field => field.value).join(',') });
      } else if (event instanceof PointerEvent && event.type !== 'click') {
        this.point(event, target);
      } else if (event instanceof KeyboardEvent) {
        if (event.key === 'Escape' && this.classList.contains('presenting')) this.toggle('presenting');
      } else if (event.type === 'click') {
        this.press(/** @type {HTMLButtonElement | null} */ (target.closest('button')));
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
      if (button.dataset.switch) this.toggle(button.dataset.switch);
      else if (button.dataset.print !== undefined) print();
      else if (button.name === 'link') this.ask({ name: 'link', value: location.href.split('#')[0] });
      else if (button.name === 'step') this.ask({ name: 'step', value: button.value, step: Number(button.value) });
      else if (button.name) this.ask({ name: button.name, value: button.value });
    }

    /** @param {string} name */
    toggle(name) {
      this.classList.toggle(name);
      this.switched();
    }

    /** What is switched stays so when parts are replaced. */
    switched() {
      for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll('[data-switch]'))) {
        const name = button.dataset.switch ?? '';
        const on = this.classList.contains(name);
        button.setAttribute('aria-pressed', String(on));
        button.closest('.moments')?.classList.toggle(name, on);
      }
    }

    /** Stones follow the finger that pulls at them. @param {PointerEvent} event @param {HTMLElement} target */
    point(event, target) {
      const spot = (/** @type {Element | null} */ at) => /** @type {HTMLButtonElement | null} */ (at?.closest('.spots button') ?? null);
      if (event.type === 'pointerdown') this.spot = spot(target);
      if (event.type === 'pointerup' && this.spot) {
        /* The piece is set down on another square of its board; on its own it was pressed. */
        const there = spot(document.elementFromPoint(event.clientX, event.clientY));
        if (there && there !== this.spot && there.parentElement === this.spot.parentElement) this.press(there);
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
