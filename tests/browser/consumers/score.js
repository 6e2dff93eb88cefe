/* Has @citolab/qti-components score items of QTI 3.0, as a candidate answers them.
   In:  window.judge(itemXml): an item.
   Out: a promise of what is wrong with it: everything right must score 1, and so must each other text that
        the item takes in one of its places; nothing, and everything wrong, must score 0; feedback must be
        shown. An item that a person marks only has to be shown, and to score 0.
   A classic script: it is loaded from a file.  */
(function () {
  'use strict';

  var QTI_NS = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
  // qti-* elements which are plain containers in the components (read by their parent, no class of their own)
  var PASSIVE = new Set(('qti-correct-response qti-value qti-default-value qti-mapping qti-map-entry ' +
    'qti-area-mapping qti-area-map-entry qti-interpolation-table qti-interpolation-table-entry ' +
    'qti-match-table qti-match-table-entry qti-simple-match-set qti-catalog-info').split(' '));
  var INTERACTIONS = {
    'qti-choice-interaction': 'choice',
    'qti-text-entry-interaction': 'text-entry',
    'qti-extended-text-interaction': 'extended-text',
    'qti-inline-choice-interaction': 'inline-choice'
  };
  var queue = Promise.resolve();

  function tick() { return new Promise(function (r) { setTimeout(r, 0); }); }
  function fail(message) { var e = new Error(message); e.harness = true; return e; }
  function withTimeout(promise, ms, what) {
    var t;
    return Promise.race([promise, new Promise(function (_, no) {
      t = setTimeout(function () { no(fail('timeout: ' + what)); }, ms);
    })]).finally(function () { clearTimeout(t); });
  }
  function squash(s) { return (s || '').replace(/[\s\u00a0]+/g, ' ').trim(); }
  function visible(el) {
    if (!el) return false;
    var r = el.getBoundingClientRect();
    return r.width > 0 && r.height > 0 && getComputedStyle(el).visibility !== 'hidden';
  }
  // Wait till no component has an update pending. (updateComplete is of no use: that of qti-prompt never resolves.)
  async function settle(root) {
    var els = Array.from(root.querySelectorAll('*')).filter(function (e) { return 'isUpdatePending' in e && e.localName !== 'qti-prompt'; });
    if ('isUpdatePending' in root) els.push(root);
    for (var quiet = 0, n = 0; quiet < 2; n++) {
      await tick();
      quiet = els.some(function (e) { return e.isUpdatePending; }) ? 0 : quiet + 1;
      if (n > 200) throw fail('the item does not come to rest: ' + els.filter(function (e) { return e.isUpdatePending; }).map(function (e) { return e.localName; }).join(' '));
    }
  }

  function parse(xml) {
    var doc = new DOMParser().parseFromString(xml, 'text/xml');
    var bad = doc.getElementsByTagName('parsererror')[0];
    if (bad) throw fail('item XML is not well-formed: ' + squash(bad.textContent).slice(0, 300));
    var root = doc.documentElement;
    if (root.localName !== 'qti-assessment-item') throw fail('root is <' + root.nodeName + '>, not <qti-assessment-item>');
    if (root.namespaceURI !== QTI_NS) throw fail('root is in namespace ' + root.namespaceURI + ', not ' + QTI_NS);
    return doc;
  }

  // What the components would silently ignore or get wrong.
  function lint(doc) {
    var errors = [], warnings = [];
    var all = Array.from(doc.getElementsByTagName('*'));
    var declared = {};
    all.forEach(function (e) {
      var n = e.localName;
      if (n === 'qti-response-declaration') {
        var id = e.getAttribute('identifier');
        if (declared[id]) errors.push('response ' + id + ' is declared twice');
        declared[id] = e;
      }
      if (n.indexOf('qti-') === 0 && !customElements.get(n) && !PASSIVE.has(n))
        errors.push('<' + n + '> is not implemented by the components');
    });
    var outcomes = new Set(['completionStatus']);
    all.forEach(function (e) { if (e.localName === 'qti-outcome-declaration') outcomes.add(e.getAttribute('identifier')); });
    all.forEach(function (e) {
      var n = e.localName, id = e.getAttribute('identifier');
      if (n === 'qti-set-outcome-value' && !outcomes.has(id)) errors.push('qti-set-outcome-value: outcome ' + id + ' is not declared');
      if (/^qti-(modal-feedback|feedback-block|feedback-inline)$/.test(n) && !outcomes.has(e.getAttribute('outcome-identifier')))
        errors.push('<' + n + '>: outcome ' + e.getAttribute('outcome-identifier') + ' is not declared');
      if (/^qti-(correct|map-response)$/.test(n) && !declared[id]) errors.push('<' + n + '>: response ' + id + ' is not declared');
      if (n === 'qti-variable' && !declared[id] && !outcomes.has(id) && id !== 'numAttempts' && id !== 'QTI_CONTEXT' &&
          !all.some(function (t) { return t.localName === 'qti-template-declaration' && t.getAttribute('identifier') === id; }))
        errors.push('qti-variable: ' + id + ' is not declared');
      if (/-interaction$/.test(n) && n.indexOf('qti-') === 0 && n !== 'qti-end-attempt-interaction') {
        var rid = e.getAttribute('response-identifier'), d = declared[rid];
        if (!d) errors.push('<' + n + '>: response ' + rid + ' is not declared');
        else if (n === 'qti-choice-interaction') {
          var max = e.getAttribute('max-choices');
          if (d.getAttribute('cardinality') === 'multiple' && (max === null || max === '1'))
            errors.push(rid + ': cardinality multiple needs max-choices="0" or more than 1');
          if (d.getAttribute('cardinality') === 'single' && max !== null && max !== '1')
            errors.push(rid + ': cardinality single needs max-choices="1"');
        }
      }
      if (n === 'qti-equal' && !/^(exact)?$/.test(e.getAttribute('tolerance-mode') || ''))
        errors.push('qti-equal tolerance-mode="' + e.getAttribute('tolerance-mode') + '" is ignored by the components (always exact)');
      if (n === 'qti-equal-rounded') errors.push('<qti-equal-rounded> compares wrongly in the components');
      if (n === 'qti-map-response' && declared[id] && !declared[id].getElementsByTagName('qti-mapping').length)
        errors.push('qti-map-response: response ' + id + ' has no qti-mapping');
      if (n === 'qti-correct' && declared[id] && !declared[id].getElementsByTagName('qti-correct-response').length)
        errors.push('qti-correct: response ' + id + ' has no qti-correct-response');
      if (/^qti-(divide|round-to|subtract)$/.test(n))
        warnings.push('<' + n + '>: a result with decimals is wrong in a locale with a decimal comma');
      if (n === 'math' || n === 'svg') warnings.push('<' + n + '> loses its namespace and does not render');
      if (n === 'qti-response-processing' && e.getAttribute('template')) {
        var r = declared.RESPONSE, t = e.getAttribute('template');
        if (!r) errors.push('a response processing template needs a response named RESPONSE');
        else if (/match_correct/.test(t) && !r.getElementsByTagName('qti-correct-response').length) errors.push('match_correct: RESPONSE has no qti-correct-response');
        else if (/map_response(\.xml)?$/.test(t) && !r.getElementsByTagName('qti-mapping').length) errors.push('map_response: RESPONSE has no qti-mapping');
      }
      if (n === 'qti-response-processing' && e.getAttribute('template') && !/\/(match_correct|map_response|map_response_point)(\.xml)?$/.test(e.getAttribute('template')))
        errors.push('response processing template ' + e.getAttribute('template') + ' is not known to the components');
    });
    return { errors: errors, warnings: warnings };
  }

  function control(el, kind) {
    var sr = el.shadowRoot;
    if (!sr) return null;
    if (kind === 'text-entry') return sr.querySelector('input');
    if (kind === 'extended-text') return sr.querySelector('textarea');
    if (kind === 'inline-choice') return sr.querySelector('button[part="trigger"]');
    return el;
  }

  function describe(el) {
    var kind = INTERACTIONS[el.localName];
    var info = { kind: kind || el.localName, rendered: false, choices: undefined, inTable: !!el.closest('td,th') };
    if (!customElements.get(el.localName)) return info;
    var c = control(el, kind);
    info.rendered = visible(c);
    if (kind === 'text-entry') info.inputType = c && c.type;
    if (kind === 'choice' || kind === 'inline-choice') {
      var sel = kind === 'choice' ? 'qti-simple-choice' : 'qti-inline-choice';
      info.choices = {};
      Array.from(el.querySelectorAll(sel)).forEach(function (ch) {
        info.choices[ch.getAttribute('identifier')] = squash(ch.textContent);
        if (kind === 'choice' && !visible(ch)) info.rendered = false;
      });
      if (!Object.keys(info.choices).length) info.rendered = false;
    }
    if (!kind) info.rendered = visible(el);
    return info;
  }

  // Enter text as a candidate does: focus, replace the content, leave the field.
  function type(input, text) {
    input.focus();
    input.select && input.select();
    var ok = false;
    try {
      ok = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
    } catch (e) { /* fall through */ }
    var how = 'typed';
    if (!ok || (input.value !== text && input.type === 'text' && input.tagName === 'INPUT' && !/[\r\n]/.test(text))) {
      if (text !== '' || input.value !== '') { input.value = text; how = 'set'; }
    }
    input.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, composed: true, key: text.slice(-1) || 'Backspace' }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.blur();
    return how;
  }

  async function answer(el, value, item) {
    var kind = INTERACTIONS[el.localName];
    var rid = el.getAttribute('response-identifier');
    var list = Array.isArray(value) ? value.map(String) : [String(value)];
    if (kind === 'text-entry' || kind === 'extended-text') {
      if (list.length !== 1) throw fail(rid + ': one string is needed');
      var how = type(control(el, kind), list[0]);
      await el.updateComplete;
      return how;
    }
    if (kind === 'choice') {
      for (var i = 0; i < list.length; i++) {
        var ch = Array.from(el.querySelectorAll('qti-simple-choice')).find(function (c) { return c.getAttribute('identifier') === list[i]; });
        if (!ch) throw fail(rid + ': no choice ' + list[i]);
        ch.click();
        await el.updateComplete;
      }
      return 'clicked';
    }
    if (kind === 'inline-choice') {
      if (list.length !== 1) throw fail(rid + ': one identifier is needed');
      control(el, kind).click();               // opens the popover
      await el.updateComplete; await tick();
      var opt = list[0] === '' ? el.shadowRoot.querySelector('button[part~="option-prompt"]')
        : Array.from(el.querySelectorAll('qti-inline-choice')).find(function (c) { return c.getAttribute('identifier') === list[0]; });
      if (!opt) throw fail(rid + ': no inline choice ' + list[0]);
      if (!visible(opt)) throw fail(rid + ': the menu did not open');
      opt.click();
      await el.updateComplete; await tick();
      return 'clicked';
    }
    // any other interaction: through the public API
    el.response = value;
    item.updateResponseVariable(rid, value);
    return 'api';
  }

  function feedbackShown(item) {
    var out = [];
    Array.from(item.querySelectorAll('qti-modal-feedback, qti-feedback-block, qti-feedback-inline')).forEach(function (f) {
      var on;
      if (f.localName === 'qti-modal-feedback') {
        var d = f.shadowRoot && f.shadowRoot.querySelector('dialog');
        on = !!(d && d.open && visible(d));
      } else {
        var slot = f.shadowRoot && f.shadowRoot.querySelector('slot');
        on = !!slot && getComputedStyle(slot).display !== 'none';
      }
      if (on) out.push({
        kind: f.localName.replace('qti-', ''), outcome: f.getAttribute('outcome-identifier'),
        identifier: f.getAttribute('identifier'), text: squash(f.textContent)
      });
    });
    return out;
  }

  async function run(xml, responses, opts) {
    var t0 = performance.now();
    var result = { SCORE: null, outcomes: {}, interactions: {}, feedback: [], stem: '', log: [], ms: 0 };
    var host = document.getElementById('host');
    var saved = {};
    ['error', 'warn', 'debug'].forEach(function (k) {      // the components only report trouble on the console
      saved[k] = console[k];
      console[k] = function () {
        if (k !== 'debug') result.log.push(k + ': ' + Array.from(arguments, function (a) { return a && a.message || String(a); }).join(' '));
      };
    });
    var onError = function (e) { result.log.push('uncaught: ' + (e.message || e.reason && e.reason.message || e.reason)); };
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onError);
    try {
      var doc = parse(xml);
      var found = lint(doc);
      found.warnings.forEach(function (w) { result.log.push('lint: ' + w); });
      if (found.errors.length && !opts.noLint) throw fail(found.errors.join('; '));

      var qti = document.createElement('qti-item');
      var box = document.createElement('item-container');
      qti.appendChild(box);
      var connected = new Promise(function (r) {
        qti.addEventListener('qti-assessment-item-connected', function (e) { r(e.detail); }, { once: true });
      });
      box.itemXML = xml;                       // before it is connected: set between connecting and the first update it is lost
      host.replaceChildren(qti);
      var item = await withTimeout(connected, opts.timeout || 5000, 'the item did not load');
      await settle(item);

      var els = Array.from(item.querySelectorAll('*')).filter(function (e) { return /^qti-.*-interaction$/.test(e.localName); });
      var byId = {};
      els.forEach(function (el) {
        var id = el.getAttribute('response-identifier');
        if (byId[id]) throw fail('two interactions for response ' + id);
        byId[id] = el;
        result.interactions[id] = describe(el);
      });
      if (!els.length) throw fail('the item has no interaction');
      var dead = Object.keys(result.interactions).filter(function (id) { return !result.interactions[id].rendered; });
      if (dead.length) throw fail('interaction did not render: ' + dead.map(function (id) {
        return id + ' (' + result.interactions[id].kind + ')'; }).join(', '));
      var body = item.querySelector('qti-item-body');
      if (!body) throw fail('the item has no qti-item-body');
      result.stem = squash(body.innerText);
      if (feedbackShown(item).length) throw fail('feedback is shown before the answer: ' + JSON.stringify(feedbackShown(item)));

      for (var id of Object.keys(responses)) {
        if (!byId[id]) throw fail('the item has no interaction for response ' + id);
        result.interactions[id].how = await answer(byId[id], responses[id], item);
      }
      await settle(item);

      // Did the item get what was entered?
      Object.keys(byId).forEach(function (id) {
        var v = item.variables.find(function (x) { return x.identifier === id && x.type === 'response'; });
        result.interactions[id].response = v ? (v.value === undefined ? null : v.value) : null;
      });
      for (id of Object.keys(responses)) {
        var got = result.interactions[id].response;
        var want = responses[id];
        var same = Array.isArray(want) || Array.isArray(got)
          ? [].concat(got === null || got === '' ? [] : got).map(String).sort().join('\u0000') === [].concat(want).map(String).sort().join('\u0000')
          : (got === null ? '' : got) === String(want);
        if (!same) throw fail(id + ': entered ' + JSON.stringify(want) + ', the item took ' + JSON.stringify(got));
      }

      try { item.processResponse(); }
      catch (e) { throw fail('response processing threw: ' + e.message); }
      await settle(item);

      item.variables.forEach(function (v) {
        if (v.type === 'outcome') result.outcomes[v.identifier] = v.value === undefined ? null : v.value;
      });
      var s = result.outcomes.SCORE;
      result.SCORE = s === undefined || s === null || s === '' ? null : Number(s);
      if (Number.isNaN(result.SCORE)) throw fail('SCORE is not a number: ' + JSON.stringify(s));
      var loose = result.log.filter(function (l) { return l.indexOf('uncaught: ') === 0; });
      if (loose.length) throw fail(loose.join('; '));
      result.feedback = feedbackShown(item);
      result.stemAfter = squash(body.innerText);
    } catch (e) {
      result.error = (e.harness ? '' : 'harness: ') + e.message;
      result.SCORE = null;
    } finally {
      ['error', 'warn', 'debug'].forEach(function (k) { console[k] = saved[k]; });
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onError);
      host.replaceChildren();
      result.ms = Math.round(performance.now() - t0);
    }
    return result;
  }

  // calls are queued: they share the focus
  window.score = function (xml, responses, opts) {
    var p = queue.then(function () { return run(xml, responses || {}, opts || {}); });
    queue = p.catch(function () {});
    return p;
  };

  /* What belongs in each place of an item, what else does, and what does not. */
  function places(doc) {
    var all = { right: {}, wrong: {}, others: [], open: false };
    Array.from(doc.getElementsByTagName('qti-response-declaration')).forEach(function (d) {
      var id = d.getAttribute('identifier');
      var values = Array.from(d.querySelectorAll('qti-correct-response > qti-value'), function (v) { return v.textContent; });
      var keys = Array.from(d.getElementsByTagName('qti-map-entry'))
        .filter(function (e) { return Number(e.getAttribute('mapped-value')) > 0; })
        .map(function (e) { return e.getAttribute('map-key'); });
      var el = Array.from(doc.getElementsByTagName('*')).find(function (e) {
        return /-interaction$/.test(e.localName) && e.getAttribute('response-identifier') === id;
      });
      if (!el) throw fail('no interaction for ' + id);
      if (el.localName === 'qti-extended-text-interaction') {
        all.open = true;
        all.wrong[id] = 'words';
        return;
      }
      var choices = Array.from(el.querySelectorAll('qti-simple-choice, qti-inline-choice'), function (c) { return c.getAttribute('identifier'); });
      if (choices.length) {
        var bad = choices.filter(function (c) { return values.indexOf(c) < 0; });
        var many = d.getAttribute('cardinality') === 'multiple';
        if (!values.length) throw fail(id + ': nothing is right');
        all.right[id] = many ? values : values[0];
        all.wrong[id] = many ? (bad.length ? bad.slice(0, 1) : values.slice(1)) : bad[0];
        return;
      }
      if (!keys.length) keys = values;
      all.right[id] = keys[0];
      all.wrong[id] = '987654321';
      keys.slice(1).forEach(function (key) { all.others.push([id, key]); });
    });
    return all;
  }

  window.judge = async function (xml) {
    var faults = [], found;
    try { found = places(parse(xml)); } catch (e) { return [e.message]; }
    var tries = [[{}, 0, 'nothing'], [found.wrong, 0, 'everything wrong']];
    if (!found.open) {
      tries.push([found.right, 1, 'everything right']);
      found.others.forEach(function (other) {
        var responses = Object.assign({}, found.right);
        responses[other[0]] = other[1];
        tries.push([responses, 1, 'also right: ' + other[1]]);
      });
    }
    for (var attempt of tries) {
      var result = await window.score(xml, attempt[0]);
      if (result.error) faults.push(attempt[2] + ': ' + result.error);
      else if (Math.abs(result.SCORE - attempt[1]) > 1e-9 || result.SCORE === null) faults.push(attempt[2] + ' scores ' + result.SCORE);
      else if (!found.open && Object.keys(attempt[0]).length && !result.feedback.length) faults.push(attempt[2] + ': no feedback');
    }
    return faults;
  };
  window.scoreReady = !!(customElements.get('qti-assessment-item') && customElements.get('item-container'));
}());
