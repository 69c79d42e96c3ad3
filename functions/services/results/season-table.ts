import { gameSystem } from '../../../engine/systems';
import { leadingEnd, USUAL_RULES } from '../../../engine/tournament/aggregation';
import { standing } from '../../../engine/tournament/standing';
import type { BoardRecord, EntryRecord, RoundRecord, SeasonRecord } from '../../store/records';

/**
 * The season's table: everyone who is in it or has played in it and was not removed, with the points of each board.
 * @param rounds for points of rounds sat out, and for the top board
 */
export function tableOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
) {
  const played = new Set(
    boards.flatMap(({ seats, forfeits = [] }) => [...seats, ...forfeits].map(({ player }) => player.id)),
  );
  const players = entries
    .filter(({ state, player }) => state === 'in' || (state !== 'removed' && played.has(player.id)))
    .map(({ player }) => player.id);
  return standing(
    { players, satOut: satOutBy(rounds), ...(season.drawSeed === null ? {} : { seed: season.drawSeed }) },
    // A void board does not count.
    boards.filter(({ result }) => result !== 'void').map((board) => boardPoints(season, board)),
    season.aggregation,
  );
}

function boardPoints(season: SeasonRecord, board: BoardRecord) {
  const leading = gameSystem(season.system).measures[0]?.id ?? '';
  const { game, round, status, winner } = board;
  return {
    round,
    topBoard: 'topBoard' in season.format && season.format.topBoard && round === season.rounds,
    points: {
      ...Object.fromEntries(
        board.seats.map(({ seat, player, points, figures }) => [
          seat,
          {
            player: player.id,
            points,
            centres: figures[leading] ?? 0,
            won: winner === seat,
            entry: { game, seat, figures, running: status === 'running' },
          },
        ]),
      ),
      ...Object.fromEntries(
        (board.forfeits ?? []).map(({ seat, player }) => [
          `forfeit of ${player.id}`,
          forfeitOf(season, board, seat, player.id),
        ]),
      ),
    },
  };
}

/** A board that someone lost by the season's policy: no points, or where places are added up, the last place. */
function forfeitOf(season: SeasonRecord, { game, status, seats }: BoardRecord, seat: string, player: string) {
  const lowest = leadingEnd(season.aggregation ?? USUAL_RULES) === 'lowest';
  const figures: Readonly<Record<string, number>> = {};
  const entry = { game, seat, figures, running: status === 'running' };
  return { player, points: lowest ? seats.length : 0, centres: 0, won: false, entry };
}

/** The rounds that each player sat out. */
export function satOutBy(rounds: readonly RoundRecord[]): Readonly<Record<string, readonly number[]>> {
  const satOut = new Map<string, number[]>();
  for (const { round, state, sittingOut } of rounds)
    if (state === 'open')
      for (const player of sittingOut) satOut.set(player, [...(satOut.get(player) ?? []), round]);
  return Object.fromEntries(satOut);
}
