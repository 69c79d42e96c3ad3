import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { StoredRow } from '../dynamo/snapshot';

/** The first line of a backup. */
const Header = z.object({
  format: z.literal('turreton-backup'),
  version: z.literal(1),
  /** When the snapshot was taken, ISO 8601. */
  at: z.string(),
  /** Small files of the data folder beside the store: the signing secrets. */
  files: z.record(z.string(), z.string()),
});
export type Header = z.infer<typeof Header>;

const Row = z.tuple([z.string(), z.record(z.string(), z.unknown())]);
/** The last line: the number of rows, and the SHA-256 of all lines before it. */
const Footer = z.object({ rows: z.number().int(), sha256: z.string() });

/** A backup as lines of JSON. */
export async function* backupLines(
  header: Pick<Header, 'at' | 'files'>,
  rows: AsyncIterable<StoredRow>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    return line;
  };
  yield hashed({ format: 'turreton-backup', version: 1, ...header } satisfies Header);
  let count = 0;
  for await (const row of rows) {
    count += 1;
    yield hashed(row);
  }
  yield `${JSON.stringify({ rows: count, sha256: hash.digest('hex') } satisfies z.infer<typeof Footer>)}\n`;
}

/** A backup while it is read: its header at once, its rows as a stream. */
export interface BackupReading {
  readonly header: Header;
  /** Throws at the end if the last line is missing or does not match the lines before it. */
  readonly rows: AsyncIterable<StoredRow>;
}

/** Reads a backup's lines, without their line ends. Throws an error that describes the problem of the file. */
export async function readBackup(lines: AsyncIterable<string>): Promise<BackupReading> {
  const reading = lines[Symbol.asyncIterator]();
  const first = await reading.next();
  const header = Header.safeParse(first.done === true ? undefined : parsed(first.value));
  if (first.done === true || !header.success) throw new Error('This is not a Turreton backup.');
  return { header: header.data, rows: rowsOf(reading, first.value) };
}

async function* rowsOf(reading: AsyncIterator<string>, first: string): AsyncGenerator<StoredRow> {
  const hash = createHash('sha256').update(`${first}\n`);
  let count = 0;
  for (let next = await reading.next(); next.done !== true; next = await reading.next()) {
    const value = parsed(next.value);
    const footer = Footer.safeParse(value);
    if (footer.success) {
      if (footer.data.rows !== count || footer.data.sha256 !== hash.digest('hex'))
        throw new Error('The backup has been changed or damaged: its hash does not match.');
      return;
    }
    const row = Row.safeParse(value);
    if (!row.success) throw new Error(`Line ${count + 2} of the backup cannot be read.`);
    hash.update(`${next.value}\n`);
    count += 1;
    yield row.data;
  }
  throw new Error('The backup ends too early: it was not written completely.');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
