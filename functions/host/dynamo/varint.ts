/**
 * A number in groups of seven bits, lowest first.
 * @returns the number, and the position after it
 */
export function readVarint(bytes: Buffer, from: number): readonly [value: number, next: number] {
  let value = 0;
  for (let at = from, weight = 1; ; at += 1, weight *= 128) {
    const byte = bytes.readUInt8(at);
    value += (byte & 127) * weight;
    if (byte < 128) return [value, at + 1];
  }
}
