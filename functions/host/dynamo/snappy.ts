import { readVarint } from './varint';

/**
 * Decompresses a Snappy block (github.com/google/snappy, format_description.txt): literals, and copies of earlier
 * output. The store compresses its blocks with it.
 */
export function uncompressed(block: Buffer): Buffer {
  const [length, start] = readVarint(block, 0);
  const output = Buffer.alloc(length);
  let [from, to] = [start, 0];
  while (from < block.length) {
    const tag = block.readUInt8(from);
    if ((tag & 3) === 0) {
      const [size, body] = literalAt(block, from);
      block.copy(output, to, body, body + size);
      from = body + size;
      to += size;
    } else {
      const { size, back, next } = copyAt(block, from);
      // A copy may overlap its own output.
      for (let at = 0; at < size; at += 1) output[to + at] = output[to + at - back] ?? 0;
      from = next;
      to += size;
    }
  }
  return output;
}

function literalAt(block: Buffer, from: number): readonly [size: number, body: number] {
  const size = block.readUInt8(from) >>> 2;
  if (size < 60) return [size + 1, from + 1];
  const bytes = size - 59;
  return [block.readUIntLE(from + 1, bytes) + 1, from + 1 + bytes];
}

function copyAt(block: Buffer, from: number) {
  const tag = block.readUInt8(from);
  if ((tag & 3) === 1) {
    const back = ((tag >>> 5) << 8) | block.readUInt8(from + 1);
    return { size: ((tag >>> 2) & 7) + 4, back, next: from + 2 };
  }
  const bytes = (tag & 3) === 2 ? 2 : 4;
  return { size: (tag >>> 2) + 1, back: block.readUIntLE(from + 1, bytes), next: from + 1 + bytes };
}
