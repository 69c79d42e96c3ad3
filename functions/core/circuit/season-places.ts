import type { EventPlace } from '../../../engine/tournament/circuit';
import { fillingBots } from '../round/knock-out';
import type { SeasonData } from '../standings/season-data';
import { seasonTable } from '../standings/season-table';

/**
 * The final places of those who played a season, from its table. Bots that only filled boards have none, nor has anybody
 * who was registered and sat at no board. Empty while the season is not over, and if it was cancelled.
 */
export function placesOf({ season, entries, boards, rounds }: SeasonData): readonly EventPlace[] {
  if (season.status !== 'finished' || season.cancelled !== undefined) return [];
  const bots = fillingBots(entries);
  const rows = seasonTable(season, entries, boards, rounds).filter(
    ({ player, games }) => games.length > 0 && !bots.has(player),
  );
  return rows.map(({ player, place, total }) => ({
    player,
    place: 1 + rows.filter((other) => other.place < place).length,
    points: total,
  }));
}
