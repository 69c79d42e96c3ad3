import { plainLetters, spelledOut } from '../../../engine/core/plain-letters';
import type { ImportedSeason } from '../../../functions/core/past-season/past-seasons.schema';
import type { ProblemReply } from '../../../functions/core/platform/common.schema';
import type { apiOver, Body } from '../api';
import type { FilePerson } from './format';
import type { FileSeason, LeagueFile } from './read-league-file';

type Api = ReturnType<typeof apiOver>;
type SeasonWish = Body<'POST /leagues/{id}/past-seasons'>;

/** Why a season of a file is not founded again. */
export type NotRestored = 'running' | 'cancelled' | 'noResults';

/** A season of a file, with what founding a league from it would send, or why it sends nothing. */
export type PlannedSeason = { readonly name: string; readonly boards: number } & (
  | { readonly wish: SeasonWish; readonly leaders: readonly Leader[] }
  | { readonly not: NotRestored }
);

type Leader = ImportedSeason['leaders'][number];

/** What founding a league from a file brings. */
export interface FoundingPlan {
  readonly seasons: readonly PlannedSeason[];
  /** Games that were running when the file was taken: their record stays in the file. */
  readonly running: number;
  /** Everybody in the results, without bots. */
  readonly people: readonly string[];
  /** People who share a name with another one, and the name by which the new league knows them. */
  readonly renamed: readonly { readonly name: string; readonly as: string }[];
  /** The name in the file by which the reader is called too; null if there is none. */
  readonly namesake: string | null;
}

/** How the reader answers. */
export interface Founder {
  /** Their name. */
  readonly name: string;
  /** Whether somebody in the file who has their name is they. */
  readonly isNamesake: boolean;
}

/** Plans a league from a file. Each id of the file is one person, so two of one name get two names. */
export function planFounding(file: Pick<LeagueFile, 'allSeasons'>, founder: Founder): FoundingPlan {
  const people = [...peopleIn(file)];
  const same = people.find(({ name }) => isAlike(name, founder.name));
  const taken = new Set(founder.isNamesake ? [] : spellingsOf(founder.name));
  const names = new Map<string, string>();
  for (const { id, name } of people) {
    const free = freeName(name, taken);
    take(taken, free);
    names.set(id, free);
  }
  const titles = new Set<string>();
  const nameOf = ({ id, name, kind }: FilePerson) => (kind === 'bot' ? name : (names.get(id) ?? name));
  return {
    seasons: byEnd(file.allSeasons).map((one) => planned(one, nameOf, titles)),
    running: file.allSeasons
      .flatMap(({ results }) => results.boards)
      .filter(({ status }) => status === 'running').length,
    people: [...names.values()],
    renamed: people.flatMap(({ id, name }) => {
      const as = names.get(id) ?? name;
      return as === name ? [] : [{ name, as }];
    }),
    namesake: same?.name ?? null,
  };
}

/** The people in the results that count, each once, without bots. */
function peopleIn({ allSeasons }: Pick<LeagueFile, 'allSeasons'>): Iterable<FilePerson> {
  const seats = byEnd(allSeasons)
    .flatMap((one) => (notRestored(one) ? [] : boardsOf(one)))
    .flatMap((one) => one.seats);
  const people = seats.map(({ player }) => player).filter(({ kind }) => kind === 'human');
  return new Map(people.map((player) => [player.id, player])).values();
}

/**
 * The spellings by which an import finds somebody: without accents and signs, with umlauts as two letters, with the first
 * name first. Two names that share one would become one person.
 */
