import { Feed } from 'feed';
import { html } from 'hono/html';
import type { Language } from '../../messages/languages';
import { translatorIn } from '../../messages/translator';
import { message } from '../core/platform/message';
import { pointsIn } from '../core/scoring/points-in';
import type { Season } from '../core/season/seasons.schema';

/** A feed that readers fetch every hour has to stay small. */
const IN_FEED = 100;

/** The last finished boards, newest round first, for feed readers. */
export async function seasonFeed(season: Season, site: string, language: Language): Promise<string> {
  const say = await translatorIn(language, ['platform']);
  const figure = pointsIn(language);
  const finished = season.boards.filter(({ status, result }) => status === 'finished' && result !== 'void');
  const feed = new Feed({
    id: `${site}/seasons/${season.id}`,
    language,
    title: asText(`${season.name}, ${season.league.name}`),
    link: `${site}/seasons/${season.id}`,
    feedLinks: { atom: `${site}/v1/seasons/${season.id}/feed.atom?language=${language}` },
    author: { name: asText(season.league.name), link: `${site}/leagues/${season.league.id}` },
    copyright: asText(season.league.name),
    updated: new Date(
      finished
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? season.createdAt,
    ),
  });
  for (const { game, round, board, seats, label, updatedAt } of finished.slice(-IN_FEED).reverse()) {
    const ranked = [...seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
    feed.addItem({
      id: `${site}/games/${game}`,
      title: asHtml(`${say(message('log.board', { round, board }))}: ${ranked[0]?.player.name ?? ''}`),
      link: `${site}/games/${game}`,
      date: new Date(updatedAt),
      description: asHtml(
        `${label}. ${ranked.map(({ player, points }) => `${player.name} ${figure(points)}`).join(', ')}`,
      ),
    });
  }
  return feed.atom1();
}

/** Text for an element of type "html", which feed readers render. Characters that XML does not allow are left out. */
export function asHtml(text: string): string {
  return String(html`${asText(text)}`);
}

/** Text for an element whose characters are escaped as it is written. */
function asText(text: string): string {
  return text.replace(/\p{C}/gu, '');
}
