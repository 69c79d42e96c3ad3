import type * as z from 'zod';
import type { GameExport, Verification } from '../../../engine/verify';
import {
  FileHead,
  FORMAT,
  gamePart,
  LARGEST_ARCHIVE,
  LARGEST_PART,
  LARGEST_RESULTS,
  LEAGUE,
  LeaguePart,
  MEMBERS,
  MembersPart,
  MOST_PARTS,
  ResultsPart,
  SeasonPart,
  seasonPart,
  VERSION,
} from './format';

export interface FileSeason {
  readonly season: SeasonPart;
  readonly results: ResultsPart;
}

/** A league's file that has been read and checked. */
export interface LeagueFile extends LeaguePart {
  readonly members: MembersPart;
  /** The oldest first. */
  readonly allSeasons: readonly FileSeason[];
  /** Opens the export of a game; undefined if the file has none, or one that is too large. */
  readonly gameText: (game: string) => string | undefined;
}

/** Why a file cannot be used: a problem that its reader can mend. `part` is the file in it that does not fit. */
export type LeagueFileProblem =
  | { readonly why: 'tooLarge' | 'unreadable' | 'notOurs' | 'tooMany' }
  | { readonly why: 'newer'; readonly version: number; readonly known: number }
  | { readonly why: 'damaged'; readonly part: string };

export type ReadLeagueFile =
  | { readonly ok: true; readonly file: LeagueFile }
  | { readonly ok: false; readonly problem: LeagueFileProblem };

/** Reads a league's file in the browser. Nothing in it is trusted: sizes, names and contents are checked. */
export async function readLeagueFile(archive: Blob): Promise<ReadLeagueFile> {
  if (archive.size > LARGEST_ARCHIVE) return wrong({ why: 'tooLarge' });
  const { strFromU8, unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await archive.arrayBuffer());
  let [count, size] = [0, 0];
  const isWithin = () => count <= MOST_PARTS && size <= LARGEST_RESULTS;
  let parts: Readonly<Record<string, Uint8Array>>;
  try {
    parts = unzipSync(bytes, {
      // Asked before a file is unpacked, with the size that the archive claims: no more than that is unpacked.
      filter({ name, originalSize }) {
        count += 1;
        if (name !== LEAGUE && name !== MEMBERS && !name.startsWith('seasons/')) return false;
        size += originalSize;
        return originalSize <= LARGEST_PART && isWithin();
      },
    });
  } catch {
    return wrong({ why: 'unreadable' });
  }
  if (!isWithin()) return wrong({ why: count > MOST_PARTS ? 'tooMany' : 'tooLarge' });
  const textOf = (name: string) => {
    const part = parts[name];
    return part === undefined ? undefined : strFromU8(part);
  };
  const head = parsed(FileHead.pick({ format: true }).loose(), textOf(LEAGUE));
  if (head?.format !== FORMAT) return wrong({ why: 'notOurs' });
  const versioned = parsed(FileHead, textOf(LEAGUE));
  if (versioned !== undefined && versioned.version > VERSION)
    return wrong({ why: 'newer', version: versioned.version, known: VERSION });
  const league = parsed(LeaguePart, textOf(LEAGUE));
  if (league === undefined) return wrong({ why: 'damaged', part: LEAGUE });
  const members = parsed(MembersPart, textOf(MEMBERS));
  if (members === undefined) return wrong({ why: 'damaged', part: MEMBERS });
  const allSeasons: FileSeason[] = [];
  for (let number = 1; number <= league.seasons; number += 1) {
    const [about, listed] = [seasonPart(number, 'season.json'), seasonPart(number, 'results.json')];
    const season = parsed(SeasonPart, textOf(about));
    if (season === undefined) return wrong({ why: 'damaged', part: about });
    const results = parsed(ResultsPart, textOf(listed));
    if (results === undefined) return wrong({ why: 'damaged', part: listed });
    allSeasons.push({ season, results });
  }
  const gameText = (game: string) => {
    const wanted = gamePart(game);
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
      name === wanted && originalSize <= LARGEST_PART;
    try {
      const part = unzipSync(bytes, { filter })[wanted];
      return part === undefined ? undefined : strFromU8(part);
    } catch {
      return undefined;
    }
  };
  return { ok: true, file: { ...league, members, allSeasons, gameText } };
}

function wrong(problem: LeagueFileProblem): ReadLeagueFile {
  return { ok: false, problem };
}

function parsed<Schema extends z.ZodType>(schema: Schema, text = ''): z.infer<Schema> | undefined {
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** What replaying a game of a file showed. */
export interface CheckedGame {
  readonly game: string;
  readonly season: string;
  readonly round: number;
  readonly board: number;
  /** `missing`: the file has no record of it to replay. */
  readonly state: 'holds' | 'wrong' | 'missing';
}

/** Replays every finished game of a file, one after the other: its seed, orders and hashes have to agree. */
export async function checkGames(
  { allSeasons, gameText }: Pick<LeagueFile, 'allSeasons' | 'gameText'>,
  verify: (game: GameExport) => Verification,
  onChecked: (done: number, of: number) => void = () => undefined,
): Promise<readonly CheckedGame[]> {
  const games = allSeasons.flatMap(({ season, results }) =>
    results.boards
      .filter(({ status, atTheTable }) => status === 'finished' && !atTheTable)
      .map(({ game, round, board, seats }) => ({ season: season.name, game, round, board, seats })),
  );
  const checked: CheckedGame[] = [];
  for (const { seats, ...one } of games) {
    onChecked(checked.length, games.length);
    // The page stays usable between two games.
    await new Promise((over) => setTimeout(over, 0));
    const names = seats.map(({ seat }) => seat);
    checked.push({ ...one, state: stateOf(gameText(one.game), { id: one.game, seats: names }, verify) });
  }
  return checked;
}

function stateOf(
  text: string | undefined,
  { id, seats }: { readonly id: string; readonly seats: readonly string[] },
  verify: (game: GameExport) => Verification,
): CheckedGame['state'] {
  if (text === undefined) return 'missing';
  try {
    const game = JSON.parse(text) as GameExport;
    const isThis = game.start.game === id && seats.every((seat) => game.start.seats.includes(seat));
    return isThis && verify(game).ok ? 'holds' : 'wrong';
  } catch {
    return 'wrong';
  }
}
