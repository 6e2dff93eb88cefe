/* The words of every language for the script below: a page takes its own. */
(words => {
  const language = document.documentElement.lang.replace('_', '-');
  Object.assign(document.currentScript.dataset, words[language] ?? words[language.split('-')[0]] ?? words.en);
})(WORDS);
