/** Parts what a service would make a mention or a link of. */
export function splitText(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replaceAll('@', `@${BREAK}`)
    .replaceAll('://', `:${BREAK}//`)
    .replace(/\b(www|discord)\./gi, `$1${BREAK}.`);
}

/** Shows nothing, and ends a word. */
export const BREAK = '\u200b';

/** A name or title in a post to Discord: its Markdown is escaped by a backslash. */
export function discordText(text: string): string {
  return splitText(text).replace(/[\\`*_[\]()<>|~#]/g, '\\$&');
}
