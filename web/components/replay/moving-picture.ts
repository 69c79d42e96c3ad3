import { applyPalette, type Colour, GIFEncoder, quantize } from 'gifenc';
import { imageOf } from './picture';

/** Wide enough for the names of a map, and small enough to be posted. */
const WIDTH = 720;
const CAPTION = 36;
/** The most frames: of longer games every second step is shown, or every third. */
const MOST = 80;
const EACH_MS = 700;
const LAST_MS = 3000;
/** The colours of a file, less one for what has not changed since the frame before. */
const COLOURS = 255;

interface Filmed {
  /** The last place of the game; 0 is its start. */
  readonly last: number;
  /** Shows a place, and answers with its label once its board is on the page. */
  readonly show: (at: number) => Promise<string>;
  readonly onFrame: (done: number, all: number) => void;
  /** Whether the reader has stopped it. */
  readonly isStopped: () => boolean;
}

/** The places of a game that its moving picture shows: its start, its end, and what lies between as evenly as fits. */
export function placesShown(last: number, most = MOST): readonly number[] {
  const every = Math.ceil((last + 1) / most);
  const places = Array.from({ length: Math.ceil((last + 1) / every) }, (_, at) => at * every);
  return places.at(-1) === last ? places : [...places, last];
}

/**
 * A game as an animated GIF, made of the boards of the page one after the other. What stays the same from frame to frame
 * is left out, so that a long game remains a small file.
 * @returns null if it was stopped
 */
export async function gifOf({ last, show, onFrame, isStopped }: Filmed): Promise<Blob | null> {
  const places = placesShown(last);
  const drawn = canvas();
  const end = await frameAt(last, show, drawn);
  const palette = coloursOf(await frameAt(0, show, drawn), end);
  const file = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const [done, at] of places.entries()) {
    if (isStopped()) return null;
    onFrame(done, places.length);
    const frame = await frameAt(at, show, drawn);
    const indexed = applyPalette(frame.data, palette);
    file.writeFrame(before === null ? indexed : changed(indexed, before), frame.width, frame.height, {
      ...(before === null ? { palette: [...palette, [0, 0, 0]] } : {}),
      delay: at === last ? LAST_MS : EACH_MS,
      transparent: before !== null,
      transparentIndex: COLOURS,
      dispose: 1,
    });
    before = indexed;
  }
  file.finish();
  return new Blob([file.bytes()], { type: 'image/gif' });
}

/** The frame with the pixels left out that are as they were. */
function changed(frame: Uint8Array, before: Uint8Array): Uint8Array {
  return frame.map((colour, at) => (colour === before[at] ? COLOURS : colour));
}

/** Colours for a whole game: those of its start and of its end. */
function coloursOf(...frames: readonly ImageData[]): readonly Colour[] {
  const all = new Uint8ClampedArray(frames.reduce((sum, { data }) => sum + data.length, 0));
  let at = 0;
  for (const { data } of frames) {
    all.set(data, at);
    at += data.length;
  }
  const found = quantize(all, COLOURS);
  // The colour for what has not changed comes last, whatever their number is.
  return [...found, ...Array.from({ length: COLOURS - found.length }, () => [0, 0, 0])];
}

function canvas(): CanvasRenderingContext2D {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  return context;
}

async function frameAt(
  at: number,
  show: Filmed['show'],
  context: CanvasRenderingContext2D,
): Promise<ImageData> {
  const label = await show(at);
  const board = await imageOf();
  const height = Math.round((board.height / board.width) * WIDTH);
  const looks = getComputedStyle(document.body);
  Object.assign(context.canvas, { width: WIDTH, height: height + CAPTION });
  context.fillStyle = looks.getPropertyValue('--surface');
  context.fillRect(0, 0, WIDTH, height + CAPTION);
  context.drawImage(board, 0, 0, WIDTH, height);
  context.fillStyle = looks.getPropertyValue('--ink');
  context.font = `600 18px ${looks.fontFamily}`;
  context.textBaseline = 'middle';
  context.fillText(label, 12, height + CAPTION / 2, WIDTH - 140);
  context.textAlign = 'right';
  context.fillText('Turreton', WIDTH - 12, height + CAPTION / 2);
  return context.getImageData(0, 0, WIDTH, height + CAPTION);
}
