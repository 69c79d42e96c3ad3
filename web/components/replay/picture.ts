/** The style properties of a part of the board, beyond its shape. */
const LOOKS = [
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-opacity',
    'stroke-dasharray',
    'stroke-linecap',
  ],
  ...['stroke-linejoin', 'paint-order', 'opacity', 'color', 'display', 'visibility', 'text-anchor'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing'],
];
const SVG = 'http://www.w3.org/2000/svg';

/**
 * The current board of the page as a self-contained SVG file: styles are written into it, and symbols from elsewhere in
 * the page are copied along.
 */
export function pictureOf(): string {
  const shown = document.querySelector<SVGSVGElement>('.table-map svg.map');
  if (shown === null) throw new Error('no board on this page');
  const copy = shown.cloneNode(true) as SVGSVGElement;
  copyLooks(shown, copy);
  copy.querySelector<SVGElement>('.map-world')?.style.setProperty('transform', 'none');
  const { width, height } = shown.viewBox.baseVal;
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, value] of [
    ['width', '100%'],
    ['height', '100%'],
    ['fill', groundOf(shown)],
  ] as const)
    ground.setAttribute(name, value);
  copy.prepend(signsFor(copy), ground);
  return withColours(new XMLSerializer().serializeToString(copy), shown);
}

/** The same, ready to be drawn. */
export async function imageOf(): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf())}`;
  await image.decode();
  return image;
}

/** The same as PNG, twice as large. */
export async function pngOf(): Promise<Blob> {
  const image = await imageOf();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error('no picture')) : done(blob)), 'image/png'),
  );
}

/**
 * Writes styles into the copy. An element that is drawn by reference takes them from where it is used, so it keeps its
 * own.
 */
function copyLooks(from: Element, to: Element): void {
  if (from.matches('defs')) return;
  const looks = getComputedStyle(from);
  const text = LOOKS.map((name) => `${name}:${looks.getPropertyValue(name)}`).join(';');
  to.setAttribute('style', text);
  to.removeAttribute('class');
  for (const [at, child] of [...from.children].entries()) {
    const copied = to.children[at];
    if (copied !== undefined) copyLooks(child, copied);
  }
}

function groundOf(shown: Element): string {
  return getComputedStyle(shown.parentElement ?? shown).backgroundColor;
}

/** The symbols and patterns that a picture references elsewhere in the page, and those that these reference. */
function signsFor(picture: Element): Element {
  const signs = document.createElementNS(SVG, 'defs');
  const known = new Set([...picture.querySelectorAll('[id]')].map(({ id }) => id));
  const follow = (part: Element) => {
    for (const id of idsIn(part.outerHTML)) {
      if (known.has(id)) continue;
      known.add(id);
      const sign = document.getElementById(id);
      if (sign === null) continue;
      signs.append(sign.cloneNode(true));
      follow(sign);
    }
  };
  follow(picture);
  return signs;
}

/** The ids that a text of SVG references. */
export function idsIn(text: string): readonly string[] {
  const found = text.matchAll(/(?:href="#|url\((?:&quot;|["'])?#)([\w-]+)/g);
  return [...new Set([...found].flatMap(([, id]) => id ?? []))];
}

/** The text with every colour variable of the theme replaced by its value. */
function withColours(text: string, shown: Element): string {
  const looks = getComputedStyle(shown);
  return text.replace(/var\((--[\w-]+)(?:,[^)]*)?\)/g, (_, name: string) =>
    looks.getPropertyValue(name).trim(),
  );
}
