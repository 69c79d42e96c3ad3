import { storedChecksum } from './checksum';

// The records of a log (leveldb, doc/log_format.md): blocks of 32 KB, in each of them pieces with a header of checksum,
// length and type. A record that does not fit a block is several pieces.

const BLOCK = 32_768;
const HEADER = 7;
const WHOLE = 1;
const FIRST = 2;
const LAST = 4;

/** One piece with a right checksum. */
interface Piece {
  readonly type: number;
  /** The position after it. */
  readonly end: number;
}

/** The piece at a position; undefined if there is none, or only a damaged one. */
function pieceAt(file: Buffer, at: number): Piece | undefined {
  if (at + HEADER > file.length) return undefined;
  const size = file.readUInt16LE(at + 4);
  const type = file.readUInt8(at + 6);
  const end = at + HEADER + size;
  if (type < WHOLE || type > LAST || size === 0) return undefined;
  if (end > file.length || HEADER + size > BLOCK - (at % BLOCK)) return undefined;
  return storedChecksum(file.subarray(at + 6, end)) === file.readUInt32LE(at) ? { type, end } : undefined;
}

/** How many records begin, and how many end, in a part of a log. What is damaged is passed over, byte by byte. */
export function countRecords(file: Buffer, from: number, to = file.length) {
  let [begun, ended] = [0, 0];
  for (let at = from; at + HEADER <= to; ) {
    if (BLOCK - (at % BLOCK) < HEADER) {
      at += BLOCK - (at % BLOCK);
      continue;
    }
    const piece = pieceAt(file, at);
    if (piece?.type === WHOLE || piece?.type === FIRST) begun += 1;
    if (piece?.type === WHOLE || piece?.type === LAST) ended += 1;
    at = piece?.end ?? at + 1;
  }
  return { begun, ended };
}

/** The records of a log, as far as they are whole. */
export function* recordsIn(file: Buffer): Generator<Buffer> {
  let pieces: Buffer[] = [];
  for (let at = 0; at + HEADER <= file.length; ) {
    const left = BLOCK - (at % BLOCK);
    const piece = left < HEADER ? undefined : pieceAt(file, at);
    if (left >= HEADER && piece === undefined) return;
    if (piece !== undefined) {
      if (piece.type === WHOLE || piece.type === FIRST) pieces = [];
      pieces.push(file.subarray(at + HEADER, piece.end));
      if (piece.type === WHOLE || piece.type === LAST) yield Buffer.concat(pieces);
    }
    at = piece?.end ?? at + left;
  }
}
