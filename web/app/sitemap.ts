import type { MetadataRoute } from 'next';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { LESSONS } from '../../engine/lessons/lessons';
import { FACES } from '../games/faces';
import { languagesOf } from '../lib/page-metadata';
import { visitorApi } from '../lib/server-api';
import { siteAddress } from '../lib/site-address';

export const dynamic = 'force-dynamic';

const PAGES = ['/', '/games', '/maps', '/join', '/live', '/leagues', '/ratings', '/hall-of-fame', '/credits'];

/** The pages that search engines should know, in every language: games, lessons, and the leagues that everyone may see. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const leagues = await visitorApi('GET /leagues', { page: undefined });
  const paths = [
    ...PAGES,
    ...GAME_SYSTEM_IDS.flatMap((id) => [
      ...[`/${id}`, `/${id}/rules`, `/${id}/openings`, `/statistics/${id}`],
      ...(FACES[id].gallery === undefined ? [] : [`/${id}/gallery`]),
      ...(LESSONS[id].length === 0 ? [] : [`/${id}/learn`]),
      ...LESSONS[id].map((lesson) => `/${id}/learn/${lesson.id}`),
    ]),
    ...(leagues.ok ? leagues.value.leagues.map(({ id }) => `/leagues/${id}`) : []),
  ];
  return paths.map((path) => ({
    url: absolute(path),
    alternates: {
      languages: Object.fromEntries(
        Object.entries(languagesOf(path)).map(([language, address]) => [language, absolute(address)]),
      ),
    },
  }));
}

function absolute(path: string): string {
  return `${siteAddress()}${path}`;
}
