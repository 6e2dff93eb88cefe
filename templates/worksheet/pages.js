/* Each sheet of a file counts its own pages. A browser can count the pages of one sheet, but knows
   only how many the whole file has; so each sheet is set once in columns as large as a page, as the
   printer will set it, and its columns are counted. */
addEventListener("load", () => {
  const sheets = [...document.querySelectorAll(".sheet")];
  if (sheets.length < 2) return;
  const media = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
    .filter(rule => rule instanceof CSSMediaRule).map(rule => [rule.media, rule.media.mediaText]);
  for (const [list, text] of media) list.mediaText = text.includes("print") ? "all" : "not all";
  const frames = sheets.map(sheet => {
    const frame = document.createElement("div");
    frame.className = "paper";
    sheet.replaceWith(frame);
    frame.append(sheet);
    return frame;
  });
  const rules = frames.map((frame, index) => {
    const count = Math.max(1, Math.round(frame.scrollWidth / frame.clientWidth));
    const page = sheets[index].style.page;
    return `@page ${page} { @bottom-right { content: counter(${page}) " / ${count}"; } }`;
  });
  frames.forEach((frame, index) => frame.replaceWith(sheets[index]));
  for (const [list, text] of media) list.mediaText = text;
  // After the rules of the sheets, which stand beside them.
  document.body.append(Object.assign(document.createElement("style"), { textContent: rules.join("\n") }));
});