function spellingsOf(name: string): readonly string[] {
  const [last = '', first, ...more] = name.split(',').map((part) => part.trim());
  const ordered = first === undefined || more.length > 0 ? name : `${first} ${last}`;
  const bare = ordered.replace(/['’‘`´"“”„«».]/g, '').replace(/\s*\([0-9a-f]{4}\)$/i, '');
  return [plainLetters, spelledOut].map((letters) =>
    letters(bare)
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
      .trim(),
  );
}

function isAlike(one: string, other: string): boolean {
  const spellings = spellingsOf(other);
  return spellingsOf(one).some((spelling) => spellings.includes(spelling));
}

/** The name, with the first number behind it that makes it unlike the others. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (!spellingsOf(tried).some((spelling) => taken.has(spelling))) return tried;
  }
}

function take(taken: Set<string>, name: string): void {
  for (const spelling of spellingsOf(name)) taken.add(spelling);
}

function byEnd(seasons: readonly FileSeason[]): readonly FileSeason[] {
  const endOf = ({ season }: FileSeason) => season.endedAt ?? '9';
  return [...seasons].sort((one, other) => endOf(one).localeCompare(endOf(other)));
}

/** Boards that count, in the order of rounds. */
function boardsOf({ results }: FileSeason) {
  return results.boards
    .filter(({ status, result }) => status === 'finished' && result !== 'void')
    .sort((one, other) => one.round - other.round || one.board - other.board);
}

function notRestored(one: FileSeason): NotRestored | undefined {
  const { status, cancelled } = one.season;
  if (cancelled !== null) return 'cancelled';
  if (status !== 'finished') return 'running';
  return boardsOf(one).length === 0 ? 'noResults' : undefined;
}

function planned(
  one: FileSeason,
  nameOf: (player: FilePerson) => string,
  titles: Set<string>,
): PlannedSeason {
  const { season } = one;
  const boards = boardsOf(one);
  const about = { name: season.name, boards: boards.length };
  const not = notRestored(one);
  if (not !== undefined) return { ...about, not };
  const name = freeName(season.name, titles);
  take(titles, name);
  const { system, options, scoring, scoringByRound, aggregation, atTheTable } = season.settings;
  const rounds = roundsOf(boards);
  const byRound = scoringByRound?.flatMap((row) => {
    const round = rounds.indexOf(row.round) + 1;
    return round === 0 ? [] : [{ ...row, round }];
  });
  return {
    ...{ ...about, name },
    wish: {
      // The API checks these as it checks the settings of any season.
      ...({ system, options, scoring, aggregation } as Pick<SeasonWish, 'system'>),
      ...(byRound === undefined || byRound.length === 0
        ? {}
        : ({ scoringByRound: byRound } as Pick<SeasonWish, 'scoringByRound'>)),
      name,
      endedOn: (season.endedAt ?? season.createdAt).slice(0, 10),
      rated: atTheTable?.rated ?? true,
      text: listOf(one, boards, nameOf),
    },
    leaders: season.standing
      .slice(0, 3)
      .map(({ place, player, total }) => ({ place, total, name: nameOf(player) })),
  };
}

const HEADS = ['round', 'board', 'seat', 'player', 'points', 'place', 'ending', 'out', 'years'];

/** Its results as the list that an import reads: rounds and boards are numbered anew, without those that do not count. */
function listOf(
  { results }: FileSeason,
  boards: ReturnType<typeof boardsOf>,
  nameOf: (player: FilePerson) => string,
): string {
  const rounds = roundsOf(boards);
  const inRound = new Map<number, number>();
  const lines = boards.flatMap(({ round, ending, years, seats }) => {
    const number = (inRound.get(round) ?? 0) + 1;
    inRound.set(round, number);
    return seats.map(({ seat, player, figures, place, out }) => [
      ...[rounds.indexOf(round) + 1, number, seat, nameOf(player)],
      // Of a duel the place says all; a game that counts places has no points.
      results.counts === 'points' ? (figures[results.measure ?? ''] ?? 0) : '',
      ...[place ?? '', ending ?? '', out ?? '', years ?? ''],
    ]);
  });
  return [HEADS, ...lines].map((cells) => cells.map(cellOf).join(',')).join('\n');
}

/** The rounds that count, in order: they are numbered anew from 1. */
function roundsOf(boards: ReturnType<typeof boardsOf>): readonly number[] {
  return [...new Set(boards.map(({ round }) => round))];
}

function cellOf(value: string | number): string {
  const text = String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What became of a season. */
export type FoundedSeason = { readonly name: string } & (
  | { readonly state: 'imported'; readonly sameLeaders: boolean }
  | { readonly state: 'there' }
  | { readonly state: 'not'; readonly why: NotRestored }
  | { readonly state: 'refused'; readonly problem: ProblemReply }
);

export interface Founding {
  /** The new league; null if it could not be opened. */
  readonly league: string | null;
  readonly seasons: readonly FoundedSeason[];
  /** Why it stopped before its end; repeating it continues there. Null if it did not. */
  readonly stopped: ProblemReply | null;
}

/**
 * Founds a league from a file for the reader, or continues: a league that the reader has founded from this file, and
 * seasons that are in it, are not founded twice.
 */
export async function foundLeague(
  api: Api,
  file: Pick<LeagueFile, 'key' | 'league' | 'allSeasons'>,
  plan: FoundingPlan,
  onSeason: (seasons: readonly FoundedSeason[]) => void = () => undefined,
): Promise<Founding> {
  const seasons: FoundedSeason[] = [];
  const opened = await openLeague(api, file);
  if (!opened.ok) return { league: null, seasons, stopped: opened.problem };
  const { id: league, imported } = opened.value;
  for (const one of plan.seasons) {
    const { name } = one;
    if ('wish' in one && imported.includes(name)) seasons.push({ name, state: 'there' });
    else if ('not' in one) seasons.push({ name, state: 'not', why: one.not });
    else {
      const answer = await api('POST /leagues/{id}/past-seasons', { id: league }, one.wish);
      if (answer.ok)
        seasons.push({ name, state: 'imported', sameLeaders: isSame(one.leaders, answer.value.leaders) });
      else if (answer.problem.problems?.some(({ code }) => code === 'imported-before'))
        seasons.push({ name, state: 'there' });
      else if (answer.status === UNREADABLE || answer.status === BAD_REQUEST)
        seasons.push({ name, state: 'refused', problem: answer.problem });
      else return { league, seasons, stopped: answer.problem };
    }
    onSeason([...seasons]);
  }
  return { league, seasons, stopped: await describeSeasons(api, league, file, plan) };
}

const BAD_REQUEST = 400;
const UNREADABLE = 422;

/**
 * The league that the reader has founded from this file, or a new one, with its texts and house rules, and the names of
 * the seasons that have been imported into it.
 */
async function openLeague(api: Api, { key, league }: Pick<LeagueFile, 'key' | 'league'>) {
  const listed = await api('GET /leagues', {});
  if (!listed.ok) return listed;
  const { name, about, aboutIn, rules, rulesIn, venue, links } = league;
  const before = listed.value.mine.find(({ from }) => from?.key === key);
  const opened = before
    ? await api('GET /leagues/{id}', { id: before.id })
    : await api('POST /leagues', {}, { name, about: '', private: league.private, from: { key, name } });
  if (!opened.ok) return opened;
  const { id, version, seasons } = opened.value;
  const imported = seasons.filter((one) => one.imported).map((one) => one.name);
  const value = { id, imported };
  if (version > 0) return { ok: true, value } as const;
  const texts = { name, about, aboutIn, rules, rulesIn, venue, links, private: league.private };
  const described = await api('PUT /leagues/{id}/settings', { id }, { ...texts, version });
  return described.ok ? ({ ok: true, value } as const) : described;
}

/** Whether the same places have the same totals and, where nobody shares them, the same people. */
function isSame(one: readonly Leader[], other: readonly Leader[]): boolean {
  const isShared = ({ place }: Leader) => one.filter((each) => each.place === place).length > 1;
  return (
    one.length === other.length &&
    one.every((leader, at) => {
      const there = other[at];
      if (there?.place !== leader.place || Math.abs(there.total - leader.total) >= SAME_TOTAL) return false;
      // The last one may share the place with others who are not among the leaders.
      return there.name === leader.name || isShared(leader) || at === one.length - 1;
    })
  );
}

const SAME_TOTAL = 1e-6;

/** Gives the seasons their texts, where they have none yet. */
async function describeSeasons(
  api: Api,
  id: string,
  { allSeasons }: Pick<LeagueFile, 'allSeasons'>,
  plan: FoundingPlan,
): Promise<ProblemReply | null> {
  const founded = await api('GET /leagues/{id}', { id });
  if (!founded.ok) return founded.problem;
  const ordered = byEnd(allSeasons);
  for (const [at, { name }] of plan.seasons.entries()) {
    const texts = ordered[at]?.season;
    const there = founded.value.seasons.find((one) => one.imported && one.name === name);
    if (texts === undefined || there === undefined) continue;
    const { about, aboutIn, venue, links } = texts;
    if (about === '' && venue === '' && links.length === 0) continue;
    const season = await api('GET /seasons/{id}', { id: there.id });
    if (!season.ok) return season.problem;
    if (season.value.textsVersion > 0) continue;
    const sent = await api('PUT /seasons/{id}/texts', { id: there.id }, { about, aboutIn, venue, links });
    if (!sent.ok) return sent.problem;
  }
  return null;
}
