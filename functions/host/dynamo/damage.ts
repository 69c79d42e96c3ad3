import { storedChecksum } from './checksum';
import { uncompressed } from './snappy';
import { readVarint } from './varint';

/** The first byte of a damaged part of a file; undefined if there is none. */
type Damage = number | undefined;

const FOOTER = 48;
const MAGIC = Buffer.from('57fb808b247547db', 'hex');
const SNAPPY = 1;

/** The damage of a table file: each of its blocks has a checksum (leveldb, doc/table_format.md). */
export function damageOfTable(file: Buffer): Damage {
  const footer = file.length - FOOTER;
  if (footer < 0 || !file.subarray(-MAGIC.length).equals(MAGIC)) return Math.max(0, footer);
  const [, , next] = readHandle(file, footer);
  const [index, size] = readHandle(file, next);
  const [meta, metaSize] = readHandle(file, footer);
  for (const [at, length] of [[meta, metaSize] as const, [index, size] as const])
    if (!isWhole(file, at, length)) return at;
  const block = file.subarray(index, index + size);
  const entries = file[index + size] === SNAPPY ? uncompressed(block) : block;
  return handlesIn(entries).find(([at, length]) => !isWhole(file, at, length))?.[0];
}

function isWhole(file: Buffer, at: number, size: number): boolean {
  const end = at + size + 1;
  return end + 4 <= file.length && storedChecksum(file.subarray(at, end)) === file.readUInt32LE(end);
}

/** The position of a block, its size without the trailer, and the position after the handle. */
function readHandle(bytes: Buffer, from: number): readonly [at: number, size: number, next: number] {
  const [at, middle] = readVarint(bytes, from);
  const [size, next] = readVarint(bytes, middle);
  return [at, size, next];
}

/** The data blocks in an index block. */
function handlesIn(index: Buffer): readonly (readonly [at: number, size: number])[] {
  const restarts = index.readUInt32LE(index.length - 4);
  const end = index.length - 4 * (restarts + 1);
  const handles: (readonly [number, number])[] = [];
  for (let from = 0; from < end; ) {
    const [, afterShared] = readVarint(index, from);
    const [keyBytes, afterKey] = readVarint(index, afterShared);
    const [valueBytes, body] = readVarint(index, afterKey);
    const [at, size] = readHandle(index, body + keyBytes);
    handles.push([at, size]);
    from = body + keyBytes + valueBytes;
  }
  return handles;
}

const LOG_BLOCK = 32_768;
const LOG_HEADER = 7;

/**
 * The damage of a log: each of its records has a checksum (leveldb, doc/log_format.md). A last record that is cut off
 * is not damage: the process was killed before it was acknowledged.
 * @param whole the length up to which records are known to be whole
 */
export function damageOfLog(file: Buffer, whole = 0): Damage {
  for (let at = 0; at < file.length; ) {
    const left = LOG_BLOCK - (at % LOG_BLOCK);
    if (left < LOG_HEADER) {
      at += left;
      continue;
    }
    const isCutOff = at < whole ? at : undefined;
    if (at + LOG_HEADER > file.length) return isCutOff;
    const size = file.readUInt16LE(at + 4);
    const end = at + LOG_HEADER + size;
    // A power failure may leave allocated space that was never written.
    if (size === 0 && file.subarray(at).every((byte) => byte === 0)) return isCutOff;
    if (LOG_HEADER + size > left) return at;
    if (end > file.length) return isCutOff;
    if (storedChecksum(file.subarray(at + 6, end)) !== file.readUInt32LE(at)) return at;
    at = end;
  }
  return undefined;
}
