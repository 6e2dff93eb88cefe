/* carryless-search: search in Chinese and in other languages, for any mdBook that names this file in
   additional-js. mdBook's index knows words only where there are spaces between them, so this looks
   through the texts that the index keeps. It answers mdBook's own box, and the one of our pages. */
'use strict';

(() => {
  const one = id => document.getElementById(id);
  const MOST = 30, AROUND = 36;

  /* The texts of an index. */
  let texts = null;
  const read = index => {
    texts = Object.values(index.documentStore.docs).map(doc => ({
      doc,
      url: window.search.doc_urls?.[doc.id],
      title: doc.title,
      path: doc.breadcrumbs,
      body: doc.body,
      parts: [doc.title, doc.breadcrumbs, doc.body].map(plain),
    }));
  };
  const plain = text => text.normalize('NFKC').toLowerCase();

  /* A word of Latin letters counts from its beginning, without the ending of a plural. */
  const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff]/;
  const pattern = word => {
    const safe = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (CHINESE.test(word) || !/^[a-z]/.test(word)) return new RegExp(safe(word), 'g');
    const stem = word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed)$/, '') : word;
    return new RegExp('(?<![a-z])' + safe(stem), 'g');
  };
  /* Pairs of letters, for a Chinese phrase that stands nowhere as it is. */
  const pairs = word => [...word].slice(1).map((letter, at) => [...word][at] + letter);

  const count = (text, found) => (text.match(found) ?? []).length;
  const score = (text, found) =>
    20 * Math.min(1, count(text.parts[0], found)) + 5 * Math.min(1, count(text.parts[1], found))
    + Math.min(8, count(text.parts[2], found));

  const find = query => {
    const words = plain(query).split(/[\s,，。、；：？?！!“”"]+/).filter(Boolean);
    if (words.length === 0) return [];
    const rank = (patterns, needed) => texts.map(text => {
      const scores = patterns.map(found => score(text, found));
      const hits = scores.filter(Boolean).length;
      const whole = scores.reduce((sum, value) => sum + value, 0);
      return { text, patterns, hits, score: hits >= needed ? whole * (1 + hits) : 0 };
    }).filter(hit => hit.score > 0).sort((a, b) => b.score - a.score);
    const exact = rank(words.map(pattern), words.length);
    if (exact.length > 0) return exact;
    const loose = words.flatMap(word => CHINESE.test(word) && word.length > 2 ? pairs(word) : [word]).map(pattern);
    return rank(loose, Math.ceil(loose.length / 2));
  };

  /* The neighbourhood of the first hit, with the hits marked. */
  const excerpt = (text, patterns) => {
    const body = text.body, low = plain(body);
    const at = Math.max(0, ...patterns.slice(0, 1).map(found => low.search(found)));
    const from = Math.max(0, at - AROUND), piece = body.slice(from, at + 3 * AROUND);
    const words = document.createElement('p');
    words.append(from > 0 ? '…' : '');
    let done = 0;
    const places = patterns.flatMap(found => [...plain(piece).matchAll(found)]).sort((a, b) => a.index - b.index);
    for (const place of places) {
      if (place.index < done || place[0] === '') continue;
      const mark = document.createElement('mark');
      mark.textContent = piece.slice(place.index, place.index + place[0].length);
      words.append(piece.slice(done, place.index), mark);
      done = place.index + place[0].length;
    }
    words.append(piece.slice(done), '…');
    return words;
  };

  /* mdBook's own box asks the index that it has loaded, and shows what that gives: an index of ours. */
  const theirs = one('mdbook-searchresults') ?? one('searchresults');
  if (theirs && window.elasticlunr) {
    const mark = hits => {
      const words = [...new Set(hits.flatMap(hit => hit.patterns))];
      const marker = window.Mark && new Mark(theirs.querySelectorAll('.teaser'));
      words.forEach(word => marker?.markRegExp(new RegExp(word.source, 'gi'), { element: 'em' }));
    };
    elasticlunr.Index.load = index => {
      read(index);
      return {
        search: query => {
          const hits = find(query).slice(0, MOST);
          queueMicrotask(() => mark(hits));
          return hits.map(({ text, patterns, score }) => {
            const body = excerpt(text, patterns).textContent;
            return { ref: text.doc.id, score, doc: { ...text.doc, body } };
          });
        },
      };
    };
  }

  const button = one('search-button'), box = one('search'), input = one('search-words');
  const results = one('search-results'), state = one('search-state');
  if (!button || !searchindex) return;

  /* Loaded when it is first wanted: a script, because file:// allows nothing else. */
  let loading = null;
  const load = () => loading ??= new Promise((done, failed) => {
    window.search ??= {};
    const script = document.createElement('script');
    script.src = path_to_root + searchindex;
    script.onload = () => {
      read(window.search.index);
      done();
    };
    script.onerror = failed;
    document.head.append(script);
  });

  const showResults = () => {
    const query = input.value.trim();
    const hits = query && texts ? find(query) : [];
    state.textContent = query && !texts ? state.dataset.waiting : query && hits.length === 0 ? state.dataset.none : '';
    results.replaceChildren(...hits.slice(0, MOST).map(({ text, patterns }) => {
      const item = document.createElement('li'), link = document.createElement('a');
      link.href = path_to_root + text.url;
      link.textContent = text.path.includes(text.title) ? text.path : text.title;
      item.append(link, excerpt(text, patterns));
      return item;
    }));
  };

  const show = open => {
    box.hidden = !open;
    button.setAttribute('aria-expanded', open);
    if (open) {
      input.focus();
      input.select();
      load().then(showResults);
    } else {
      button.focus();
    }
  };
  button.addEventListener('click', () => show(box.hidden));
  input.addEventListener('input', showResults);
  addEventListener('keydown', event => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && !box.hidden) {
      show(false);
    } else if (event.key === '/' && box.hidden && !/^(?:input|select|textarea)$/i.test(event.target.nodeName)) {
      event.preventDefault();
      show(true);
    } else if (event.key === 'Enter' && event.target === input) {
      results.querySelector('a')?.click();
    } else if (['ArrowDown', 'ArrowUp'].includes(event.key) && box.contains(event.target)) {
      const links = [input, ...results.querySelectorAll('a')];
      const at = links.indexOf(event.target) + (event.key === 'ArrowDown' ? 1 : -1);
      links[Math.min(links.length - 1, Math.max(0, at))].focus();
      event.preventDefault();
    }
  });
})();
