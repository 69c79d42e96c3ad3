import type { StudyOrders } from '../../engine/study/study';

/** A study by a reader: the seed of its random decisions, and the orders of each step. */
export interface Study {
  readonly seed: string;
  /** Never empty: a study has at least the step that it starts with. */
  readonly steps: readonly StudyOrders[];
  /** The position that it starts from, if it was pasted. */
  readonly start?: unknown;
}

/** The most characters that an address can hold, and that it may unpack to. */
const MOST_PACKED = 16_000;
const MOST_TEXT = 400_000;
export const MOST_STEPS = 120;
const MOST_SEATS = 12;
const MOST_ORDERS = 200;
const MOST_SEED = 20;

/** A study as text for an address: JSON, deflated, in base64url. */
export async function packStudy(study: Study): Promise<string> {
  const { seed, start, steps } = study;
  const first = start === undefined ? seed : { seed, start };
  const bytes = new TextEncoder().encode(JSON.stringify([first, ...steps]));
  return base64url(await through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY));
}

/** The study of an address; null if it contains none. Accepts any text, and unpacks no more than a study can need. */
export async function unpackStudy(text: string): Promise<Study | null> {
  if (text === '' || text.length > MOST_PACKED) return null;
  try {
    const bytes = await through(bytesOf(text), new DecompressionStream('deflate-raw'), MOST_TEXT);
    return studyOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

function studyOf(value: unknown): Study | null {
  if (!Array.isArray(value)) return null;
  const [first, ...steps] = value as unknown[];
  const { seed, start } = headOf(first);
  if (typeof seed !== 'string' || seed.length > MOST_SEED) return null;
  if (steps.length === 0 || steps.length > MOST_STEPS || !steps.every(areOrders)) return null;
  return start === undefined ? { seed, steps } : { seed, steps, start };
}

/** A study begins with its seed, or with the seed and the pasted position. */
function headOf(first: unknown): { readonly seed?: unknown; readonly start?: unknown } {
  return typeof first === 'object' && first !== null && !Array.isArray(first) ? first : { seed: first };
}

function areOrders(value: unknown): value is StudyOrders {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const lists: readonly unknown[] = Object.values(value);
  return (
    lists.length <= MOST_SEATS && lists.every((list) => Array.isArray(list) && list.length <= MOST_ORDERS)
  );
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const part = new Uint8Array(next.value);
    size += part.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError('too long for a study');
    }
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}
