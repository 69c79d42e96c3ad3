import type { Contender } from '../../../engine/tournament/formats';
import type { BoardRecord, EntryRecord, RoundRecord, SeasonRecord } from '../../store/records';
import { tableOf } from '../results/season-table';

/** Who plays this round, in the order of the standing. */
export function contendersFor(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
  rounds: readonly RoundRecord[],
  round: number,
): readonly Contender[] {
  const playing = entries.filter(
    ({ state, since, confirmed, player, absent = [] }) =>
      state === 'in' &&
      since <= round &&
      !absent.includes(round) &&
      (!season.registration.confirm || player.kind === 'bot' || confirmed >= round),
  );
  const byId = new Map(playing.map((entry) => [entry.player.id, entry]));
  return tableOf(season, entries, boards, rounds).flatMap(({ player, place, total, games }) => {
    const entry = byId.get(player);
    if (entry === undefined) return [];
    return [{ id: player, place, total, byes: round - entry.since - games.length }];
  });
}

/** Those who want a board and sit on none, the longest wait first. */
export function ladderContenders(
  season: SeasonRecord,
  entries: readonly EntryRecord[],
  boards: readonly BoardRecord[],
): readonly Contender[] {
  const running = boards.filter(({ status }) => status === 'running');
  const busy = new Set(running.flatMap(({ seats }) => seats.map(({ player }) => player.id)));
  const table = new Map(tableOf(season, entries, boards, []).map((row) => [row.player, row]));
  const wanting = entries.filter(
    ({ state, confirmed, player }) => state === 'in' && confirmed > 0 && !busy.has(player.id),
  );
  return wanting
    .sort((one, other) => one.confirmed - other.confirmed)
    .map(({ player: { id } }) => ({
      id,
      place: table.get(id)?.place ?? 1,
      total: table.get(id)?.total ?? 0,
      byes: 0,
    }));
}

/** A board's players, best first. */
export function rankingOf({ seats }: BoardRecord): readonly string[] {
  const sorted = [...seats].sort(
    (one, other) => (one.place ?? 0) - (other.place ?? 0) || other.points - one.points,
  );
  return sorted.map(({ player }) => player.id);
}
