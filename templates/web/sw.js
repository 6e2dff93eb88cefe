/* After the first visit the page needs no network: its files are kept under the name of this edition. */
const edition = 'carryless-EDITION';
const files = ['./', 'page.css', 'page.js', 'engine.bin', 'words/en.bin', 'words/zh.bin', 'words/zh-TW.bin', 'manifest.webmanifest', 'icon.svg'];
addEventListener('install', event => event.waitUntil(caches.open(edition).then(kept => kept.addAll(files)).then(() => skipWaiting())));
addEventListener('activate', event => event.waitUntil(caches.keys().then(all => Promise.all(all.filter(name => name.startsWith('carryless-') && name !== edition).map(name => caches.delete(name)))).then(() => clients.claim())));
addEventListener('fetch', event => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then(kept => kept ?? fetch(event.request)));
});
