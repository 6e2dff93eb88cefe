/* Sets each sheet once in columns as large as a page, as the printer will set it, and counts the columns.
   A browser can count the pages of one sheet, but knows only how many the whole file has. A sheet that fits on
   fewer pages when it is set closer is set so; on large paper one of a single page fills both columns; and a
   file that is printed on both sides gets a blank page after each sheet with an odd number of pages. */
addEventListener("load", () => {
  const sheets = [...document.querySelectorAll(".sheet:not(.summary, .flowing)")];
  if (sheets.length === 0) return;
  const { classList: body } = document.body;
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
  const count = () => frames.map(frame => Math.max(1, Math.round(frame.scrollWidth / frame.clientWidth)));
  const pages = count();
  const long = sheets.filter((sheet, at) => pages[at] > 1 && !sheet.matches(".key"));
  for (const sheet of long) sheet.classList.add("tight");
  const fewer = long.length ? count() : pages;
  sheets.forEach((sheet, at) => {
    if (fewer[at] < pages[at]) pages[at] = fewer[at];
    else sheet.classList.remove("tight");
  });
  if (body.contains("wide")) {
    // A solved exercise can take the width of both columns.
    const single = sheets.filter((sheet, at) => pages[at] === 1 && !sheet.matches(".key, :has(.solved)"));
    const columns = single.map(sheet => {
      const tasks = [...sheet.querySelectorAll(".tasks > .task")];
      const left = tasks.map(task => task.getBoundingClientRect().left);
      return [sheet, tasks.filter((_, at) => left[at] > left[0] + 1)];
    });
    for (const [sheet, second] of columns) {
      if (second.length === 0) continue;
      const list = second[0].parentElement.cloneNode();
      list.append(...second);
      sheet.append(list);
      sheet.classList.add("spread");
    }
  }
  // The last question does not stand alone on a page where the one before it fits beside it.
  if (!body.contains("wide")) for (const [at, frame] of frames.entries()) {
    const [before, last] = [...sheets[at].querySelectorAll(":not(.key) > .tasks > .task")].slice(-2);
    if (pages[at] === 1 || !last || last.querySelector(".two")) continue;
    const [one, next] = [before, last].map(task => task.getBoundingClientRect());
    if (next.left > one.left && one.height + next.height < frame.clientHeight) before.style.breakBefore = "page";
  }
  frames.forEach((frame, at) => frame.replaceWith(sheets[at]));
  for (const [list, text] of media) list.mediaText = text;
  sheets.forEach((sheet, at) => {
    const style = sheet.previousElementSibling;
    style.textContent = style.textContent.replaceAll("counter(pages)", `"${pages[at]}"`);
    if (body.contains("duplex") && sheets.length > 1 && pages[at] % 2 === 1) {
      sheet.after(Object.assign(document.createElement("div"), { className: "verso" }));
    }
  });
});
