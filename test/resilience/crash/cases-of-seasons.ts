import type { Notices } from '../../../functions/core/notice/notices.schema';
import type { ChatCode } from '../../../functions/core/notification/notifications.schema';
import type { Proposed } from '../../../functions/core/proposal/proposals.schema';
import type { Roster } from '../../../functions/core/roster/roster.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import type { LeagueVariants } from '../../../functions/core/variant/variants.schema';
import { playSeason } from '../../../functions/host/play-season';
import { give } from '../../support/discord';
import { LAGOON } from '../../support/lagoon-variant';
import type { Hunt } from './hunt';
import { type Case, done, league, person, REASON, season } from './scene';

const REVIEWED = { registration: { review: true, late: true } };
const FULL = { registration: { capacity: 2 } };
const LADDER = { format: { kind: 'ladder' }, registration: { late: true } };
const ALWAYS_OPEN = { format: { kind: 'ladder', open: { boardsAtATime: 2 } }, registration: { late: true } };
const FILLED_AT_ONCE = {
  format: { kind: 'ladder', open: { fill: { afterMinutes: 0, with: 'bots' } } },
  registration: { late: true },
};
const DIVISION = { of: 'Winter', up: 1, down: 1, target: 3, least: 2, most: 4 };
const SUBSTITUTES = { absence: { substitutes: 'first', disorder: { after: 1 } } };
const ASKING = { questions: [{ id: 'size', text: 'T-shirt size' }] };
const DAY = 86_400_000;

/** A season whose planned first round waits for its release. */
const planned = async (hunt: Parameters<Case['prepare']>[0], players: number) => {
  const found = await season(hunt, players, REVIEWED);
  done(await found.olga.post(`${found.path}/start`));
  return found;
};

/** A season in which a playing organizer proposes players to keep apart, and a moderator who does not play. */
const proposed = async (hunt: Parameters<Case['prepare']>[0]) => {
  const { olga, league: id, path } = await season(hunt, 3);
  done(await olga.post(`${path}/entries`));
  const nora = await person(hunt, 'nora');
  done(await nora.post(`/leagues/${id}/members`));
  done(await olga.put(`/leagues/${id}/members/nora/roles`, { roles: ['moderator', 'player'] }));
  // The confirming moderator has had the role for a day.
  hunt.clock.set(hunt.clock.now() + DAY);
  const { proposal } = done(await olga.put<Proposed>(`${path}/apart`, { pairs: [['p1', 'p2']] }));
  return { path: `${path}/proposals`, proposal, nora };
};

/** A league with an announcement. */
const announced = async (hunt: Parameters<Case['prepare']>[0]) => {
  const { olga, league: id } = await season(hunt, 1);
  const path = `/leagues/${id}/announcements`;
  const { notices } = done(await olga.post<Notices>(path, { text: 'We begin soon.' }));
  return { olga, path: `${path}/${notices[0]?.id}` };
};

/** A team of two in a season for the league's teams, which has three players and two rounds. */
/** A circuit with one event, a season of another league of the same organizer. */
async function circuitAcrossLeagues(hunt: Hunt) {
  const { olga, season: event } = await season(hunt, 2);
  const home = done(await olga.post<{ id: string }>('/leagues', { name: 'Circuit league' })).id;
  const rules = { name: 'Circuit', best: null, points: { kind: 'season' }, tieBreaks: [] };
  const events = [{ season: event, weight: 1 }];
  const path = `/leagues/${home}/circuits`;
  const { id } = done(await olga.post<{ id: string }>(path, { ...rules, events }));
  return { olga, season: event, path: `${path}/${id}` };
}

async function team(hunt: Hunt) {
  const ofLeague = { least: 1, most: 2, changes: 1, until: null, others: false };
  const format = { kind: 'rounds', rounds: 2 };
  const made = await season(hunt, 3, { format, teams: { best: 1, list: [], ofLeague } });
  const { olga, league } = made;
  const wanted = { name: 'Hawks', code: 'HW', captain: 'p1' };
  const { id } = done(await olga.post<{ id: string }>(`/leagues/${league}/teams`, wanted));
  const path = `/leagues/${league}/teams/${id}`;
  done(await olga.post(`${path}/invitations`, { player: 'p2' }));
  const { version } = done(await olga.post<{ version: number }>(`${path}/members`, { player: 'p2' }));
  return { ...made, path, version, inSeason: `/seasons/${made.season}/teams/${id}` };
}

