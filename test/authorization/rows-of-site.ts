import type { ImportedSeason } from '../../functions/core/past-season/past-seasons.schema';
import type { Confirmation } from '../../functions/core/result/confirmations.schema';
import type { OwnMeasures, SiteReports } from '../../functions/core/site/site.schema';
import type { Today } from '../../functions/core/today/today.schema';
import { done, REASON } from '../resilience/crash/scene';
import { type Row, words } from './row';
import type { Scene } from './scene';

const WHY = { why: REASON };

const get = (operation: string, path: string): Row => ({ operation, send: (person) => person.get(path) });

/** The member reports the league. @returns the id of the report */
async function reported({ people, league }: Scene): Promise<string> {
  done(await people.member.post('/reports', { target: { kind: 'league', league }, reason: REASON }));
  const { reports } = done(await people['site-admin'].get<SiteReports>('/site/reports'));
  return reports[0]?.id ?? '';
}

/**
 * The league is hidden, a measure that concerns the organizer.
 * @returns the id of that measure
 */
async function hidden({ people, league }: Scene): Promise<string> {
  done(await people['site-admin'].post('/site/hidden', { target: { kind: 'league', league }, ...WHY }));
  const { measures } = done(await people.organizer.get<OwnMeasures>('/me/measures'));
  return measures[0]?.id ?? '';
}

async function appealed(scene: Scene): Promise<string> {
  const id = await hidden(scene);
  done(await scene.people.organizer.post(`/me/measures/${id}/appeal`, { text: 'It is a good league.' }));
  return id;
}

/** The organizer imports a season of the member and another player. @returns its id */
async function imported({ hunt, people, league }: Scene): Promise<string> {
  const text = ['round,board,seat,player,points', '1,1,red,member,50', '1,1,blue,other,20'].join('\n');
  const wish = {
    name: 'Imported',
    system: 'new-era',
    endedOn: '2019-05-31',
    rated: true,
    text,
    preview: false,
  };
  const { organizer } = people;
  const { season } = done(await organizer.post<ImportedSeason>(`/leagues/${league}/past-seasons`, wish));
  await hunt.world.deliver();
  return season.id;
}

