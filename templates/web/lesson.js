/* What the page does for other pages: it copies what is to be put there, and as a part of one it says how high it is. */
(() => {
  document.addEventListener('click', event => {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-copy]'));
    if (!button) return;
    const told = () => { button.textContent = button.dataset.copied ?? button.textContent; };
    /* Without a clipboard the text is chosen, so that a hand can copy it. */
    const byHand = () => {
      const field = document.createElement('textarea');
      field.value = button.dataset.copy ?? '';
      button.after(field);
      field.select();
      if (document.execCommand('copy')) told();
      field.remove();
      button.focus();
    };
    if (navigator.clipboard) navigator.clipboard.writeText(button.dataset.copy ?? '').then(told, byHand);
    else byHand();
  });
  if (!/[?&#]embed=1(&|#|$)/.test(location.search + location.hash)) return;
  document.documentElement.classList.add('embedded');
  new ResizeObserver(() => parent.postMessage({ carryless: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) }, '*')).observe(document.body);
})();
