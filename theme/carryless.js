/* carryless 0.1.0 */
(words => {
const language = document.documentElement.lang.replace('_', '-');
Object.assign(document.currentScript.dataset, words[language] ?? words[language.split('-')[0]] ?? words.en);
})({"en":{"back":"Back","broken":"Something went wrong just now, and the page has started afresh. Above is what stood there before.","built":"Back to the text of the book","end":"End","live":"Try it here","next":"Next","start":"Present","unable":"This browser cannot run the program of this page (it needs WebAssembly). The explanation below reads as well without it."},"zh":{"back":"上一步","broken":"刚才出了错，页面已经重新准备好。上面是出错以前的样子。","built":"回到课文里的样子","end":"结束","live":"动手试一试","next":"下一步","start":"演示","unable":"这个浏览器不能运行这一页的程序（要有 WebAssembly）。下面的讲解照样可以读。"},"zh-TW":{"back":"上一步","broken":"剛才出了錯，頁面已經重新準備好。上面是出錯以前的樣子。","built":"回到課文裡的樣子","end":"結束","live":"動手試一試","next":"下一步","start":"展示","unable":"這個瀏覽器不能執行這一頁的程式（要有 WebAssembly）。下面的講解照樣可以讀。"}});
(() => {
if (window.carrylessPresents) return;
window.carrylessPresents = true;
const words = document.currentScript.dataset;
const element = (name, text, action) => {
const made = document.createElement(name);
made.textContent = text;
if (action) {
made.type = 'button';
made.addEventListener('click', action);
}
return made;
};
const present = (container, button) => {
const place = document.createComment('');
const parts = [...container.children].filter(part => part !== button && !part.matches('.command, .languages, style, script'));
const slides = [];
for (const part of parts) {
const first = slides.length === 0;
if (first || part.matches('.step, .verdict, h2, h3, .carryless > details')) slides.push([part]);
else slides.at(-1).push(part);
}
const hero = container.querySelector(':scope > .hero');
const answers = hero ? [...hero.querySelectorAll('.verdict, .choice')] : [];
if (hero) slides.push([]);
const folded = [...container.querySelectorAll('details')].map(answer => [answer, answer.open]);
let now = 0;
const count = element('output', '');
const show = wanted => {
const before = now;
now = Math.max(0, Math.min(slides.length - 1, wanted));
slides.forEach((slide, at) => slide.forEach(part => part.classList.toggle('present-later', at !== now && part !== hero)));
answers.forEach(part => part.classList.toggle('present-later', now !== slides.length - 1));
container.classList.toggle('asking', Boolean(hero) && now === 0);
count.textContent = (now + 1) + ' / ' + slides.length;
back.setAttribute('aria-disabled', now === 0);
on.setAttribute('aria-disabled', now === slides.length - 1 && !closed());
if (now !== before) stage.scrollTop = 0;
};
const closed = () => slides[now].flatMap(part => [part, ...part.querySelectorAll('details')])
.find(part => part.matches('details:not([open])'));
const go = step => {
const answer = step > 0 && closed();
if (answer) {
answer.open = true;
show(now);
answer.scrollIntoView({ block: 'nearest' });
} else show(now + step);
};
const dialog = element('dialog', '');
dialog.className = 'presentation carryless';
dialog.setAttribute('aria-label', words.start);
const stage = element('div', '');
stage.className = 'stage';
const back = element('button', words.back, () => go(-1));
const on = element('button', words.next, () => go(1));
const bar = element('div', '');
bar.className = 'controls';
bar.append(back, count, on, element('button', words.end, () => end()));
dialog.append(stage, bar);
container.before(place);
stage.append(container);
document.body.append(dialog);
dialog.addEventListener('keydown', event => {
if (event.altKey || event.ctrlKey || event.metaKey) return;
const pressed = event.target.closest('button, summary') && event.key === ' ' ? 'Enter' : event.key;
const keys = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ' ': 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };
if (pressed in keys) go(keys[pressed]);
else if (pressed === 'Escape') end();
else if (/^f$/i.test(pressed)) document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.().catch(() => {});
else if (pressed === 'Home') show(0);
else if (pressed === 'End') show(slides.length - 1);
else return;
event.preventDefault();
event.stopPropagation();
});
const end = () => {
if (!dialog.isConnected) return;
dialog.remove();
place.replaceWith(container);
[...parts, ...answers].forEach(part => part.classList.remove('present-later'));
container.classList.remove('asking');
folded.forEach(([answer, open]) => { answer.open = open; });
button.focus();
};
dialog.addEventListener('close', end);
show(0);
dialog.showModal();
on.focus();
};
const offer = () => {
for (const container of document.querySelectorAll('.carryless.walk, body > main, main#content')) {
const steps = [...container.children].filter(part => part.matches('.step, h2'));
if (steps.length >= 2) {
const button = element('button', words.start, () => present(container, button));
button.className = 'carryless-present';
const title = container.querySelector(':scope > h1, .hero .question');
if (title) title.before(button);
else container.prepend(button);
}
}
};
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offer);
else offer();
})();
(() => {
const words = document.currentScript.dataset;
const put = (parent, name, values) => {
const made = Object.assign(document.createElement(name), values);
parent.append(made);
return made;
};
let count = 0;
const loaded = {};
const load = engine => loaded[engine] ??= Promise.all([['link', { rel: 'stylesheet', href: engine + 'live.css' }], ['script', { src: engine + 'page.js' }]]
.map(([name, values]) => new Promise((done, failed) => put(document.head, name, { ...values, onload: done, onerror: failed }))));
const live = (answer, button) => {
const page = document.createElement('carryless-page');
page.className = 'carryless';
page.lang = answer.lang;
count += 1;
Object.assign(page.dataset, { state: JSON.stringify({ lang: answer.lang, line: answer.dataset.line }), own: '-' + count, broken: words.broken, unable: words.unable });
const back = put(page, 'button', { type: 'button', className: 'back', textContent: words.built });
back.addEventListener('click', () => {
page.replaceWith(answer);
button.focus();
});
const part = (name, values) => { put(page, 'div', values).dataset.part = name; };
part('setting', { className: 'setting' });
part('error', { className: 'error', role: 'alert' });
const said = put(page, 'p', { className: 'unseen', ariaLive: 'polite' });
said.dataset.said = '';
part('answer', {});
part('judge', {});
answer.replaceWith(page);
back.focus();
};
const offer = () => {
for (const answer of document.querySelectorAll('.carryless[data-line][data-engine]')) {
const button = document.createElement('button');
button.type = 'button';
button.className = 'carryless-live';
button.textContent = words.live;
button.addEventListener('click', () => load(answer.dataset.engine).then(() => live(answer, button), () => button.replaceWith(words.unable)));
answer.append(button);
}
};
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offer);
else offer();
})();