/** Reports to the site administrators, and their measures. */
export const SITE_ROWS: readonly Row[] = [
  {
    operation: 'POST /reports',
    what: 'about the league',
    send: (person, { league }) =>
      person.post('/reports', { target: { kind: 'league', league }, reason: REASON }),
  },
  {
    operation: 'POST /reports',
    what: 'about press of the board that one thread reads',
    prepare: async ({ people, running, seatOf }) => {
      const to = [await seatOf(running.game, 'playing-moderator')];
      const sent = await people.player.post<{ id: string; thread: string }>(`/games/${running.game}/press`, {
        to,
        text: 'Between the two of us',
      });
      const { id, thread } = done(sent);
      return JSON.stringify({ kind: 'press', game: running.game, thread, message: id });
    },
    send: (person, _, target) => person.post('/reports', { target: JSON.parse(target), reason: REASON }),
  },
  get('GET /me/measures', '/me/measures'),
  {
    operation: 'POST /me/measures/{id}/appeal',
    prepare: hidden,
    send: (person, _, id) => person.post(`/me/measures/${id}/appeal`, { text: 'It is a good league.' }),
  },
  {
    operation: 'GET /leagues/{id}',
    what: 'that a site administrator has hidden',
    prepare: hidden,
    send: (person, { league }) => person.get(`/leagues/${league}`),
  },
  {
    operation: 'GET /games/{id}',
    what: 'of a league that a site administrator has hidden',
    prepare: hidden,
    send: (person, { running }) => person.get(`/games/${running.game}`),
  },
  {
    operation: 'GET /seasons/{id}/confirmation',
    prepare: imported,
    send: (person, _, season) => person.get(`/seasons/${season}/confirmation`),
    look: ({ mine, mayAsk }: Confirmation) => words({ asked: mine === 'asked', 'may ask': mayAsk }),
  },
  {
    operation: 'PUT /seasons/{id}/confirmation',
    prepare: imported,
    send: (person, _, season) => person.put(`/seasons/${season}/confirmation`, { confirms: true }),
  },
  {
    operation: 'GET /me/today',
    what: 'with results to confirm',
    prepare: imported,
    send: (person) => person.get('/me/today'),
    look: ({ confirmations }: Today) => `${confirmations.length} seasons`,
  },
  {
    operation: 'GET /leagues/{id}/ratings',
    send: (person, { league }) => person.get(`/leagues/${league}/ratings`),
  },
  {
    operation: 'POST /site/results',
    prepare: imported,
    send: (person, _, season) => person.post('/site/results', { season, approved: true, ...WHY }),
  },
  {
    operation: 'POST /site/results',
    what: 'that an organizer asked for, not approved',
    prepare: async (scene) => {
      const season = await imported(scene);
      const { organizer, 'site-admin': admin } = scene.people;
      done(await organizer.post('/reports', { target: { kind: 'results', season }, reason: REASON }));
      const { reports } = done(await admin.get<SiteReports>('/site/reports'));
      return JSON.stringify({ season, report: reports[0]?.id, approved: false, ...WHY });
    },
    send: (person, _, decision) => person.post('/site/results', JSON.parse(decision)),
  },
  get('GET /site', '/site'),
  get('GET /site/reports', '/site/reports'),
  get('GET /site/measures', '/site/measures'),
  get('GET /site/log', '/site/log'),
  {
    operation: 'POST /site/reports/{id}/dismissal',
    prepare: reported,
    send: (person, _, id) => person.post(`/site/reports/${id}/dismissal`, WHY),
  },
  {
    operation: 'POST /site/hidden',
    what: 'a reported league',
    prepare: reported,
    send: (person, { league }, report) =>
      person.post('/site/hidden', { target: { kind: 'league', league }, report, ...WHY }),
  },
  {
    operation: 'POST /site/suspensions',
    send: (person, { hunt }) =>
      person.post('/site/suspensions', {
        player: 'filler-1',
        until: new Date(hunt.clock.now() + 86_400_000).toISOString(),
        ...WHY,
      }),
  },
  {
    operation: 'DELETE /site/measures/{player}/{id}',
    prepare: hidden,
    send: (person, _, id) => person.remove(`/site/measures/organizer/${id}`, WHY),
  },
  {
    operation: 'DELETE /site/measures/{player}/{id}',
    what: 'a suspension',
    prepare: async ({ hunt, people }) => {
      const until = new Date(hunt.clock.now() + 86_400_000).toISOString();
      done(await people['site-admin'].post('/site/suspensions', { player: 'filler-1', until, ...WHY }));
      const [own] = done(
        await (await hunt.world.person('filler-1')).get<OwnMeasures>('/me/measures'),
      ).measures;
      return own?.id ?? '';
    },
    send: (person, _, id) => person.remove(`/site/measures/filler-1/${id}`, WHY),
  },
  {
    operation: 'POST /site/measures/{player}/{id}/appeal/answer',
    what: 'granted',
    prepare: appealed,
    send: (person, _, id) =>
      person.post(`/site/measures/organizer/${id}/appeal/answer`, { granted: true, ...WHY }),
  },
  {
    operation: 'POST /site/measures/{player}/{id}/appeal/answer',
    what: 'refused',
    prepare: appealed,
    send: (person, _, id) =>
      person.post(`/site/measures/organizer/${id}/appeal/answer`, { granted: false, ...WHY }),
  },
  {
    operation: 'DELETE /site/accounts/{player}/sessions',
    send: (person) => person.remove('/site/accounts/filler-1/sessions', WHY),
  },
  {
    operation: 'PUT /site/administrators/{player}',
    send: (person) => person.put('/site/administrators/filler-1', WHY),
  },
  {
    operation: 'DELETE /site/administrators/{player}',
    send: (person) => person.remove('/site/administrators/player', WHY),
  },
];
