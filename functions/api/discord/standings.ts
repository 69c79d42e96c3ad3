import { discordText } from '../../core/notification/discord-text';
import type { Deps } from '../../core/platform/deps';
import { message } from '../../core/platform/message';
import { standingPage } from '../../core/season/season-pages.view';
import type { SeasonRecord } from '../../core/season/seasons.records';
import type { Speaker } from './interaction';

const FIRST = 10;

/** The top of a season's standings, as every visitor sees them. */
export async function standingLines(
  deps: Deps,
  season: SeasonRecord,
  { language, say }: Speaker,
): Promise<readonly string[]> {
  const page = await standingPage(deps, null, language, season.id, { page: 1, search: '' });
  if (!page.ok || page.value.rows.length === 0) return [say(message('discord.noStanding'))];
  const points = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { rows, count } = page.value;
  const lines = rows
    .slice(0, FIRST)
    .map(({ place, player, total }) => `${place}\\. ${discordText(player.name)}: ${points.format(total)}`);
  return count > FIRST ? [...lines, say(message('discord.more', { count: count - FIRST }))] : lines;
}