/** Uses of the operations on leagues and seasons, by operation. */
export const SEASON_CASES: Readonly<Record<string, readonly Case[]>> = {
  'POST /seasons/{id}/proposals/{proposal}/confirm': [
    {
      what: 'whom to keep apart, as an organizer who plays proposed',
      follows: true,
      prepare: async (hunt) => {
        const { path, proposal, nora } = await proposed(hunt);
        return (headers) => nora.post(`${path}/${proposal}/confirm`, undefined, headers);
      },
    },
    {
      what: 'a swap in a planned round, as an organizer who plays proposed',
      follows: true,
      prepare: async (hunt) => {
        const { olga, league: id, path } = await season(hunt, 5, { registration: { review: true } });
        done(await olga.post(`${path}/entries`));
        const nora = await person(hunt, 'nora');
        done(await nora.post(`/leagues/${id}/members`));
        done(await olga.put(`/leagues/${id}/members/nora/roles`, { roles: ['moderator', 'player'] }));
        // The confirming moderator has had the role for a day.
        hunt.clock.set(hunt.clock.now() + DAY);
        done(await olga.post(`${path}/start`));
        const { planned } = done(await olga.get<Season>(path));
        const [one = {}, other = {}] = planned[0]?.boards ?? [];
        const players = [Object.values(one)[0], Object.values(other)[0]];
        const { proposal } = done(await olga.post<Proposed>(`${path}/rounds/1/swap`, { players }));
        return (headers) => nora.post(`${path}/proposals/${proposal}/confirm`, undefined, headers);
      },
    },
  ],
  'DELETE /seasons/{id}/proposals/{proposal}': [
    {
      what: 'a proposal is declined',
      prepare: async (hunt) => {
        const { path, proposal, nora } = await proposed(hunt);
        return () => nora.remove(`${path}/${proposal}`);
      },
    },
  ],
  'PUT /me': [
    {
      what: 'a new name',
      prepare: async (hunt) => {
        const ann = await person(hunt, 'ann');
        return () => ann.put('/me', { name: 'Ann Other' });
      },
    },
  ],
  'POST /leagues/{id}/copies': [
    {
      what: 'with a season and a circuit',
      follows: true,
      prepare: async (hunt) => {
        const { olga, season: id, league: from } = await season(hunt, 3);
        const circuit = {
          ...{ name: 'The year', events: [{ season: id, weight: 1 }], best: null, tieBreaks: [] },
          points: { kind: 'season' },
        };
        done(await olga.post(`/leagues/${from}/circuits`, circuit));
        const wanted = { name: 'A copy', seasons: [id], circuits: true };
        return (headers) => olga.post(`/leagues/${from}/copies`, wanted, headers);
      },
    },
  ],
  'POST /leagues': [
    {
      what: 'a league',
      prepare: async (hunt) => {
        const ann = await person(hunt, 'ann');
        return (headers) => ann.post('/leagues', { name: 'Of Ann' }, headers);
      },
    },
  ],
  'POST /leagues/{id}/members': [
    {
      what: 'a player joins',
      prepare: async (hunt) => {
        const found = await league(hunt);
        const ann = await person(hunt, 'ann');
        return (headers) => ann.post(`/leagues/${found.league}/members`, undefined, headers);
      },
    },
  ],
  'DELETE /leagues/{id}/members/me': [
    {
      what: 'a player of a season leaves',
      resumed: true,
      prepare: async (hunt) => {
        const { league: id } = await season(hunt, 2);
        const leaver = await person(hunt, 'p1');
        return () => leaver.remove(`/leagues/${id}/members/me`);
      },
    },
  ],
  'PUT /leagues/{id}/settings': [
    {
      what: 'another name, and private',
      prepare: async (hunt) => {
        const { olga, league: id } = await season(hunt, 1);
        const texts = { about: '', rules: 'Be kind.', venue: 'Pier 7', links: [] };
        const change = { name: 'Renamed', ...texts, private: true, version: 0 };
        return () => olga.put(`/leagues/${id}/settings`, change);
      },
    },
  ],
  'PUT /seasons/{id}/texts': [
    {
      what: 'a description',
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 1);
        return () => olga.put(`${path}/texts`, { about: 'Seven boards.', venue: '', links: [] });
      },
    },
  ],
  'PUT /leagues/{id}/closed': [
    {
      what: 'a league closes',
      prepare: async (hunt) => {
        const { olga, league: id } = await season(hunt, 1);
        return () => olga.put(`/leagues/${id}/closed`, { closed: true });
      },
    },
  ],
  'PUT /leagues/{id}/members/{player}/roles': [
    {
      what: 'a second organizer',
      prepare: async (hunt) => {
        const { olga, league: id } = await season(hunt, 1);
        return () => olga.put(`/leagues/${id}/members/p1/roles`, { roles: ['organizer', 'player'] });
      },
    },
  ],
  'POST /leagues/{id}/hand-over': [
    {
      what: 'a moderator asks',
      prepare: async (hunt) => {
        const { ann, path } = await moderated(hunt);
        return (headers) => ann.post(path, { reason: REASON }, headers);
      },
    },
  ],
  'DELETE /leagues/{id}/hand-over': [
    {
      what: 'the organizer answers',
      prepare: async (hunt) => {
        const { ann, olga, path } = await moderated(hunt);
        done(await ann.post(path, { reason: REASON }));
        return () => olga.remove(path);
      },
    },
  ],
  'PUT /leagues/{id}/hand-over': [
    {
      what: 'no organizer answered',
      prepare: async (hunt) => {
        const { ann, path } = await moderated(hunt);
        done(await ann.post(path, { reason: REASON }));
        hunt.clock.set(hunt.clock.now() + 15 * DAY);
        return () => ann.put(path, {});
      },
    },
  ],
  'POST /leagues/{id}/seasons': [
    {
      what: 'a season',
      prepare: async (hunt) => {
        const { olga, league: id } = await league(hunt);
        const wanted = { name: 'Season 1', system: 'ny2047', deadlines: { orders: 60, adjustment: 60 } };
        return (headers) => olga.post(`/leagues/${id}/seasons`, wanted, headers);
      },
    },
  ],
  'PUT /seasons/{id}/settings': [
    {
      what: 'more places',
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 4, FULL);
        const settings = done(await olga.get<object>(`${path}/settings`));
        return () => olga.put(`${path}/settings`, { ...settings, registration: { capacity: 4 } });
      },
    },
  ],
  'POST /seasons/{id}/entries': [
    {
      what: 'a player registers',
      prepare: async (hunt) => {
        const { path } = await season(hunt, 1);
        const ann = await person(hunt, 'ann');
        return (headers) => ann.post(`${path}/entries`, {}, headers);
      },
    },
    {
      what: 'a player is the last who is wanted on a ladder',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 2, LADDER);
        done(await olga.post(`${path}/start`));
        const ann = await person(hunt, 'ann');
        return (headers) => ann.post(`${path}/entries`, {}, headers);
      },
    },
    {
      what: 'a player is the last who is wanted in an always-open season',
      follows: true,
      prepare: async (hunt) => {
        const { path } = await season(hunt, 2, ALWAYS_OPEN);
        const ann = await person(hunt, 'ann');
        return (headers) => ann.post(`${path}/entries`, {}, headers);
      },
    },
    {
      what: 'a player gets a board of an always-open season, filled with bots, at once',
      follows: true,
      prepare: async (hunt) => {
        const { path } = await season(hunt, 0, FILLED_AT_ONCE);
        const ann = await person(hunt, 'ann');
        return (headers) => ann.post(`${path}/entries`, {}, headers);
      },
    },
  ],
  'PUT /seasons/{id}/entries/me': [
    {
      what: 'wishes',
      prepare: async (hunt) => {
        const { path } = await season(hunt, 1);
        const one = await person(hunt, 'p1');
        return () => one.put(`${path}/entries/me`, { zone: 'Asia/Tokyo' });
      },
    },
    {
      what: 'answers to the questions of the season',
      prepare: async (hunt) => {
        const { path } = await season(hunt, 1, ASKING);
        const one = await person(hunt, 'p1');
        const answers = [{ question: 'size', answer: 'XL' }];
        return () => one.put(`${path}/entries/me`, { answers });
      },
    },
    {
      what: 'the last who is wanted on a ladder wants a board',
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 2, LADDER);
        done(await olga.post(`${path}/start`));
        const one = await person(hunt, 'p1');
        done(await one.put(`${path}/entries/me`, { confirm: false }));
        done(await (await person(hunt, 'p3')).post(`${path}/entries`));
        hunt.clock.set(hunt.clock.now() + 1000);
        return () => one.put(`${path}/entries/me`, { confirm: true });
      },
    },
    {
      what: 'the last who is wanted for a second board of an always-open season',
      prepare: async (hunt) => {
        const { path } = await season(hunt, 3, ALWAYS_OPEN);
        for (const id of ['p1', 'p2']) {
          hunt.clock.set(hunt.clock.now() + 1000);
          done(await (await person(hunt, id)).put(`${path}/entries/me`, { confirm: true }));
        }
        hunt.clock.set(hunt.clock.now() + 1000);
        const three = await person(hunt, 'p3');
        return () => three.put(`${path}/entries/me`, { confirm: true });
      },
    },
    {
      what: 'a player leaves the line for a board',
      prepare: async (hunt) => {
        const { path } = await season(hunt, 2, ALWAYS_OPEN);
        const one = await person(hunt, 'p1');
        return () => one.put(`${path}/entries/me`, { confirm: false });
      },
    },
  ],
  'PUT /seasons/{id}/entries/{player}/decision': [
    {
      what: 'admitted',
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 2, { registration: { mode: 'approval' } });
        return () => olga.put(`${path}/entries/p1/decision`, { accept: true });
      },
    },
  ],
  'POST /seasons/{id}/admissions': [
    {
      what: 'three for two places',
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 3, { registration: { mode: 'approval', capacity: 2 } });
        return (headers) => olga.post(`${path}/admissions`, undefined, headers);
      },
    },
  ],
  'DELETE /seasons/{id}/entries/me': [
    {
      what: 'with two on the waiting list',
      prepare: async (hunt) => {
        const { path } = await season(hunt, 4, FULL);
        const one = await person(hunt, 'p1');
        return () => one.remove(`${path}/entries/me`);
      },
    },
  ],
  'POST /seasons/{id}/roster': [
    {
      what: 'a list of a name and an address',
      resumed: true,
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 1);
        const text = 'Ben Hart\nNina, nina@example.org';
        return (headers) => olga.post(`${path}/roster`, { text }, headers);
      },
    },
  ],
  'DELETE /seasons/{id}/roster/{player}': [
    {
      what: 'with two on the waiting list',
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 4, FULL);
        return () => olga.remove(`${path}/roster/p1`);
      },
    },
  ],
  'PUT /seasons/{id}/roster/{player}/absence': [
    {
      what: 'a player is absent',
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 4);
        return () => olga.put(`${path}/roster/p1/absence`, { absent: true });
      },
    },
  ],
  'POST /seasons/{id}/roster/{player}/link': [
    {
      what: 'for a player entered by name',
      resumed: true,
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 1);
        const { players } = done(await olga.post<Roster>(`${path}/roster`, { text: 'Ben Hart' }));
        const ben = players.find(({ name }) => name === 'Ben Hart')?.id;
        return (headers) => olga.post(`${path}/roster/${ben}/link`, undefined, headers);
      },
    },
  ],
  'PUT /seasons/{id}/adjustments/{player}': [
    {
      what: 'a penalty',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 2);
        const adjustments = [{ points: -2, reason: 'Late at two rounds' }];
        return () => olga.put(`${path}/adjustments/p1`, { adjustments, version: 0 });
      },
    },
  ],
  'POST /leagues/{id}/teams': [
    {
      what: 'a team',
      prepare: async (hunt) => {
        const { olga, league } = await season(hunt, 2);
        return (headers) =>
          olga.post(`/leagues/${league}/teams`, { name: 'Hawks', code: 'HW', captain: 'p1' }, headers);
      },
    },
  ],
  'PUT /leagues/{id}/teams/{team}': [
    {
      what: 'another order of boards',
      prepare: async (hunt) => {
        const { olga, path, version } = await team(hunt);
        const wish = { name: 'Hawks', code: 'HW', captain: 'p2', players: ['p2', 'p1'], substitutes: [] };
        return () => olga.put(path, { ...wish, version });
      },
    },
  ],
  'DELETE /leagues/{id}/teams/{team}': [
    {
      what: 'a team of two',
      prepare: async (hunt) => {
        const { olga, path } = await team(hunt);
        return () => olga.remove(path);
      },
    },
  ],
  'POST /leagues/{id}/teams/{team}/invitations': [
    {
      what: 'a third player',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await team(hunt);
        return (headers) => olga.post(`${path}/invitations`, { player: 'p3' }, headers);
      },
    },
  ],
  'POST /leagues/{id}/teams/{team}/members': [
    {
      what: 'a third member',
      prepare: async (hunt) => {
        const { olga, path } = await team(hunt);
        done(await olga.post(`${path}/invitations`, { player: 'p3' }));
        return () => olga.post(`${path}/members`, { player: 'p3' });
      },
    },
  ],
  'DELETE /leagues/{id}/teams/{team}/members/{player}': [
    {
      what: 'the captain',
      prepare: async (hunt) => {
        const { olga, path } = await team(hunt);
        return () => olga.remove(`${path}/members/p1`);
      },
    },
  ],
  'PUT /seasons/{id}/teams/{team}': [
    {
      what: 'a team',
      follows: true,
      prepare: async (hunt) => {
        const { olga, inSeason } = await team(hunt);
        return () => olga.put(inSeason, { players: ['p1'], version: 0 });
      },
    },
  ],
  'DELETE /seasons/{id}/teams/{team}': [
    {
      what: 'a team',
      follows: true,
      prepare: async (hunt) => {
        const { olga, inSeason } = await team(hunt);
        done(await olga.put(inSeason, { players: ['p1'], version: 0 }));
        return () => olga.remove(inSeason);
      },
    },
  ],
  'POST /seasons/{id}/teams/{team}/changes': [
    {
      what: 'one player',
      follows: true,
      prepare: async (hunt) => {
        const { olga, inSeason, path, version, season: of } = await team(hunt);
        done(await olga.put(inSeason, { players: ['p1'], version: 0 }));
        const wish = { name: 'Hawks', code: 'HW', captain: 'p1', players: ['p1'], substitutes: ['p2'] };
        done(await olga.put(path, { ...wish, version }));
        done(await olga.post(`/seasons/${of}/start`));
        await hunt.world.deliver();
        const body = { out: 'p1', substitute: 'p2', version: 1 };
        return (headers) => olga.post(`${inSeason}/changes`, body, headers);
      },
    },
  ],
  'POST /leagues/{id}/variants': [
    {
      what: 'a variant with a map of its own',
      prepare: async (hunt) => {
        const { olga, league } = await season(hunt, 2);
        return (headers) => olga.post(`/leagues/${league}/variants`, { file: LAGOON }, headers);
      },
    },
  ],
  'DELETE /leagues/{id}/variants/{variant}': [
    {
      what: 'a variant of the league',
      prepare: async (hunt) => {
        const { olga, league } = await season(hunt, 2);
        const path = `/leagues/${league}/variants`;
        const { variants } = done(await olga.post<LeagueVariants>(path, { file: LAGOON }));
        return () => olga.remove(`${path}/${variants[0]?.id}`);
      },
    },
  ],
  'POST /leagues/{id}/circuits': [
    {
      what: 'a circuit',
      prepare: async (hunt) => {
        const { olga, league } = await season(hunt, 2);
        const rules = { best: null, points: { kind: 'season' }, tieBreaks: [] };
        return (headers) =>
          olga.post(`/leagues/${league}/circuits`, { name: 'Circuit', events: [], ...rules }, headers);
      },
    },
  ],
  'PUT /leagues/{id}/circuits/{circuit}': [
    {
      what: 'another number of events that count',
      prepare: async (hunt) => {
        const { olga, league } = await season(hunt, 2);
        const rules = { name: 'Circuit', events: [], points: { kind: 'season' }, tieBreaks: [] };
        const { id } = done(
          await olga.post<{ id: string }>(`/leagues/${league}/circuits`, { ...rules, best: null }),
        );
        return () => olga.put(`/leagues/${league}/circuits/${id}`, { ...rules, best: 2, version: 1 });
      },
    },
  ],
  'DELETE /leagues/{id}/circuits/{circuit}': [
    {
      what: 'one that counts a season of another league',
      prepare: async (hunt) => {
        const { olga, path } = await circuitAcrossLeagues(hunt);
        return () => olga.remove(path);
      },
    },
  ],
  'DELETE /leagues/{id}/circuits/{circuit}/events/{season}': [
    {
      what: 'the only one of its league',
      prepare: async (hunt) => {
        const { olga, path, season: event } = await circuitAcrossLeagues(hunt);
        return () => olga.remove(`${path}/events/${event}`);
      },
    },
  ],
  'PUT /seasons/{id}/qualification': [
    {
      what: 'conditions',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 2);
        const asks = { games: 5, rating: null, memberDays: 3 };
        return () => olga.put(`${path}/qualification`, { invites: null, asks, version: 0 });
      },
    },
  ],
  'PUT /seasons/{id}/apart': [
    {
      what: 'a pair',
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 2);
        return () => olga.put(`${path}/apart`, { pairs: [['p1', 'p2']] });
      },
    },
  ],
  'POST /seasons/{id}/start': [
    {
      what: 'two boards, one with a bot',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 5);
        return (headers) => olga.post(`${path}/start`, undefined, headers);
      },
    },
    {
      what: 'a round to be looked at',
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 5, REVIEWED);
        return (headers) => olga.post(`${path}/start`, undefined, headers);
      },
    },
  ],
  'POST /seasons/{id}/end': [
    {
      what: 'a ladder',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 3, LADDER);
        done(await olga.post(`${path}/start`));
        return (headers) => olga.post(`${path}/end`, undefined, headers);
      },
    },
  ],
  'POST /seasons/{id}/rounds/{round}/swap': [
    {
      what: 'two players',
      prepare: async (hunt) => {
        const { olga, path } = await planned(hunt, 6);
        const { boards } = done(await olga.get<Season>(path)).planned[0] ?? { boards: [] };
        const players = boards.flatMap((one) => Object.values(one).slice(0, 1));
        return (headers) => olga.post(`${path}/rounds/1/swap`, { players }, headers);
      },
    },
  ],
  'POST /seasons/{id}/rounds/{round}/seating': [
    {
      what: 'four players beside bots',
      prepare: async (hunt) => {
        const { olga, path } = await planned(hunt, 4);
        const { entries } = done(await olga.get<Season>(path));
        const people = entries.filter(({ player }) => player.kind === 'human');
        const lines = people.map(({ player }, at) => `${1 + (at % 2)},${player.name}`);
        const text = ['board,player', ...lines].join('\n');
        return (headers) => olga.post(`${path}/rounds/1/seating`, { text }, headers);
      },
    },
  ],
  'POST /seasons/{id}/rounds/{round}/redraw': [
    {
      what: 'with a late arrival',
      prepare: async (hunt) => {
        const { olga, path } = await planned(hunt, 5);
        done(await (await person(hunt, 'late')).post(`${path}/entries`));
        return (headers) => olga.post(`${path}/rounds/1/redraw`, undefined, headers);
      },
    },
  ],
  'POST /seasons/{id}/rounds/{round}/release': [
    {
      what: 'three boards',
      follows: true,
      prepare: async (hunt) => {
        const { olga, path } = await planned(hunt, 9);
        return (headers) => olga.post(`${path}/rounds/1/release`, undefined, headers);
      },
    },
  ],
  'POST /seasons/{id}/divisions/next': [
    {
      what: 'two divisions',
      follows: true,
      prepare: async (hunt) => {
        const { world, clock } = hunt;
        const {
          olga,
          league: id,
          season: first,
        } = await season(hunt, 3, {
          name: 'First',
          division: { ...DIVISION, level: 1 },
        });
        const { deadlines, options } = {
          deadlines: { orders: 60, adjustment: 60 },
          options: { lastYear: 2047 },
        };
        const wanted = { name: 'Second', system: 'ny2047', boardSize: 3, options, deadlines };
        const second = done(
          await olga.post<Season>(`/leagues/${id}/seasons`, {
            ...wanted,
            division: { ...DIVISION, level: 2 },
          }),
        ).id;
        for (const name of ['dan', 'eve', 'fay'])
          done(await (await person(hunt, name)).post(`/seasons/${second}/entries`));
        for (const one of [first, second]) {
          done(await olga.post(`/seasons/${one}/start`));
          await playSeason(world.deps, clock, one);
        }
        return (headers) => olga.post(`/seasons/${first}/divisions/next`, { of: 'Spring' }, headers);
      },
    },
  ],
  'POST /seasons/{id}/one-person': [
    {
      what: 'of a planned round',
      prepare: async (hunt) => {
        const { olga, path } = await planned(hunt, 6);
        const ruled = { keep: 'p1', remove: 'p2', reason: REASON };
        return (headers) => olga.post(`${path}/one-person`, ruled, headers);
      },
    },
    {
      what: 'with a waiting list',
      prepare: async (hunt) => {
        const { olga, path } = await season(hunt, 4, FULL);
        const ruled = { keep: 'p1', remove: 'p2', reason: REASON };
        return (headers) => olga.post(`${path}/one-person`, ruled, headers);
      },
    },
  ],
  'PUT /leagues/{id}/announcements/{notice}': [
    {
      what: 'another text',
      prepare: async (hunt) => {
        const { olga, path } = await announced(hunt);
        return () => olga.put(path, { text: 'We begin later.' });
      },
    },
  ],
  'DELETE /leagues/{id}/announcements/{notice}': [
    {
      what: 'withdrawn',
      prepare: async (hunt) => {
        const { olga, path } = await announced(hunt);
        return () => olga.remove(path);
      },
    },
  ],
  'POST /leagues/{id}/announcements': [
    {
      what: 'to the league',
      prepare: async (hunt) => {
        const { olga, league: id } = await season(hunt, 2);
        return (headers) => olga.post(`/leagues/${id}/announcements`, { text: 'We begin soon.' }, headers);
      },
    },
  ],
  'POST /leagues/{id}/members/{player}/rulings': [
    {
      what: 'a ban with a waiting list',
      prepare: async (hunt) => {
        const { olga, league: id } = await season(hunt, 4, FULL);
        const ban = { kind: 'ban', reason: REASON, note: REASON };
        return (headers) => olga.post(`/leagues/${id}/members/p1/rulings`, ban, headers);
      },
    },
    {
      what: 'a ban with an end',
      prepare: async (hunt) => {
        const { olga, league: id } = await season(hunt, 2);
        const until = new Date(hunt.clock.now() + 30 * DAY).toISOString();
        const ban = { kind: 'ban', until, reason: REASON, note: REASON };
        return (headers) => olga.post(`/leagues/${id}/members/p1/rulings`, ban, headers);
      },
    },
  ],
  'POST /seasons/{id}/substitutes': [
    {
      what: 'a stranger offers to substitute',
      prepare: async (hunt) => {
        const { path } = await season(hunt, 0, SUBSTITUTES);
        const ann = await person(hunt, 'ann');
        return (headers) => ann.post(`${path}/substitutes`, undefined, headers);
      },
    },
  ],
  'DELETE /seasons/{id}/substitutes/me': [
    {
      what: 'takes the offer back',
      prepare: async (hunt) => {
        const { path } = await season(hunt, 0, SUBSTITUTES);
        const ann = await person(hunt, 'ann');
        done(await ann.post(`${path}/substitutes`));
        return () => ann.remove(`${path}/substitutes/me`);
      },
    },
  ],
  'PUT /leagues/{id}/webhooks/{service}': [
    {
      what: 'a channel',
      prepare: async (hunt) => {
        hunt.world.hosts['hooks.example'] = ['93.184.216.34'];
        const { olga, league: id } = await league(hunt);
        const hook = { url: 'https://hooks.example/services/1', news: ['announcement'] };
        return () => olga.put(`/leagues/${id}/webhooks/discord`, hook);
      },
    },
  ],
  'DELETE /leagues/{id}/webhooks/{service}': [
    {
      what: 'a channel',
      prepare: async (hunt) => {
        hunt.world.hosts['hooks.example'] = ['93.184.216.34'];
        const { olga, league: id } = await league(hunt);
        const hook = { url: 'https://hooks.example/services/1', news: ['announcement'] };
        done(await olga.put(`/leagues/${id}/webhooks/discord`, hook));
        return () => olga.remove(`/leagues/${id}/webhooks/discord`);
      },
    },
  ],
  'DELETE /leagues/{id}/chats/{guild}': [
    {
      what: 'a Discord server',
      prepare: async (hunt) => {
        const { olga, league: id } = await league(hunt);
        const { command } = done(await olga.post<ChatCode>(`/leagues/${id}/chats/code`));
        const code = command.replace('/connect code:', '');
        await give(hunt.world, { name: 'connect', options: { code }, permissions: '32' });
        return () => olga.remove(`/leagues/${id}/chats/5`);
      },
    },
  ],
  'POST /leagues/{id}/members/{player}/merge': [
    {
      what: 'two accounts made by names',
      prepare: async (hunt) => {
        const { olga, league: id } = await league(hunt);
        const players: string[] = [];
        for (const name of ['Ann Lee', 'Annie']) {
          const wanted = { name, system: 'new-era', boardSize: 2, deadlines: { orders: 60, adjustment: 60 } };
          const created = done(await olga.post<Season>(`/leagues/${id}/seasons`, wanted)).id;
          const listed = done(await olga.post<Roster>(`/seasons/${created}/roster`, { text: name }));
          players.push(listed.players[0]?.id ?? '');
        }
        const path = `/leagues/${id}/members/${players[1]}/merge`;
        return (headers) => olga.post(path, { into: 'Ann Lee', reason: REASON }, headers);
      },
    },
  ],
  'POST /me/merge': [
    {
      what: 'an account that waits for a season',
      prepare: async (hunt) => {
        const { league: id } = await season(hunt, 1);
        const [kept, other] = [await person(hunt, 'kept'), await hunt.world.person('p1')];
        done(await kept.post(`/leagues/${id}/members`));
        const { code } = done(await kept.post<{ code: string }>('/me/merge-codes'));
        return (headers) => other.post('/me/merge', { code }, headers);
      },
    },
  ],
  'DELETE /me/account': [
    {
      what: 'a registered player, with a waiting list',
      prepare: async (hunt) => {
        await season(hunt, 4, FULL);
        const ann = await person(hunt, 'p1');
        done(await ann.post('/me/notifications/calendar', {}));
        return () => ann.remove('/me/account', { confirm: 'delete my account' });
      },
    },
  ],
};

/** A league with a moderator who may ask to take it over. */
async function moderated(hunt: Parameters<Case['prepare']>[0]) {
  const { olga, league: id } = await league(hunt);
  const ann = await person(hunt, 'ann');
  done(await ann.post(`/leagues/${id}/members`));
  done(await olga.put(`/leagues/${id}/members/ann/roles`, { roles: ['moderator', 'player'] }));
  return { olga, ann, path: `/leagues/${id}/hand-over` };
}
