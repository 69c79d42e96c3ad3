import type { ImportedSeason } from '../../../functions/core/past-season/past-seasons.schema';
import type { OwnMeasures, SiteReports, SiteTarget } from '../../../functions/core/site/site.schema';
import { SITE_ADMIN } from '../../support/world';
import type { Hunt } from './hunt';
import { type Case, done, league, person, REASON } from './scene';

const WHY = { why: REASON };
const DAY_MS = 86_400_000;

/** A league, its organizer, another person, and a site administrator. */
async function site(hunt: Hunt) {
  const { olga, league: id } = await league(hunt);
  const zoe = await person(hunt, 'zoe');
  const admin = await person(hunt, SITE_ADMIN);
  const reported = async (target: SiteTarget, by = zoe) => {
    done(await by.post('/reports', { target, reason: REASON }));
    const { reports } = done(await admin.get<SiteReports>('/site/reports'));
    return reports[0]?.id ?? '';
  };
  const hidden = async (target: SiteTarget) => {
    done(await admin.post('/site/hidden', { target, ...WHY }));
    const { measures } = done(await olga.get<OwnMeasures>('/me/measures'));
    return measures[0]?.id ?? '';
  };
  return { olga, zoe, admin, league: id, reported, hidden };
}

/** An imported season of the organizer and another person. */
async function imported(hunt: Hunt) {
  const all = await site(hunt);
  done(await all.zoe.post(`/leagues/${all.league}/members`));
  const text = ['round,board,seat,player,points', '1,1,red,olga,50', '1,1,blue,zoe,20'].join('\n');
  const wish = {
    name: 'Imported',
    system: 'new-era',
    endedOn: '2019-05-31',
    rated: true,
    text,
    preview: false,
  };
  const { season } = done(await all.olga.post<ImportedSeason>(`/leagues/${all.league}/past-seasons`, wish));
  await hunt.world.deliver();
  return { ...all, season: season.id };
}

/** Operations of site administrators, and requests to them. */
export const SITE_CASES: Readonly<Record<string, readonly Case[]>> = {
  'POST /site/hidden': [
    {
      what: 'a reported name of a league',
      prepare: async (hunt) => {
        const { admin, league: id, reported } = await site(hunt);
        const target = { kind: 'league-name', league: id } as const;
        const report = await reported(target);
        return (headers) => admin.post('/site/hidden', { target, report, ...WHY }, headers);
      },
    },
  ],
  'DELETE /site/measures/{player}/{id}': [
    {
      what: 'a name that was hidden',
      prepare: async (hunt) => {
        const { admin, league: id, hidden } = await site(hunt);
        const measure = await hidden({ kind: 'league-name', league: id });
        return () => admin.remove(`/site/measures/olga/${measure}`, WHY);
      },
    },
  ],
  'DELETE /site/accounts/{player}/sessions': [
    {
      what: 'of a person who is logged in',
      // The entry of the log comes first: no session ends without it.
      resumed: true,
      prepare: async (hunt) => {
        const { admin } = await site(hunt);
        return () => admin.remove('/site/accounts/zoe/sessions', WHY);
      },
    },
  ],
  'POST /site/measures/{player}/{id}/appeal/answer': [
    {
      what: 'granted',
      prepare: async (hunt) => {
        const { admin, olga, league: id, hidden } = await site(hunt);
        const measure = await hidden({ kind: 'league', league: id });
        done(await olga.post(`/me/measures/${measure}/appeal`, { text: 'It is a good league.' }));
        const path = `/site/measures/olga/${measure}/appeal/answer`;
        return (headers) => admin.post(path, { granted: true, ...WHY }, headers);
      },
    },
  ],
  'POST /site/suspensions': [
    {
      what: 'of somebody who was reported',
      prepare: async (hunt) => {
        const { admin, reported, olga } = await site(hunt);
        const report = await reported({ kind: 'account', player: 'zoe' }, olga);
        const until = new Date(hunt.clock.now() + DAY_MS).toISOString();
        return (headers) =>
          admin.post('/site/suspensions', { player: 'zoe', until, report, ...WHY }, headers);
      },
    },
  ],
  'POST /site/reports/{id}/dismissal': [
    {
      what: 'of a report about a league',
      prepare: async (hunt) => {
        const { admin, league: id, reported } = await site(hunt);
        const report = await reported({ kind: 'league', league: id });
        return (headers) => admin.post(`/site/reports/${report}/dismissal`, WHY, headers);
      },
    },
  ],
  'PUT /site/administrators/{player}': [
    {
      what: 'of somebody who has an account',
      prepare: async (hunt) => {
        const { admin } = await site(hunt);
        return (headers) => admin.put('/site/administrators/zoe', WHY, headers);
      },
    },
  ],
  'DELETE /site/administrators/{player}': [
    {
      what: 'who was appointed',
      prepare: async (hunt) => {
        const { admin } = await site(hunt);
        done(await admin.put('/site/administrators/zoe', WHY));
        return () => admin.remove('/site/administrators/zoe', WHY);
      },
    },
  ],
  'POST /site/results': [
    {
      what: 'that an organizer said',
      prepare: async (hunt) => {
        const { admin, season } = await imported(hunt);
        return (headers) => admin.post('/site/results', { season, approved: true, ...WHY }, headers);
      },
    },
  ],
  'PUT /seasons/{id}/confirmation': [
    {
      what: 'by the last who is named',
      prepare: async (hunt) => {
        const { olga, zoe, season } = await imported(hunt);
        done(await olga.put(`/seasons/${season}/confirmation`, { confirms: true }));
        await hunt.world.deliver();
        return (headers) => zoe.put(`/seasons/${season}/confirmation`, { confirms: true }, headers);
      },
    },
  ],
};
