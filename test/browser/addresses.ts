import type { Page } from '@playwright/test';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { type DemoGame, isSeasonOf, SERIES } from '../../functions/host/demo-names';

const GAMES_OF_DEMO = Object.keys(SERIES) as readonly DemoGame[];

/** Every kind of page, as a player of the demo league sees it. */
export async function addresses(page: Page): Promise<Record<string, string>> {
  const read = async <T>(path: string) => (await page.request.get(`/v1${path}`)).json() as Promise<T>;
  const league = (await read<Leagues>('/leagues')).leagues.find(({ name }) => name === 'Winter Tide League');
  const { seasons } = await read<League>(`/leagues/${league?.id}`);
  // Other tests open seasons in this league too; the demo's have names of their own.
  const own = seasons.filter(({ name }) => GAMES_OF_DEMO.some((game) => isSeasonOf(game, name)));
  const seasonOf = (system: string, wanted: string) =>
    own.find((season) => season.system === system && season.status === wanted)?.id ?? '';
  const running = seasonOf('ny2047', 'running');
  const finished = seasonOf('ny2047', 'finished');
  const boardOf = async (season: string) =>
    (await read<Season>(`/seasons/${season}`)).boards.find(({ seats }) =>
      seats.some(({ player }) => player.id === 'demo-ines'),
    )?.game;
  const past = `${finished}r1b1`;
  const open = seasons.find(({ name }) => name === 'Always open')?.id;
  return {
    today: '/',
    'what another app shares': '/share?text=A%20CLO%231%20H',
    'what can be joined': '/join',
    'what of one game can be joined': '/join?game=domination&pace=fast',
    'a season to join': `/join/${open}`,
    'a seat to take over': `/join/${open}?game=${open}r1b1&seat=red`,
    'an always-open season': `/seasons/${open}`,
    leagues: '/leagues',
    'a league': `/leagues/${league?.id}`,
    'a new league': '/leagues/new',
    'a running season': `/seasons/${running}`,
    'a finished season': `/seasons/${finished}`,
    'the players of a season': `/seasons/${running}/players`,
    'the rounds of a season': `/seasons/${running}/rounds`,
    'the standing of a season': `/seasons/${running}/standing`,
    'everyone by round': `/seasons/${running}/course?page=1`,
    'the statistics of a season': `/seasons/${finished}/statistics`,
    'a season without statistics': `/seasons/${running}/statistics`,
    'the export of a season': `/seasons/${running}/take-along`,
    'the draw of a round': `/seasons/${finished}/rounds/1`,
    'a season to print': `/seasons/${finished}/print`,
    'a report': `/seasons/${finished}/rounds/1/report`,
    'the log of a league': `/leagues/${league?.id}/log`,
    'the circuits of a league': `/leagues/${league?.id}/circuits`,
    'the teams of a league': `/leagues/${league?.id}/teams`,
    'who may enter a season': `/seasons/${running}/qualification`,
    'the champions of a league': `/leagues/${league?.id}/hall-of-fame`,
    'the hall of fame': '/hall-of-fame',
    'a scoring laboratory': `/seasons/${finished}/laboratory?scoring=carnage`,
    ratings: '/ratings/ny2047',
    'ratings of those who play much': '/ratings/overall?games=3&active=90',
    'a player': '/players/demo-ines',
    'statistics of factions': '/statistics/ny2047',
    'a result': `/games/${past}/result`,
    'the game table': `/games/${await boardOf(running)}`,
    'the table of the Risk': `/games/${await boardOf(seasonOf('nyc-risk', 'running'))}`,
    'the table of New Era': `/games/${await boardOf(seasonOf('new-era', 'running'))}`,
    'the progress of a game': `/games/${past}/progress`,
    'a finished game': `/games/${past}`,
    'the end of a game': `/games/${past}/end`,
    'a past turn': `/games/${past}/steps/3`,
    'what if a past turn': `/games/${past}/what-if?step=3`,
    'what if at the start': '/new-era/what-if',
    'a replay': `/games/${past}/replay`,
    'the notes on a game': `/games/${past}/notes`,
    'a verification': `/games/${past}/verify`,
    'the receipts of a game': `/games/${past}/receipts`,
    'the credits': '/credits',
    'the components': '/components',
    'the name of somebody new': '/signin/name',
    'a login that was sent': '/signin/sent',
    'the leaderboards': '/ratings',
    'the story': '/ny2047',
    'the gallery': '/ny2047/gallery',
    'cards in a gallery': '/nyc-risk/gallery',
    'the openings': '/ny2047/openings',
    'the openings of a game that nobody finished': '/new-era/openings',
    'the rules': '/ny2047/rules',
    'the games': '/games',
    'the drawing board': '/maps',
    'practice boards': '/practice',
    'a board for friends': '/practice/friends',
    'the lessons of a game': '/ny2047/learn',
    'a lesson': '/ny2047/learn/support-this-attack',
    'a lesson of the Risk': '/nyc-risk/learn/attack',
    'a lesson of New Era': '/new-era/learn/send-a-worker',
    'a lesson of Domination': '/domination/learn/build',
    'the story of the Risk': '/nyc-risk',
    'the rules of the Risk': '/nyc-risk/rules',
    'the story of New Era': '/new-era',
    'the rules of New Era': '/new-era/rules',
    'the story of Domination': '/domination',
    'the rules of Domination': '/domination/rules',
    'the API reference': '/reference',
    'the account': '/me',
    'the notifications': '/me/notifications',
    'a link in a mail': '/unsubscribe/your-turn.someone.signature',
    'the mailbox': '/mailbox',
    'orders on the drawing board': '/maps/what-if',
  };
}

/** Every kind of page that only organizers and moderators see. */
export async function organizerAddresses(page: Page): Promise<Record<string, string>> {
  const shared = await addresses(page);
  const [league, season, game] = [shared['a league'], shared['a running season'], shared['the game table']];
  return {
    'the settings of a league': `${league}/settings`,
    'the members of a league': `${league}/members`,
    'the file of a member': `${league}/members/demo-ines`,
    'the desk of a league': `${league}/desk`,
    'the inbox of a league': `${league}/inbox`,
    'the webhooks of a league': `${league}/webhooks`,
    'a ruling on members': `${league}/ruling`,
    'a new season': `${league}/seasons/new`,
    'a new circuit': `${league}/circuits/new`,
    'a past season': `${league}/past-seasons/new`,
    'running games that move in': `${season}/move-in`,
    'the players of a season, to organize': `${season}/players`,
    'the rounds of a season, to organize': `${season}/rounds`,
    'the settings of a season': `${season}/settings`,
    'a ruling on a season': `${season}/ruling`,
    'the signs of a season': `${season}/signs`,
    'a ruling on a game': `${game}/ruling`,
    'the cases of a game': `${game}/cases`,
    'the signs of a game': `${game}/signs`,
    'the variants of a league': `${league}/variants`,
    'the seasons of a league': `${league}/seasons`,
  };
}

/** Made of the same parts as another page of the list, with another game's words: checked in nightly runs. */
export const LIKE_ANOTHER: ReadonlySet<string> = new Set([
  'what of one game can be joined',
  'ratings of those who play much',
  'the openings of a game that nobody finished',
  'a lesson of the Risk',
  'a lesson of Domination',
  'the story of the Risk',
  'the story of New Era',
  'the rules of the Risk',
  'the rules of Domination',
]);
