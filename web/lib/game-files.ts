import { decodedText, type ListFileProblem, readListFile } from './list-file';

/** A game as text, by the name of its file. */
export interface GameFile {
  readonly file: string;
  readonly text: string;
}

/** Why a file, or all of them, cannot be read: a problem that its reader can mend. */
export type GameFilesProblem =
  | { readonly why: 'tooLarge' | 'unreadable' | 'twoSheets'; readonly file: string }
  | { readonly why: 'tooMany' | 'tooManyGames'; readonly most: number }
  | { readonly why: 'sheet'; readonly file: string; readonly problem: ListFileProblem };

/** The contents of some files, or of the archives among them. */
export interface GameFiles {
  /** By the names of their files, numbers in their order. */
  readonly games: readonly GameFile[];
  /** The text of the sheet; null if there is none. */
  readonly sheet: string | null;
  /** Files that are neither a game nor a sheet. */
  readonly skipped: readonly string[];
  readonly problems: readonly GameFilesProblem[];
}

/** An archive of a league is far smaller. */
const LARGEST_ARCHIVE = 5_000_000;
/** The most that one file, and all files of an archive, may become when they are unpacked. */
const LARGEST_FILE = 5_000_000;
const LARGEST_UNPACKED = 20_000_000;
const MOST_FILES = 100;

const ARCHIVE = /\.zip$/i;
const SHEET = /\.(?:xlsx|xls|csv|tsv)$/i;
const GAME = /\.(?:txt|text|json|xml|mail|eml|log|md)$/i;
/** What systems put into archives on their own. */
const OF_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;

interface Loaded {
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads games and a sheet from files, which may be zip archives. Archives within archives are not opened.
 * @param most how many games there may be
 */
export async function readGameFiles(files: readonly File[], most: number): Promise<GameFiles> {
  const problems: GameFilesProblem[] = [];
  const loaded: Loaded[] = [];
  for (const one of files) {
    const isArchive = ARCHIVE.test(one.name);
    if (one.size > (isArchive ? LARGEST_ARCHIVE : LARGEST_FILE))
      problems.push({ why: 'tooLarge', file: one.name });
    else if (isArchive) loaded.push(...(await unpacked(one, problems)));
    else loaded.push({ file: one.name, bytes: new Uint8Array(await one.arrayBuffer()) });
  }
  if (loaded.length > MOST_FILES)
    return { games: [], sheet: null, skipped: [], problems: [{ why: 'tooMany', most: MOST_FILES }] };
  const sheets = loaded.filter(({ file }) => SHEET.test(file));
  const games = loaded.flatMap(({ file, bytes }) =>
    GAME.test(file) && !SHEET.test(file) ? [{ file: bareName(file), text: decodedText(bytes) }] : [],
  );
  if (games.length > most) problems.push({ why: 'tooManyGames', most });
  const order = new Intl.Collator('en', { numeric: true });
  return {
    games: games.sort((one, other) => order.compare(one.file, other.file)),
    sheet: await sheetIn(sheets, problems),
    skipped: loaded.flatMap(({ file }) => (GAME.test(file) || SHEET.test(file) ? [] : [bareName(file)])),
    problems,
  };
}

/** The files of an archive, as far as it stays within the limits. */
async function unpacked(archive: File, problems: GameFilesProblem[]): Promise<readonly Loaded[]> {
  const { unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await archive.arrayBuffer());
  let [size, count] = [0, 0];
  const tooLarge: string[] = [];
  try {
    const parts = unzipSync(bytes, {
      // Asked before a file is unpacked, with the size that the archive claims: no more than that is unpacked.
      filter: ({ name, originalSize }) => {
        if (OF_SYSTEM.test(name)) return false;
        size += originalSize;
        count += 1;
        if (originalSize > LARGEST_FILE) tooLarge.push(bareName(name));
        return originalSize <= LARGEST_FILE && size <= LARGEST_UNPACKED && count <= MOST_FILES;
      },
    });
    if (count > MOST_FILES) problems.push({ why: 'tooMany', most: MOST_FILES });
    else if (size > LARGEST_UNPACKED) problems.push({ why: 'tooLarge', file: archive.name });
    else for (const file of tooLarge) problems.push({ why: 'tooLarge', file });
    if (problems.length > 0) return [];
    return Object.entries(parts).map(([file, part]) => ({ file, bytes: part.slice() }));
  } catch {
    problems.push({ why: 'unreadable', file: archive.name });
    return [];
  }
}

async function sheetIn(
  [sheet, other]: readonly Loaded[],
  problems: GameFilesProblem[],
): Promise<string | null> {
  if (sheet === undefined) return null;
  const file = bareName(sheet.file);
  if (other !== undefined) {
    problems.push({ why: 'twoSheets', file: bareName(other.file) });
    return null;
  }
  const read = await readListFile(new Blob([sheet.bytes]));
  if (read.ok) return read.text;
  problems.push({ why: 'sheet', file, problem: read.problem });
  return null;
}

/** The name of a file without its folder. */
function bareName(file: string): string {
  return file.replace(/^.*[\\/]/, '').slice(-120);
}
