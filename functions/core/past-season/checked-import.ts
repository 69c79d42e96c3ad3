import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { identityOf } from '../../../engine/games';
import type { Scoring } from '../../../engine/tournament/scoring';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { checkedSettings } from '../season/season-settings';
import type { SeasonRecord } from '../season/seasons.records';
import { idAt, peopleBehind } from './known-people';
import { endProblems } from './past-ends';
import type { PastSeasonRecord } from './past-seasons.records';
import type { ReadSeason } from './read-past-season';

/** A past season as its organizer describes it. */
export interface PastSeasonWish {
  readonly name: string;
  readonly system: SeasonRecord['system'];
  /** The definition of a game without an engine; empty for the others. */
  readonly options: SeasonRecord['options'];
  /** The game's default if left out. */
  readonly scoring?: Scoring | undefined;
  readonly scoringByRound?: SeasonRecord['scoringByRound'];
  /** The sum of all games if left out. */
  readonly aggregation?: SeasonRecord['aggregation'];
  /** The day on which it ended: "2019-05-31". */
  readonly endedOn: string;
  readonly rated: boolean;
  readonly text: string;
}

/** A past season, with the data to be imported. */
export interface PastSeason {
  readonly season: SeasonRecord;
  readonly past: PastSeasonRecord;
}

/** The league of a past season, and the organizer who imports it. */
export interface Importing {
  readonly league: SeasonRecord['league'];
  readonly by: PersonRecord;
  /** The hash of the list's contents, from which the season's id is derived. */
  readonly list: string;
}

/** The season and the data to be imported, or all problems of the list; nothing is written. */
export async function checkedImport(
  deps: Deps,
  { league, by, list }: Importing,
  wish: PastSeasonWish,
  read: ReadSeason,
): Promise<Outcome<PastSeason>> {
  const now = deps.clock();
  const endedAt = noonOf(wish.endedOn, now);
  if (endedAt === undefined) return refuse(invalid([setting('endedOn', fault('past.day'))]));
  const settings = await checkedSettings(wishOf(wish, read), now);
  const id = idAt(endedAt, `past season\n${league.id}\n${list}`);
  const { players, problems } = await peopleBehind(deps, league.id, { id, at: now }, read.people);
  const all = [
    ...problemsIn(settings),
    ...(await nameProblems(deps, league.id, wish.name)),
    ...problems,
    ...(settings.ok ? await endProblems(settings.value, read) : []),
  ];
  if (all.length > 0 || !settings.ok) return refuse(invalid(all));
  const rounds = roundsIn(read);
  const season: SeasonRecord = {
    ...settings.value,
    ...{ id, league, rounds, round: rounds, status: 'finished', players: players.filter(isHuman).length },
    registration: { ...CLOSED, code: null },
    ...{ version: 0, createdAt: endedAt, imported: { at: now } },
    ...{ drawSeed: null, champions: [], apart: [] },
  };
  const boards = read.boards.map(({ line: _, ...board }) => board);
  return done({ season, past: { season: id, endedAt, by, players: [...players], boards } });
}

const isHuman = ({ kind }: PastSeasonRecord['players'][number]) => kind === 'human';

function roundsIn({ boards }: ReadSeason): number {
  return Math.max(...boards.map(({ round }) => round));
}

/** Two imports with one name are most likely the same season with a corrected line. */
async function nameProblems(deps: Deps, league: string, name: string): Promise<readonly Problem[]> {
  const imported = (await deps.store.seasonsOf(league)).filter((one) => one.imported !== undefined);
  const twin = imported.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (twin === undefined) return [];
  return [setting('name', fault('past.nameTaken', { name: twin.name }))];
}

const CLOSED = { mode: 'invitation', capacity: null, confirm: false, review: false, late: false } as const;

/** The settings that match how a past season was played. */
function wishOf(
  { name, system, options, scoring, scoringByRound, aggregation, rated }: PastSeasonWish,
  read: ReadSeason,
) {
  const order = identityOf({ system, options }).seats.names;
  const seats = read.boards.flatMap((board) => board.seats.map(({ seat }) => order.indexOf(seat)));
  return {
    ...{ name, system, options, press: 'none' as const, scoring },
    ...(scoringByRound !== undefined && { scoringByRound }),
    ...(aggregation !== undefined && { aggregation }),
    boardSize: Math.max(...seats) + 1,
    format: {
      kind: 'rounds' as const,
      rounds: roundsIn(read),
      ...{ strength: 'ignore' as const, topBoard: false },
    },
    leftOver: 'smaller-boards' as const,
    registration: CLOSED,
    deadlines: { orders: 1440, adjustment: 1440, earlyClose: 'allowed' as const },
    atTheTable: { rated },
  };
}

/** Noon of a day in UTC, or now if that is earlier; undefined for a future or invalid day. */
function noonOf(day: string, now: number): number | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (!(midnight >= 0) || midnight > now) return undefined;
  return Math.min(now, midnight + NOON);
}

const NOON = 43_200_000;

function setting(path: string, message: Message): Problem {
  return { code: 'bad-setting', path: [path], rule: '', message };
}

function invalid(problems: readonly Problem[]) {
  return { code: 'invalid', problems } as const;
}

function problemsIn(outcome: Outcome<unknown>): readonly Problem[] {
  return !outcome.ok && outcome.refusal.code === 'invalid' ? outcome.refusal.problems : [];
}
