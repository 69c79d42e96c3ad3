/** A name in the form in which names are compared: its letters alone, in lower case. */
export function onlyLetters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}]/gu, '');
}
