import { standing } from '../../engine/tournament/standing';
import type { BoardRecord, EntryRecord } from '../store/records';

/** The season's table: everybody who is in it or has played in it, with the points of each board. */
export function tableOf(entries: readonly EntryRecord[], boards: readonly BoardRecord[]) {
  const played = new Set(boards.flatMap(({ seats }) => seats.map(({ player }) => player.id)));
  const players = entries
    .filter(({ state, player }) => state === 'in' || played.has(player.id))
    .map(({ player }) => player.id);
  return standing(
    players,
    boards.map((board) => ({
      round: board.round,
      points: Object.fromEntries(
        board.seats.map(({ seat, player, points, figures }) => [
          seat,
          {
            player: player.id,
            points,
            entry: { game: board.game, seat, figures, running: board.status === 'running' },
          },
        ]),
      ),
    })),
  );
}
