/* The map: it draws the squares that the engine has worked out, lets the piece be dragged over them, and lets what is lost travel when a rule changes. No rule and no word is known here. */
(() => {
  /* How long what changes travels, how long after the last key the engine is asked, and how long each size of a tour is shown. */
  const [TRAVEL, PAUSE, SHOWN] = [620, 350, 950];
  /* More lost squares than these are too many to travel: they are coloured as they are. */
  const MANY = 2048;
  /* The edge with the numbers. */
  const EDGE = 28;
  /** @type {Record<string, number[]>} */
  const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

  /** @param {string | undefined} text */
  const numbers = text => (text ?? '').split(' ').map(Number);
  /** @param {number} from @param {number} to @param {number} part */
  const between = (from, to, part) => from + (to - from) * part;
  /** Darker squares are drawn in the colours of the page. @param {string} colour */
  const bytes = colour => [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16));

  class CarrylessMap extends HTMLElement {
    static observedAttributes = ['data-board', 'data-at', 'data-ways', 'data-takes'];
    /* What is seen; the board without the piece; and its squares as they were and as they are, a pixel each. */
    canvas = document.createElement('canvas');
    board = document.createElement('canvas');
    were = document.createElement('canvas');
    now = document.createElement('canvas');
    /* Lies over the piece: a finger there drags it, and anywhere else scrolls the page. */
    grip = document.createElement('div');
    fresh = false;
    many = false;
    side = 0;
    /** @type {boolean[]} */
    lost = [];
    /** How dark each square is. @type {number[]} */
    shades = [];
    /** Lost squares: column, row, and the column that they come from. @type {number[][]} */
    marks = [];
    /** Where the piece stands, and where it comes from. @type {number[]} */
    at = [];
    /** @type {number[]} */
    from = [];
    /** @type {Record<string, string>} */
    colours = {};
    /* How far all this has travelled, and since when. */
    way = 1;
    since = 0;
    frame = 0;
    later = 0;
    tour = 0;
    wide = 0;
    unit = 0;
    held = false;
    /* Whether a finger beside the piece may still scroll the page. */
    loose = false;
    due = false;
    seen = new ResizeObserver(() => this.look(true));
    dark = matchMedia('(prefers-color-scheme: dark)');

    connectedCallback() {
      this.canvas.style.cssText = 'display: block; width: 100%; height: 100%';
      this.grip.style.cssText = 'position: absolute; border-radius: 50%; translate: -50% -50%; touch-action: none';
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).append(this.canvas, this.grip);
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'keydown', 'blur']) this.addEventListener(type, this);
      this.map?.addEventListener('click', this);
      this.dark.onchange = () => this.look(false);
      this.seen.observe(this);
    }

    disconnectedCallback() {
      this.tour++;
      this.seen.disconnect();
      this.dark.onchange = null;
    }

    get map() {
      return this.closest('.map');
    }

    /** Looks how large the map and a square of it are. */
    measure() {
      this.wide = this.clientWidth;
      this.unit = (this.wide - EDGE) / this.side;
    }

    attributeChangedCallback() {
      /* The other attributes of a reply come before anything else happens. */
      if (!this.due) queueMicrotask(() => this.take());
      this.due = true;
    }

    redraw() {
      cancelAnimationFrame(this.frame);
      this.frame = requestAnimationFrame(now => {
        this.way = Math.max(0, Math.min(1, (now - this.since) / TRAVEL));
        this.draw();
        if (this.way < 1) this.redraw();
      });
    }

    /* It starts and ends slowly. */
    get travelled() {
      return this.way < .5 ? 2 * this.way ** 2 : 1 - (2 - 2 * this.way) ** 2 / 2;
    }

    /** Takes what the engine says; what stood elsewhere travels from there. */
    take() {
      this.due = false;
      const { board = '', side, at } = this.dataset;
      const { marks, were, travelled: part } = this;
      const known = this.side === Number(side);
      /** @type {number[][]} */
      const before = [];
      for (const [x, y, from] of known ? marks : []) (before[y] ??= []).push(between(from, x, part));
      this.from = this.at.map((to, way) => between(this.from[way], to, part));
      this.at = numbers(at);
      this.side = Number(side);
      this.lost = [...board].map(letter => letter < 'a');
      this.shades = [...board].map(letter => ((letter.charCodeAt(0) & 31) - 1) / 25);
      const pen = were.getContext('2d');
      if (pen) pen.globalAlpha = part;
      if (known) pen?.drawImage(this.now, 0, 0);
      if (!known) this.from = this.at;
      this.marks = [];
      this.many = this.lost.filter(lost => lost).length > MANY;
      this.lost.forEach((lost, square) => {
        const [x, y] = [square % this.side, Math.floor(square / this.side)];
        if (lost && !this.many) this.marks.push([x, y, before[y]?.shift() ?? x]);
      });
      this.hold(false);
      this.since = known && !matchMedia('(prefers-reduced-motion: reduce)').matches ? performance.now() : -TRAVEL;
      this.look(known);
    }

    /** Reads the colours; squares that were others before come from there. @param {boolean} known */
    look(known) {
      const pen = this.canvas.getContext('2d');
      const style = getComputedStyle(this);
      for (const name of pen ? ['low', 'high', 'line', 'paper', 'ink', 'quiet', 'even'] : []) {
        /* A colour by any name is read back as six digits. */
        if (pen) pen.fillStyle = style.getPropertyValue(`--${name}`).trim();
        this.colours[name] = String(pen?.fillStyle);
      }
      this.font = `12px ${style.getPropertyValue('--mono')}`;
      this.paint(this.now);
      if (!known) this.paint(this.were);
      this.fresh = false;
      this.redraw();
    }

    /** Draws the squares, a pixel each. @param {HTMLCanvasElement} tile */
    paint(tile) {
      const { side, shades, lost, many } = this;
      if (!side) return;
      const [low, high, even] = ['low', 'high', 'even'].map(name => bytes(this.colours[name]));
      tile.width = tile.height = side;
      const image = new ImageData(side, side);
      shades.forEach((shade, square) => {
        const pixel = 4 * ((side - 1 - Math.floor(square / side)) * side + square % side);
        for (let n = 0; n < 3; n++) image.data[pixel + n] = many && lost[square] ? even[n] : between(low[n], high[n], shade);
        image.data[pixel + 3] = 255;
      });
      tile.getContext('2d')?.putImageData(image, 0, 0);
    }

    /** A pen for a picture as large as the map. @param {HTMLCanvasElement} canvas */
    pen(canvas) {
      const dots = Math.min(2, devicePixelRatio);
      const size = Math.round(this.wide * dots);
      if (canvas.width !== size) canvas.width = canvas.height = size;
      const pen = canvas.getContext('2d');
      pen?.setTransform(dots, 0, 0, dots, 0, 0);
      return pen;
    }

    /** @param {number} x */
    left(x) {
      return EDGE + x * this.unit;
    }

    /** @param {number} y */
    top(y) {
      return this.wide - EDGE - (y + 1) * this.unit;
    }

    /** Draws the board without the piece: all that lies still while that is dragged. */
    ground() {
      const { side, unit, wide, travelled: part } = this;
      const pen = this.pen(this.board);
      if (!pen) return;
      const far = unit * side;
      pen.clearRect(0, 0, wide, wide);
      pen.imageSmoothingEnabled = false;
      pen.drawImage(this.were, EDGE, 0, far, far);
      pen.globalAlpha = part;
      pen.drawImage(this.now, EDGE, 0, far, far);
      pen.globalAlpha = 1;
      const thin = side > 32;
      pen.fillStyle = this.colours.line;
      for (let n = 0; n < (side > 64 ? 0 : side); n++) {
        pen.fillRect(this.left(n) - .5, 0, 1, far);
        pen.fillRect(EDGE, this.top(n) - .5, far, 1);
      }
      /* Lost squares travel in their rows. */
      pen.fillStyle = this.colours.even;
      const inset = unit * (thin ? .1 : .14);
      const size = unit - 2 * inset;
      for (const [x, y, from] of this.marks) {
        const [across, down] = [this.left(between(from, x, part)) + inset, this.top(y) + inset];
        if (thin) pen.fillRect(across, down, size, size);
        else {
          pen.beginPath();
          pen.roundRect(across, down, size, size, unit * .2);
          pen.fill();
        }
      }
      /* As many numbers as there is room for. */
      pen.fillStyle = this.colours.quiet;
      pen.font = this.font ?? '';
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      const room = pen.measureText(String(side - 1)).width + 5;
      let step = 1;
      while (step * unit < room) step *= 2;
      for (let n = 0; n < side; n += step) {
        pen.fillText(String(n), this.left(n + .5), wide - EDGE / 2 + 2);
        pen.fillText(String(n), EDGE / 2 - 1, this.top(n - .5));
      }
    }

    draw() {
      this.measure();
      const { canvas, side, unit, wide, at, lost, travelled: part } = this;
      const { paper, ink, even } = this.colours;
      if (!side || !wide) return;
      if (!this.fresh) this.ground();
      this.fresh = part === 1;
      const pen = this.pen(canvas);
      if (!pen) return;
      pen.clearRect(0, 0, wide, wide);
      pen.drawImage(this.board, 0, 0, wide, wide);
      /** @param {number[][]} points */
      const line = points => {
        pen.beginPath();
        for (const [x, y] of points) pen.lineTo(this.left(x + .5), this.top(y - .5));
        pen.stroke();
      };
      const rests = part === 1 || String(at) === String(this.from);
      const ways = rests ? this.reached() : [];
      pen.strokeStyle = pen.fillStyle = ink;
      pen.globalAlpha = .4;
      pen.lineWidth = Math.max(1.5, unit * .05);
      for (const ends of ways) {
        line([at, ...ends]);
        for (const [x, y] of unit < 8 ? [] : ends) pen.fillRect(this.left(x + .42), this.top(y - .42), unit * .16, unit * .16);
      }
      pen.globalAlpha = 1;
      pen.strokeStyle = even;
      pen.lineWidth = Math.max(3, unit * .14);
      for (const end of ways.flat()) if (lost[end[1] * side + end[0]]) line([at, end]);
      /* The piece: filled where it can win, hollow where it cannot. */
      const [x, y] = rests ? at : at.map((to, way) => between(this.from[way], to, part));
      const [body, sign] = lost[at[1] * side + at[0]] ? [paper, ink] : [ink, paper];
      const size = Math.max(11, unit * .42);
      const reach = Math.max(44, 2 * size);
      Object.assign(this.grip.style, { left: `${this.left(x + .5)}px`, top: `${this.top(y - .5)}px`, width: `${reach}px`, height: `${reach}px` });
      pen.save();
      pen.translate(this.left(x + .5), this.top(y - .5));
      pen.scale(size, size);
      pen.beginPath();
      pen.arc(0, 0, 1, 0, 7);
      pen.fillStyle = body;
      pen.fill();
      pen.strokeStyle = pen.fillStyle = sign;
      pen.lineWidth = .12;
      pen.stroke();
      pen.scale(.85, .85);
      pen.fill(new Path2D(this.dataset.piece));
      pen.restore();
    }

    /** The squares that a move leads to, way by way, as the engine says. */
    reached() {
      const [x, y] = this.at;
      const takes = numbers(this.dataset.takes);
      const ways = (this.dataset.ways ?? '').split(',').map(numbers);
      return ways.map(([left, down]) => takes.map(take => [x - left * take, y - down * take]).filter(([x, y]) => x >= 0 && y >= 0));
    }

    /** @param {boolean} held */
    hold(held) {
      this.held = held;
      this.classList.toggle('held', held);
    }

    /** Holds the piece over a square. @param {number[]} at */
    move(at) {
      const { can = '', cannot = '' } = this.dataset;
      this.hold(true);
      this.tour++;
      this.at = at.map(size => Math.max(0, Math.min(this.side - 1, size)));
      this.from = this.at;
      const [x, y] = this.at;
      const heading = this.map?.querySelector('h1');
      if (heading) heading.textContent = (this.lost[y * this.side + x] ? cannot : can).replace('{x}', String(x)).replace('{y}', String(y));
      this.redraw();
    }

    /** Puts it down: the engine is told. */
    put() {
      this.wait();
      const button = this.querySelector('button');
      if (!this.held || !button) return;
      this.hold(false);
      button.value = this.at.join(' ');
      button.click();
    }

    /** @param {Event} event */
    handleEvent(event) {
      const tour = event.type === 'click' ? /** @type {Element} */ (event.target).closest('[data-tour]') : null;
      if (tour) this.visit((tour.getAttribute('data-tour') ?? '').split(' '));
      else if (event instanceof KeyboardEvent) this.step(event);
      else if (event instanceof PointerEvent) this.drag(event);
      else if (event.type === 'blur' && this.later) this.put();
    }

    /** Puts the piece down later, or no longer by itself. @param {number} [pause] */
    wait(pause) {
      clearTimeout(this.later);
      this.later = pause ? setTimeout(() => this.put(), pause) : 0;
    }

    /** @param {PointerEvent} event */
    drag(event) {
      const { type, pointerId, clientX, clientY } = event;
      if (type === 'pointerdown') {
        this.loose = event.pointerType !== 'mouse' && event.composedPath()[0] !== this.grip;
        this.setPointerCapture(pointerId);
      } else if (type === 'pointercancel' && this.held) this.take();
      /* A finger that has not scrolled has tapped a square. */
      const follows = this.loose ? type === 'pointerup' : ['pointerdown', 'pointermove'].includes(type);
      if (follows && this.hasPointerCapture(pointerId)) this.follow(clientX, clientY);
      if (type === 'pointerup') this.put();
    }

    /** Holds the piece over the square at a place of the window. @param {number} clientX @param {number} clientY */
    follow(clientX, clientY) {
      this.wait();
      this.measure();
      const { left, bottom } = this.getBoundingClientRect();
      this.move([clientX - left - EDGE, bottom - EDGE - clientY].map(place => Math.floor(place / this.unit)));
    }

    /** @param {KeyboardEvent} event */
    step(event) {
      const step = KEYS[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.move(this.at.map((size, way) => size + step[way]));
      this.wait(PAUSE);
    }

    /** Goes through sizes of the third pile, as its slider would. @param {string[]} sizes */
    async visit(sizes) {
      const tour = ++this.tour;
      const last = sizes.length - 1;
      for (const [index, size] of sizes.entries()) {
        const range = /** @type {HTMLInputElement | null | undefined} */ (this.map?.querySelector('[name=third]'));
        if (!range || tour !== this.tour) return;
        range.value = size;
        range.dispatchEvent(new Event(index < last ? 'input' : 'change', { bubbles: true }));
        await new Promise(done => setTimeout(done, SHOWN));
      }
    }
  }
  customElements.define('carryless-map', CarrylessMap);
})();
