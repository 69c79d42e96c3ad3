/** The line of a turn's mail above which a player writes orders; it survives in what mail programs quote. */
export const REPLY_MARK = '---8<---';

/** As much text as the API accepts for orders. */
const LONGEST_TEXT = 20_000;

/** From such a line on, a mail repeats another one, or is its signature. */
const ENDS: readonly RegExp[] = [
  /^-- ?$/,
  /^_{8,}$/,
  /^-{2,} ?(?:original message|forwarded message|urspr[uü]ngliche nachricht|weitergeleitete nachricht|mensaje original|mensaje reenviado)/i,
  /^(?:sent from|get outlook for|gesendet (?:mit|von)|von meinem .{1,40} gesendet|enviado desde|obtener outlook para)\b/i,
];
/** "On Saturday, Ann wrote:" above what it quotes. */
const INTRODUCES_QUOTE = /\b(?:wrote|schrieb|geschrieben|escribi[oó])(?![\p{L}\d])[^:]{0,120}:$/iu;
const BEGINS_INTRODUCTION = /^(?:on|am|el) .*\d/i;
/** The first two lines of a header that Outlook puts above what it quotes. */
const FROM_LINE = /^\*?(?:from|von|de) ?:\*? /i;
const SENT_LINE = /^\*?(?:sent|date|gesendet|datum|enviado|fecha) ?:\*? /i;

/** The lines that a player wrote: a mail without what it quotes, and without its signature. */
export function ownLines(text: string): string {
  const lines = text.replaceAll('\u00a0', ' ').split(/\r\n|\r|\n/);
  const trimmed = lines.map((line) => line.trim());
  const kept: string[] = [];
  for (const [at, line] of trimmed.entries()) {
    const next = trimmed[at + 1] ?? '';
    if (line.startsWith('>')) continue;
    if (isEnd(line, next)) break;
    if (introduces(line) || (BEGINS_INTRODUCTION.test(line) && introduces(next))) continue;
    kept.push(line);
  }
  return kept.join('\n').trim().slice(0, LONGEST_TEXT);
}

function isEnd(line: string, next: string): boolean {
  return (
    line.includes(REPLY_MARK) ||
    ENDS.some((end) => end.test(line)) ||
    (FROM_LINE.test(line) && SENT_LINE.test(next))
  );
}

function introduces(line: string): boolean {
  return line.length < 300 && INTRODUCES_QUOTE.test(line);
}
