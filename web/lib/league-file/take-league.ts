import type { Zip } from 'fflate';
import type { League } from '../../../functions/core/league/leagues.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { apiOver, type OperationName, type Params, type Reply } from '../api';
import type { WordsOfPlatform } from '../ask';
import type { Send } from '../send';
import {
  FORMAT,
  gamePart,
  LARGEST_ARCHIVE,
  LARGEST_PART,
  LEAGUE,
  type LeaguePart,
  type LeftOut,
  LOG,
  MEMBERS,
  type MembersPart,
  README,
  type ResultsPart,
  type SeasonPart,
  seasonPart,
  VERSION,
} from './format';

/** How far the work on an archive is. */
export interface Progress {
  readonly games: number;
  readonly of: number;
}

export interface TakeOptions {
  /** The language of the log. */
  readonly language: string;
  /** The text of the file that says what the archive is, in that language. */
  readonly readMe: (part: LeaguePart) => string;
  readonly words: WordsOfPlatform;
  readonly onProgress?: (progress: Progress) => void;
  readonly now?: () => number;
  /** Waits before a request that was refused because there were too many. */
  readonly wait?: (seconds: number) => Promise<void>;
  /** How many bytes the archive may have. */
  readonly most?: number;
}

/** A finished archive, or why the platform did not give what it needs. */
export type TakenLeague =
  | { readonly ok: true; readonly parts: readonly Uint8Array<ArrayBuffer>[]; readonly league: LeaguePart }
  | { readonly ok: false; readonly detail: string };

/**
 * Puts a league into one archive, from what the API answers to its organizer. Every file is made of named fields, so
 * that a secret that an answer may have (a code, an address, a token) does not get into it; of press it has what a
 * game's public export has.
 */
export async function takeLeague(send: Send, id: string, options: TakeOptions): Promise<TakenLeague> {
  const { language, readMe, onProgress, now = Date.now, most = LARGEST_ARCHIVE } = options;
  const reads = readsOver(patient(send, options.wait ?? seconds), options.words);
  try {
    const league = await reads.ask('GET /leagues/{id}', { id });
    const archive = await newArchive();
    archive.add(MEMBERS, json(await membersOf(reads, id)));
    archive.add(LOG, await reads.text(`/leagues/${id}/log.json?language=${language}`));
    const endings = await endingsOf(reads, id);
    const running: string[] = [];
    const finished: string[] = [];
    for (const [at, { id: season }] of oldestFirst(league.seasons).entries()) {
      const { part, results } = await seasonOf(reads, season, endings);
      archive.add(seasonPart(at + 1, 'season.json'), json(part));
      archive.add(seasonPart(at + 1, 'results.json'), json(results));
      archive.add(seasonPart(at + 1, 'standing.csv'), await reads.text(`/seasons/${season}/standing.csv`));
      for (const { game, status, atTheTable } of results.boards) {
        if (status === 'running') running.push(game);
        else if (!atTheTable) finished.push(game);
      }
    }
    const refused: string[] = [];
    const tooLarge: string[] = [];
    for (const [at, game] of finished.entries()) {
      onProgress?.({ games: at, of: finished.length });
      const exported = await reads.optionalText(`/games/${game}/export`);
      if (exported === undefined) refused.push(game);
      else if (exported.length > LARGEST_PART || !archive.addWithin(gamePart(game), exported, most))
        tooLarge.push(game);
    }
    onProgress?.({ games: finished.length, of: finished.length });
    const left = [
      ...leftGames('running-game', running),
      ...leftGames('game-refused', refused),
      ...leftGames('game-too-large', tooLarge),
      ...(['secrets', 'closed-press', 'member-files'] as const).map((what) => ({
        what,
        count: 1,
        games: [],
      })),
    ];
    const part = leaguePart(league, new Date(now()).toISOString(), left);
    archive.add(LEAGUE, json(part));
    archive.add(README, readMe(part));
    return { ok: true, parts: archive.end(), league: part };
  } catch (error) {
    if (error instanceof NotGiven) return { ok: false, detail: error.detail };
    throw error;
  }
}

/** A read that the platform refused, or that did not reach it. */
class NotGiven extends Error {
  constructor(readonly detail: string) {
    super(detail);
  }
}

const AGAIN = 5;
const LONGEST_WAIT = 60;
const TOO_MANY = 429;

const seconds = (count: number) => new Promise<void>((over) => setTimeout(over, count * 1000));

/** Sends again what was refused because there were too many requests, once the platform takes them again. */
function patient(send: Send, wait: (seconds: number) => Promise<void>): Send {
  return async (...request) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(...request);
      if (response.status !== TOO_MANY || attempt === AGAIN) return response;
      await wait(Math.min(LONGEST_WAIT, Number(response.headers.get('retry-after') ?? '1') || 1));
    }
  };
}

type Reads = ReturnType<typeof readsOver>;

function readsOver(send: Send, words: WordsOfPlatform) {
  const api = apiOver(send, words);
  const given = async (path: string) => {
    let response: Response;
    try {
      response = await send('GET', path);
    } catch {
      throw new NotGiven((await words()).unreachable);
    }
    return response;
  };
  return {
    async ask<Name extends OperationName & `GET ${string}`>(
      name: Name,
      params: Params<Name>,
    ): Promise<Reply<Name>> {
      const answer = await (api as (name: Name, params: Params<Name>) => ReturnType<typeof api<Name>>)(
        name,
        params,
      );
      if (!answer.ok) throw new NotGiven(answer.problem.detail);
      return answer.value;
    },
    async text(path: string): Promise<string> {
      const response = await given(path);
      if (response.ok) return response.text();
      throw new NotGiven((await words()).unexpected.replace('{status}', `${response.status}`));
    },
    /** Undefined for what the platform refuses, because it does not exist or must not be read now. */
    async optionalText(path: string): Promise<string | undefined> {
      const response = await given(path);
      if (response.ok) return response.text();
      if (response.status < 500 && response.status !== TOO_MANY) return undefined;
      throw new NotGiven((await words()).unexpected.replace('{status}', `${response.status}`));
    },
  };
}

