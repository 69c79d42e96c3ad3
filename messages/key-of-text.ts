/** The number of words that distinguish a text from all others. */
const WORDS = 7;

/** "Points, from the first place" as "points-from-the-first-place": the key of a schema's text in the catalogue. */
export function keyOfText(text: string): string {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.slice(0, WORDS).join('-');
}

/** The key of a name. Keys have no signs: a map may have "*" for all that it does not name. */
export function keyOfName(name: string): string {
  return name === '*' ? 'the-rest' : name.replaceAll('_', '-').replaceAll('.', '');
}
