import type { Page } from '@playwright/test';
import { GAME_SYSTEM_IDS, GAMES } from '../../engine/games';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';

export type Reader = 'Ines Okafor' | 'Olga Brandt' | null;

/** A page to take a picture of: its name in file names, its title in words, and its reader; null is a visitor. */
export interface ShownPage {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly reader: Reader;
}

/** The main pages of a platform with the demo league. */
export async function shownPages(page: Page): Promise<readonly ShownPage[]> {
  const read = async <T>(path: string) => (await page.request.get(`/v1${path}`)).json() as Promise<T>;
  const { leagues } = await read<Leagues>('/leagues');
  const league = leagues.find(({ name }) => name === 'Winter Tide League')?.id;
  const { seasons } = await read<League>(`/leagues/${league}`);
  const seasonOf = (system: string, status: string) =>
    seasons.find((season) => season.system === system && season.status === status)?.id ?? '';
  const running = seasonOf('ny2047', 'running');
  const past = `${seasonOf('ny2047', 'finished')}r1b1`;
  const tables = await Promise.all(
    GAME_SYSTEM_IDS.map(async (system): Promise<readonly ShownPage[]> => {
      const { boards } = await read<Season>(`/seasons/${seasonOf(system, 'running')}`);
      const own = boards.find(({ seats }) => seats.some(({ player }) => player.id === 'demo-ines'));
      if (own === undefined) throw new Error(`the demo plays no board of ${system}`);
      const [title, path] = [GAMES[system].title, `/games/${own.game}`];
      return [
        {
          name: `table-${system}-player`,
          title: `A table of ${title}, its player`,
          path,
          reader: 'Ines Okafor',
        },
        { name: `table-${system}-visitor`, title: `A table of ${title}, a visitor`, path, reader: null },
      ];
    }),
  );
  return [
    { name: 'home', title: 'The front page, a visitor', path: '/', reader: null },
    { name: 'today', title: 'Today, a player', path: '/', reader: 'Ines Okafor' },
    { name: 'games', title: 'The games', path: '/games', reader: null },
    { name: 'league', title: 'A league', path: `/leagues/${league}`, reader: null },
    { name: 'season', title: 'A season', path: `/seasons/${running}`, reader: null },
    { name: 'leaderboard', title: 'The leaderboard of a game', path: '/ratings/ny2047', reader: null },
    { name: 'result', title: 'The result of a game', path: `/games/${past}/result`, reader: null },
    { name: 'desk', title: 'An organizer’s desk', path: `/leagues/${league}/desk`, reader: 'Olga Brandt' },
    { name: 'components', title: 'The components', path: '/components', reader: null },
    ...tables.flat(),
  ];
}
