async source => {
  // Measures the brightness in the middle of every block on the screen, lane by lane.
  const image = new Image();
  image.src = 'data:image/png;base64,' + source;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const paper = canvas.getContext('2d');
  paper.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  const grey = part => {
    const place = part.getBoundingClientRect();
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const [r, g, b] = paper.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data;
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const found = [];
  const lanes = {};
  for (const part of document.querySelectorAll('.stage .stone.lone, .stage .stone.paired, .stage .solid.lone, .stage .solid.paired')) {
    const place = part.getBoundingClientRect();
    if (place.bottom > innerHeight || place.width < 8) continue;
    const lane = [...document.querySelectorAll('.stage .lane')].find(lane => {
      const band = lane.getBoundingClientRect();
      return band.left <= place.left + 1 && place.right - 1 <= band.right;
    });
    if (part.matches('.solid')) continue;
    (lanes[lane?.dataset.k] ??= []).push([part.matches('.lone'), grey(part)]);
  }
  for (const [lane, parts] of Object.entries(lanes)) {
    const of = lone => parts.filter(part => part[0] === lone).map(part => part[1]);
    const [dark, pale] = [Math.max(...of(true)), Math.min(...of(false))];
    if (of(true).length && dark > 90) found.push(`${lane}: a lone stone is as light as ${dark}`);
    if (of(true).length && of(false).length && dark + 60 > pale) found.push(`${lane}: lone ${dark}, paired ${pale}`);
    if (of(false).some(shade => shade < 120)) found.push(`${lane}: a paired stone is as dark as ${Math.min(...of(false))}`);
  }
  if (!Object.values(lanes).flat().some(([lone]) => lone)) found.push('no lone stone was measured');
  return found;
}
