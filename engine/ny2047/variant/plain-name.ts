/** A name as it is compared with others. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .replace(/^the /, '');
}
