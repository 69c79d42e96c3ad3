/** Breaks up mentions and links, so that a service does not recognize them. */
export function splitText(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replaceAll('@', `@${BREAK}`)
    .replaceAll('://', `:${BREAK}//`)
    .replace(/\b(www|discord)\./gi, `$1${BREAK}.`);
}

/** An invisible character that separates words. */
export const BREAK = '\u200b';

/** A name or title for a post to Discord, with its Markdown escaped by backslashes. */
export function discordText(text: string): string {
  return splitText(text).replace(/[\\`*_[\]()<>|~#]/g, '\\$&');
}
