import { createHash } from 'node:crypto';
import * as z from 'zod';
import { canonicalJson } from '../../engine/core/canonical';
import { StoredItem } from '../core/platform/stored-item';

const Header = z.strictObject({
  format: z.literal('turreton-league'),
  version: z.literal(1),
  league: z.object({ id: z.string(), name: z.string() }),
  /** When it was read, in milliseconds since 1970. */
  at: z.number().int(),
});
const Footer = z.strictObject({ items: z.number().int(), sha256: z.string() });

/** A league as stored in a file. */
export interface LeagueFile {
  readonly header: z.infer<typeof Header>;
  readonly items: readonly StoredItem[];
  /** Of everything above it. */
  readonly sha256: string;
}

/** The items of a league at a moment, with the hash at the end of its file. */
export function leagueFile(
  league: { readonly id: string; readonly name: string },
  at: number,
  items: readonly StoredItem[],
): LeagueFile {
  const header = { format: 'turreton-league', version: 1, league, at } as const;
  return { header, items, sha256: sha256Of([header, ...items].map(canonicalJson)) };
}

/** The file's text: one line of canonical JSON (RFC 8785) each for the header, the items and the hash. */
export function textOf({ header, items, sha256 }: LeagueFile): string {
  const lines = [header, ...items, { items: items.length, sha256 }].map(canonicalJson);
  return `${lines.join('\n')}\n`;
}

/** Parses a file. Throws an error that describes its problem, before anything is done with it. */
export function readLeagueFile(text: string): LeagueFile {
  const lines = text.trimEnd().split('\n');
  const header = Header.safeParse(parsed(lines[0]));
  if (!header.success) throw new Error('This is not a Turreton league: its first line is not the header.');
  const footer = Footer.safeParse(parsed(lines.at(-1)));
  if (!footer.success) throw new Error('The file ends too early: its last line is not the hash.');
  const above = lines.slice(0, -1);
  if (footer.data.items !== above.length - 1 || footer.data.sha256 !== sha256Of(above))
    throw new Error('The file has been changed or damaged: its hash does not match.');
  const items = above.slice(1).map((line) => StoredItem.parse(parsed(line)));
  return { header: header.data, items, sha256: footer.data.sha256 };
}

function sha256Of(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${line}\n`);
  return hash.digest('hex');
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}
