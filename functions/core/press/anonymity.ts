import { NOT_NAMED_AS } from '../../../messages/not-named';
import type { Caller } from '../access/caller';
import type { GameRecord, SeatRecord } from '../game/games.records';
import type { PersonRecord } from '../platform/common.records';
import type { BoardRecord } from '../result/results.records';
import type { SeasonRecord } from '../season/seasons.records';

/** Stands for a player whose name is hidden. */
export const NOT_NAMED: PersonRecord = { id: 'anonymous', name: NOT_NAMED_AS, kind: 'human' };

/** What a season or a game has settled about the names of its players. */
export type AnonymitySettings = Pick<SeasonRecord, 'press' | 'anonymous'>;

/** Whether players do not know who plays which seat until the board is over; in gunboat they never do. */
export function isAnonymous({ press, anonymous = false }: AnonymitySettings): boolean {
  return anonymous || press === 'gunboat';
}

/** Whether names are hidden now: those of a board until it is over, those of a whole season until that is. */
export function hidesNames(settings: AnonymitySettings, finished: boolean): boolean {
  return isAnonymous(settings) && !finished;
}

/** Seats of an anonymous game for a reader who may know only their own. */
export function withoutNames<Seat extends SeatRecord>(
  seats: readonly Seat[],
  viewer: string | undefined,
): Seat[] {
  return seats.map((seat) => (seat.player.id === viewer ? seat : { ...seat, player: NOT_NAMED }));
}

/** A player as they may appear in a running game's public log. */
export function personInLog(game: GameRecord, person: PersonRecord): PersonRecord {
  return isAnonymous(game) ? NOT_NAMED : person;
}

/** Whether the names of a season's board are hidden now. */
export function hidesNamesOf(season: AnonymitySettings, { status }: Pick<BoardRecord, 'status'>): boolean {
  return hidesNames(season, status === 'finished');
}

/** A board that names only the caller while its seats are anonymous. */
export function withSecrets(season: SeasonRecord, board: BoardRecord, caller: Caller | null): BoardRecord {
  return hidesNamesOf(season, board) ? { ...board, seats: withoutNames(board.seats, caller?.id) } : board;
}
