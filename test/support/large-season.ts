import pMap from 'p-map';
import { gameSystem } from '../../engine/systems';
import { chosenScoring } from '../../engine/tournament/scoring/all';
import type { LogRecord } from '../../functions/core/league/logs.records';
import type { Store } from '../../functions/core/platform/store';
import type { BoardRecord } from '../../functions/core/result/results.records';
import type { EntryRecord, SeasonRecord } from '../../functions/core/season/seasons.records';

const SYSTEM = gameSystem('ny2047');
const SEATS = SYSTEM.seats.names;
const LEADING = SYSTEM.measures[0]?.id ?? '';
/** The seats' figures of the leading measure on a board, rotated by one from board to board. */
const HELD = [9, 7, 6, 5, 4, 2, 1];
const HOUR = 3_600_000;

export interface LargeSeason {
  /** A multiple of seven. */
  readonly players: number;
  readonly rounds: number;
  readonly league?: string;
  readonly now?: number;
}

/** Writes a season of many players in its last round: the boards of earlier rounds have ended, the last ones run. */
export async function writeLargeSeason(store: Store, wanted: LargeSeason): Promise<SeasonRecord> {
  const season = seasonOf(wanted);
  await store.createSeason(season, opened(season));
  const people = Array.from({ length: wanted.players }, (_, at) => personOf(at));
  const enter = (player: Player, at: number) =>
    store.enter(entryOf(season, player, at), null, { untilOver: true });
  await pMap(people, enter, { concurrency: 16 });
  const boards = Array.from({ length: wanted.rounds }, (_, at) => boardsOf(season, people, at + 1)).flat();
  await pMap(boards, (board) => store.saveBoard(board), { concurrency: 16 });
  return season;
}

type Player = EntryRecord['player'];

function personOf(at: number): Player {
  return { id: `player-${at + 1}`, name: `Player ${String(at + 1).padStart(3, '0')}`, kind: 'human' };
}

function seasonOf({ rounds, league = 'large', now = 0 }: LargeSeason): SeasonRecord {
  return {
    ...{ id: 'large', name: 'Large season', league: { id: league, name: 'Large league' } },
    ...{ system: 'ny2047', options: {}, boardSize: SEATS.length, leftOver: 'bots' },
    format: { kind: 'rounds', rounds, strength: 'ignore', topBoard: false },
    registration: { mode: 'open', code: null, capacity: null, confirm: false, review: false, late: false },
    ...{ rounds, round: rounds, scoring: 'sum-of-squares', press: 'full', status: 'running' },
    deadlines: { orders: 60, adjustment: 60, earlyClose: 'forbidden' },
    ...{ version: 0, createdAt: now, drawSeed: 'large', champions: [], apart: [] },
    players: 0,
  };
}

function opened({ id, name, league }: SeasonRecord): LogRecord {
  const nobody = { id: 'organizer', name: 'Olga', kind: 'human' } as const;
  const words = { subject: name, reason: '', before: '', after: '' };
  return {
    id: `open-${id}`,
    league: league.id,
    season: { id, name },
    game: null,
    kind: 'open-season',
    at: 0,
    by: nobody,
    ...words,
  };
}

function entryOf({ id }: SeasonRecord, player: Player, at: number): EntryRecord {
  const none = { prefers: [], avoids: [], zone: null };
  return { season: id, player, state: 'in', at, ...none, since: 1, confirmed: 0 };
}

/** The boards of a round: players move on by their seat's number, so that no two meet twice for some rounds. */
function boardsOf(season: SeasonRecord, people: readonly Player[], round: number): BoardRecord[] {
  const count = people.length / SEATS.length;
  const playerAt = (board: number, seat: number) =>
    people[((board + seat * (round - 1)) % count) * SEATS.length + seat] ?? personOf(0);
  return Array.from({ length: count }, (_, board) =>
    boardOf(
      season,
      round,
      board,
      SEATS.map((_, seat) => playerAt(board, seat)),
    ),
  );
}

function boardOf(
  season: SeasonRecord,
  round: number,
  board: number,
  players: readonly Player[],
): BoardRecord {
  const running = round === season.rounds;
  const held = SEATS.map((_, seat) => HELD[(seat + board + round) % HELD.length] ?? 0);
  const measure = Object.fromEntries(SEATS.map((seat, at) => [seat, held[at] ?? 0]));
  const state = {
    years: 7,
    out: {},
    ending: { type: running ? 'running' : 'timed' },
    placing: null,
  } as const;
  const scored = { ...state, total: 34, majority: 18, lastYear: 2054, out: {}, placing: null };
  const points = chosenScoring(season.scoring).score({
    ...{ ...scored, seats: SEATS, measure, history: [] },
  });
  return {
    ...{ season: season.id, game: `${season.id}r${round}b${board + 1}`, round, board: board + 1 },
    ...{
      status: running ? 'running' : 'finished',
      step: 14,
      label: 'Fall 2053',
      updatedAt: season.createdAt,
    },
    ...{ deadline: running ? season.createdAt + HOUR : null, owing: running ? [...SEATS] : [], winner: null },
    scored,
    seats: SEATS.map((seat, at) => ({
      ...{ seat, player: players[at] ?? personOf(0), figures: { [LEADING]: held[at] ?? 0 } },
      ...{ place: running ? null : 1 + held.filter((other) => other > (held[at] ?? 0)).length },
      points: points[seat]?.points ?? 0,
    })),
  };
}
