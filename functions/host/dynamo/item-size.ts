import type { Item, WireValue } from './wire';

// The arithmetic of "DynamoDB item sizes and formats" in the developer guide: names and strings count their UTF-8
// bytes, a number about one byte per two digits and one more, a list or map three bytes and one per element.

export const MAX_ITEM_BYTES = 400 * 1024;

const utf8 = (text: string): number => Buffer.byteLength(text, 'utf8');
const binary = (base64: string): number => Buffer.byteLength(base64, 'base64');

function numberBytes(text: string): number {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().replace('-', '').split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = (whole + fraction).replace(/^0+/, '').replace(/0+$/, '');
  if (digits === '') return 1;
  const point = fraction.length - Number(exponent);
  const trailing = (whole + fraction).length - (whole + fraction).replace(/0+$/, '').length;
  // Digits are stored in pairs on either side of the decimal point, so a number that starts in the middle of a pair
  // needs one more pair.
  const lowest = trailing - point;
  const highest = lowest + digits.length - 1;
  const pairs = Math.floor(highest / 2) - Math.floor(lowest / 2) + 1;
  return 1 + pairs + (text.startsWith('-') ? 1 : 0);
}

const total = <T>(values: readonly T[], size: (value: T) => number): number =>
  values.reduce((sum, value) => sum + size(value), 0);

function valueBytes(value: WireValue): number {
  if (value.S !== undefined) return utf8(value.S);
  if (value.N !== undefined) return numberBytes(value.N);
  if (value.B !== undefined) return binary(value.B);
  if (value.SS !== undefined) return total(value.SS, utf8);
  if (value.NS !== undefined) return total(value.NS, numberBytes);
  if (value.BS !== undefined) return total(value.BS, binary);
  if (value.L !== undefined) return 3 + total(value.L, (element) => 1 + valueBytes(element));
  if (value.M !== undefined) return 3 + Object.keys(value.M).length + itemBytes(value.M);
  return 1;
}

/** The size of an item in bytes, as limits and capacity units count it. */
export function itemBytes(item: Item): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(item)) {
    if (value !== undefined) bytes += utf8(name) + valueBytes(value);
  }
  return bytes;
}
