import { leadingMeasure } from '../../../engine/measures';
import { type Separated, tiesIn, USUAL_RULES } from '../../../engine/tournament/aggregation';
import { type KnockOut, knockOutPlaces } from '../../../engine/tournament/knock-out';
import { standing } from '../../../engine/tournament/standings';
import type { BoardRecord } from '../result/results.records';
import { knockOutOf } from '../round/knock-out';
import type { Adjustment, EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';

/**
 * The season's table: everyone who is entered or has played in it and was not removed, with the points of each board;
 * in a knock-out in the places that its stages decided.
 * @param rounds for points of rounds sat out, for the top board, and for stages
 */
export function tableOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
) {
  const { counted, ...event } = eventOf(season, entries, boards, rounds);
  const rows = standing(event, counted, season.aggregation);
  const cup = bracketOf(season, entries, boards, rounds);
  return cup === undefined ? rows : byStage(cup, rows);
}

/** A knock-out with all data behind its places; undefined for other formats. */
export function bracketOf(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
): KnockOut | undefined {
  if (season.format.kind !== 'knock-out') return undefined;
  const { counted, ...event } = eventOf(season, entries, boards, rounds);
  return knockOutOf(season, season.format.advance, entries, boards, rounds, {
    ...event,
    boards: counted.map(({ round, points }) => ({ round, seats: Object.values(points) })),
  });
}

/** Players of equal total, with the tie-breaks of the season that separate them. */
export function tieBreaksInTable(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
  level: readonly string[],
): readonly Separated[] {
  const { counted, ...event } = eventOf(season, entries, boards, rounds);
  const played = counted.map(({ round, points }) => ({ round, seats: Object.values(points) }));
  return tiesIn({ ...event, boards: played }, season.aggregation ?? USUAL_RULES, level);
}

function eventOf(
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

/** The rows of a knock-out in the places that its stages decided. */
function byStage<Row extends { readonly player: string; readonly place: number }>(
  cup: KnockOut,
  rows: readonly Row[],
): Row[] {
  const level = [...new Set(rows.map(({ place }) => place))].map((place) =>
    rows.filter((row) => row.place === place).map(({ player }) => player),
  );
  const byPlayer = new Map(rows.map((row) => [row.player, row]));
  const placed: Row[] = [];
  for (const group of knockOutPlaces(cup, level)) {
    const place = placed.length + 1;
    for (const player of [...group].sort()) {
      const row = byPlayer.get(player);
      if (row !== undefined) placed.push({ ...row, place });
    }
  }
  return placed;
}

function boardPoints(season: SeasonRecord, board: BoardRecord) {
  const leading = leadingMeasure(season).id;
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
