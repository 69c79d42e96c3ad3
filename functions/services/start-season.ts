import { gameSystem } from '../../engine/systems';
import { seatRound } from '../../engine/tournament/seating';
import type { SeatedBoard } from '../../engine/tournament/seating/problem';
import type { BoardRecord, PersonRecord, SeasonRecord } from '../store/records';
import { bots } from './bots';
import type { Caller } from './caller';
import { createGame } from './create-game';
import type { Deps } from './deps';
import { done, type Outcome, refuse } from './errors';
import { rolesIn } from './roles';

/**
 * Closes registration, draws the first round and sets up its boards. A start that was cut off in the middle is
 * finished by starting again.
 */
export async function startSeason(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { fillWithBots }: { readonly fillWithBots: boolean },
): Promise<Outcome<SeasonRecord>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (!(await rolesIn(deps, season.league.id, caller)).includes('organizer'))
    return refuse({ code: 'not-allowed', why: 'Only an organizer of the league starts a season.' });
  if (season.status === 'finished' || season.round > 0) return refuse({ code: 'registration-closed' });
  if (season.status === 'registration') {
    const filled = await fillBoards(deps, season, fillWithBots);
    if (!filled.ok) return filled;
  }
  const players = await deps.store.entries(season.id);
  const started = await deps.store.startSeason(season.id, deps.newSeed(), players.length);
  await openRound(deps, started, 1);
  return done((await deps.store.season(season.id)) ?? started);
}

async function fillBoards(deps: Deps, season: SeasonRecord, fillWithBots: boolean): Promise<Outcome<null>> {
  const boardSize = seatsOf(season).length;
  const players = await deps.store.entries(season.id);
  const left = players.length % boardSize;
  if (players.length === 0 || (left > 0 && !fillWithBots))
    return refuse({ code: 'too-few-players', players: players.length, boardSize });
  const missing = left === 0 ? 0 : boardSize - left;
  const taken = new Set(players.map(({ id }) => id));
  for (const bot of bots()
    .filter(({ id }) => !taken.has(id))
    .slice(0, missing))
    await deps.store.enter(season.id, bot, deps.clock());
  return done(null);
}

/** Draws a round from the season's published seed and sets up its boards; repeating it gives the same boards. */
export async function openRound(deps: Deps, season: SeasonRecord, round: number): Promise<void> {
  const [players, boards] = await Promise.all([deps.store.entries(season.id), deps.store.boards(season.id)]);
  const seats = seatsOf(season);
  const { boards: drawn } = seatRound(
    {
      players: players.map(({ id }) => ({ id })),
      seats,
      earlier: boards.filter((board) => board.round < round).map(seatedBoard),
    },
    season.drawSeed ?? season.id,
    round,
  );
  const byId = new Map(players.map((player) => [player.id, player]));
  for (const [index, board] of drawn.entries())
    await createGame(deps, season, round, index + 1, seatRecords(seats, board, byId));
  await deps.store.openRound(season.id, round);
}

function seatRecords(seats: readonly string[], board: SeatedBoard, byId: ReadonlyMap<string, PersonRecord>) {
  return seats.flatMap((seat) => {
    const player = byId.get(board[seat] ?? '');
    return player === undefined ? [] : [{ seat, player }];
  });
}

function seatedBoard(board: BoardRecord): SeatedBoard {
  return Object.fromEntries(board.seats.map(({ seat, player }) => [seat, player.id]));
}

/** The seats of a full board of this season. */
export function seatsOf(season: Pick<SeasonRecord, 'system' | 'boardSize'>): readonly string[] {
  const system = gameSystem(season.system);
  if (system === undefined) throw new Error(`${season.system} is not available`);
  return system.seats.names.slice(0, season.boardSize ?? system.seats.usual);
}
