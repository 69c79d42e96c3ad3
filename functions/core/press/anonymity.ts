import type { Caller } from '../access/caller';
import type { GameRecord, SeatRecord } from '../game/games.records';
import type { PersonRecord } from '../platform/common.records';
import type { BoardRecord } from '../result/results.records';
import type { PressMode, SeasonRecord } from '../season/seasons.records';

/** Stands for a player whose name is hidden. */
export const NOT_NAMED: PersonRecord = { id: 'anonymous', name: 'Anonymous', kind: 'human' };

/** Gunboat press: who holds which seat is a secret until the game is over. */
export function isAnonymous(press: PressMode, finished: boolean): boolean {
  return press === 'gunboat' && !finished;
}

/** Seats of an anonymous game for a reader who may know only their own. */
export function withoutNames<Seat extends SeatRecord>(
  seats: readonly Seat[],
  viewer: string | undefined,
): Seat[] {
  return seats.map((seat) => (seat.player.id === viewer ? seat : { ...seat, player: NOT_NAMED }));
}

/** A player as they may appear in a running game's public log. */
export function personInLog({ press }: GameRecord, person: PersonRecord): PersonRecord {
  return isAnonymous(press, false) ? NOT_NAMED : person;
}

/** Whether the seats of a season's board are anonymous. */
export function isSecret(
  { press }: Pick<SeasonRecord, 'press'>,
  { status }: Pick<BoardRecord, 'status'>,
): boolean {
  return isAnonymous(press, status === 'finished');
}

/** A board that names only the caller while its seats are anonymous. */
export function withSecrets(season: SeasonRecord, board: BoardRecord, caller: Caller | null): BoardRecord {
  return isSecret(season, board) ? { ...board, seats: withoutNames(board.seats, caller?.id) } : board;
}
