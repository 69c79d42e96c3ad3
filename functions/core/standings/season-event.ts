import { inRound } from '../../../engine/games';
import { leadingMeasure } from '../../../engine/measures';
import type { BoardRecord } from '../result/results.records';
import type { Adjustment, EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';

/** Everything that a season's table is computed from; `counted` are the points of its boards. */
export function eventOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
) {
  const played = new Set(
    boards.flatMap(({ seats, forfeits = [], shares = [] }) =>
      [...seats, ...forfeits, ...shares].map(({ player }) => player.id),
    ),
  );
  return {
    players: entries
      .filter(({ state, player }) => state === 'in' || (state !== 'removed' && played.has(player.id)))
      .map(({ player }) => player.id),
    ...byesOf(rounds),
    adjustments: adjustmentsOf(entries),
    ...(season.drawSeed === null ? {} : { seed: season.drawSeed }),
    // A void board is not scored.
    counted: boards.filter(({ result }) => result !== 'void').map((board) => boardPoints(season, board)),
  };
}

function boardPoints(season: SeasonRecord, board: BoardRecord) {
  const leading = leadingMeasure(inRound(season, board.round)).id;
  const { game, round, status, winner } = board;
  return {
    round,
    topBoard: 'topBoard' in season.format && season.format.topBoard && round === season.rounds,
    points: {
      ...Object.fromEntries(
        board.seats.map(({ seat, player, points, share, figures }) => [
          seat,
          {
            player: player.id,
            points: share?.points ?? points,
            centres: figures[leading] ?? 0,
            won: winner === seat,
            entry: { game, seat, figures, running: status === 'running' },
          },
        ]),
      ),
      ...Object.fromEntries(
        (board.forfeits ?? []).map(({ seat, player }) => [
          `forfeit of ${player.id}`,
          forfeitOf(board, seat, player.id),
        ]),
      ),
      ...Object.fromEntries(
        (board.shares ?? []).map(({ seat, player, share }) => [
          `share of ${player.id} in ${seat}`,
          { ...forfeitOf(board, seat, player.id), points: share.points, forfeited: false },
        ]),
      ),
    },
  };
}

/** A board that a player lost by the season's policy: no points, and if places are added up, the last place. */
function forfeitOf({ game, status }: BoardRecord, seat: string, player: string) {
  const figures: Readonly<Record<string, number>> = {};
  const entry = { game, seat, figures, running: status === 'running' };
  return { player, points: 0, centres: 0, won: false, forfeited: true, entry };
}

/** The bonus and penalty points of everybody who has some. */
export function adjustmentsOf(
  entries: readonly EntryRecord[],
): Readonly<Record<string, readonly Adjustment[]>> {
  return Object.fromEntries(
    entries.flatMap(({ player, adjustments = [] }) =>
      adjustments.length === 0 ? [] : [[player.id, adjustments] as const],
    ),
  );
}

/** The rounds in which each player had a bye, left over by the draw or at their own request. Absences do not count. */
export function byesOf(
  rounds: readonly Pick<RoundRecord, 'round' | 'state' | 'sittingOut' | 'away'>[],
): Readonly<Record<'satOut' | 'askedOut', Readonly<Record<string, readonly number[]>>>> {
  const [satOut, askedOut] = [new Map<string, number[]>(), new Map<string, number[]>()];
  for (const { round, state, sittingOut, away } of rounds)
    if (state === 'open')
      for (const player of sittingOut) {
        const why = away?.[player];
        if (why === 'absent') continue;
        const byes = why === 'request' ? askedOut : satOut;
        byes.set(player, [...(byes.get(player) ?? []), round]);
      }
  return { satOut: Object.fromEntries(satOut), askedOut: Object.fromEntries(askedOut) };
}