async function membersOf(reads: Reads, id: string): Promise<MembersPart> {
  const members: MembersPart = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await reads.ask('GET /leagues/{id}/members', { id, page });
    pages = found.pages;
    members.push(
      ...found.members.map(({ player, roles, joinedAt }) => ({ player: personOf(player), roles, joinedAt })),
    );
  }
  return members;
}

/** When its seasons ended, by their ids. */
async function endingsOf(reads: Reads, id: string): Promise<ReadonlyMap<string, string>> {
  const endings = new Map<string, string>();
  let page: string | null = null;
  do {
    const hall: Reply<'GET /leagues/{id}/hall-of-fame'> = await reads.ask('GET /leagues/{id}/hall-of-fame', {
      id,
      ...(page === null ? {} : { page }),
    });
    for (const { season, endedAt } of hall.rows) endings.set(season.id, endedAt);
    page = hall.next;
  } while (page !== null);
  return endings;
}

function oldestFirst(seasons: League['seasons']): League['seasons'] {
  return [...seasons].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

async function seasonOf(reads: Reads, id: string, endings: ReadonlyMap<string, string>) {
  const season = await reads.ask('GET /seasons/{id}', { id });
  const { version: _, ...settings } = await reads.ask('GET /seasons/{id}/settings', { id });
  const results = await resultsOf(reads, season);
  const { name, about, aboutIn, venue, links, status, cancelled, importedAt, createdAt } = season;
  const ended = season.status === 'finished' ? (endings.get(id) ?? createdAt) : null;
  const part: SeasonPart = {
    ...{ id, name, about, aboutIn, venue, links, status, cancelled, createdAt },
    ...{ imported: importedAt !== null, endedAt: ended },
    settings: {
      ...settings,
      scoring: settings.scoring,
      scoringByRound: settings.scoringByRound?.map((row) => ({ ...row })),
      aggregation: settings.aggregation,
    },
    standing: await standingOf(reads, id),
  };
  return { part, results };
}

async function standingOf(reads: Reads, id: string): Promise<SeasonPart['standing']> {
  const rows: SeasonPart['standing'] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await reads.ask('GET /seasons/{id}/standing', { id, page });
    pages = found.pages;
    rows.push(...found.rows.map(({ place, player, total }) => ({ place, player: personOf(player), total })));
  }
  return rows;
}

async function resultsOf(reads: Reads, season: Season): Promise<ResultsPart> {
  const boards: ResultsPart['boards'] = [];
  for (let round = 1; round <= Math.max(season.round, 1); round += 1) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const found = await reads.ask('GET /seasons/{id}/boards', { id: season.id, round, page });
      pages = found.pages;
      for (const board of found.boards) boards.push(await resultOf(reads, board));
    }
  }
  return { counts: season.results.kind, measure: season.measures[0]?.id ?? null, boards };
}

/** A board with its result. Of a running one, only what everyone sees of it on the season's page. */
async function resultOf(
  reads: Reads,
  { round, board, game, label, status, result, atTheTable, seats }: Season['boards'][number],
): Promise<ResultsPart['boards'][number]> {
  const end = status === 'finished' ? await reads.ask('GET /games/{id}/result', { id: game }) : null;
  return {
    ...{ round, board, game, label, status, result, atTheTable },
    ...{ ending: end?.ending ?? null, years: end?.years ?? null },
    seats: seats.map(({ seat, player, figures, points, place }) => ({
      ...{ seat, player: personOf(player), figures, points, place },
      out: end?.seats.find((one) => one.seat === seat)?.out ?? null,
    })),
  };
}

const personOf = ({ id, name, kind }: Season['champions'][number]) => ({ id, name, kind });

function leftGames(what: LeftOut['what'], games: string[]): LeftOut[] {
  return games.length === 0 ? [] : [{ what, count: games.length, games }];
}

function leaguePart(league: League, takenAt: string, leftOut: LeftOut[]): LeaguePart {
  const { id, name, about, aboutIn, rules, rulesIn, venue, links, createdAt, organizer, seasons } = league;
  return {
    ...{ format: FORMAT, version: VERSION, key: `${id}-${Date.parse(takenAt).toString(36)}`, takenAt },
    league: {
      ...{ id, name, about, aboutIn, rules, rulesIn, venue, links, createdAt },
      ...{ private: league.private, organizer: personOf(organizer) },
    },
    ...{ seasons: seasons.length, leftOut },
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** A zip archive that grows file by file, and knows its size. */
async function newArchive() {
  const { strToU8, Zip, ZipDeflate, zipSync } = await import('fflate');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const zip: Zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk.slice());
    size += chunk.length;
  });
  const add = (name: string, text: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(strToU8(text), true);
  };
  return {
    add,
    /** Adds a file if the archive stays within its limit, with room for the files that come last. */
    addWithin(name: string, text: string, most: number): boolean {
      const packed = zipSync({ [name]: strToU8(text) }).length;
      if (size + packed + FOR_LAST_FILES > most) return false;
      add(name, text);
      return true;
    },
    end(): readonly Uint8Array<ArrayBuffer>[] {
      zip.end();
      return chunks;
    },
  };
}

/** Room for the directory and the files that name what is left out. */
const FOR_LAST_FILES = 1_000_000;
