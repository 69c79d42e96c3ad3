import type { Deps } from '../../services/deps';
import { discordText } from '../../services/notifications/discord-text';
import type { SeasonRecord } from '../../store/records';
import { standingPage } from '../views/season-pages';

const FIRST = 10;

/** The first places of a season, as every visitor sees them. */
export async function standingLines(deps: Deps, season: SeasonRecord): Promise<readonly string[]> {
  const page = await standingPage(deps, null, 'en', season.id, { page: 1, search: '' });
  if (!page.ok || page.value.rows.length === 0) return ['There is no standing yet.'];
  const { rows, count } = page.value;
  const lines = rows
    .slice(0, FIRST)
    .map(({ place, player, total }) => `${place}\\. ${discordText(player.name)}: ${total.toFixed(1)}`);
  return count > FIRST ? [...lines, `… and ${count - FIRST} more`] : lines;
}
