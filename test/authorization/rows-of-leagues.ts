import type { Cases } from '../../functions/core/case/cases.schema';
import type { Desk } from '../../functions/core/case/desk.schema';
import type { Circuit } from '../../functions/core/circuit/circuits.schema';
import type { Inbox } from '../../functions/core/inbox/inbox.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Notices } from '../../functions/core/notice/notices.schema';
import type { Team } from '../../functions/core/team/teams.schema';
import type { LeagueVariants } from '../../functions/core/variant/variants.schema';
import { done, REASON } from '../resilience/crash/scene';
import { LAGOON } from '../support/lagoon-variant';
import { type Row, words } from './row';
import type { Scene } from './scene';

const HOOK = { url: 'https://hooks.example/services/1', news: ['announcement'] };
const MONTH = 31 * 86_400_000;

export async function asked({ people, league }: Scene): Promise<string> {
  done(await people.moderator.post(`/leagues/${league}/hand-over`, { reason: REASON }));
  return '';
}

async function withoutModerators({ people, league, hunt }: Scene): Promise<string> {
  for (const id of ['moderator', 'playing-moderator', 'former-moderator'])
    done(await people.organizer.put(`/leagues/${league}/members/${id}/roles`, { roles: ['player'] }));
  hunt.clock.set(hunt.clock.now() + MONTH);
  return '';
}

export async function lastOrganizer({ people, league }: Scene): Promise<string> {
  const path = `/leagues/${league}/members/playing-organizer/roles`;
  done(await people.organizer.put(path, { roles: ['player'] }));
  return '';
}

const SETTINGS = {
  ...{ name: 'The league', about: 'A house league.', rules: 'Be kind.', venue: 'Pier 7' },
  ...{ links: [{ title: 'Our site', url: 'https://league.example/' }], private: true, version: 0 },
};

export async function hidden({ people, league }: Scene): Promise<string> {
  done(await people.organizer.put(`/leagues/${league}/settings`, SETTINGS));
  return '';
}

export async function disputed({ people, running }: Scene): Promise<string> {
  const dispute = { step: 1, text: 'My fleet was to hold, and it moved.' };
  done(await people.player.post(`/games/${running.game}/disputes`, dispute));
  return '';
}

/** The items of the inbox, and whether its dispute has a name. No caller reads its text. */
function inboxInWords({ items }: Inbox, { running }: Scene): string {
  const dispute = items.find(({ kind }) => kind === 'dispute');
  const kinds = [...new Set(items.map(({ kind }) => kind))].join(' ') || 'nothing';
  const named = dispute?.text.startsWith('player disputes') === true;
  return `${kinds}${named ? ', named' : ''}${dispute?.path.includes(running.game) === true ? '' : ', nowhere'}`;
}

async function closed({ people, league }: Scene): Promise<string> {
  done(await people.organizer.put(`/leagues/${league}/closed`, { closed: true }));
  return '';
}

const rulingOn = (what: string, player: string, kind = 'mute'): Row => ({
  operation: 'POST /leagues/{id}/members/{player}/rulings',
  what,
  send: (person, { league }) =>
    person.post(`/leagues/${league}/members/${player}/rulings`, { kind, reason: REASON, note: REASON }),
});

export async function announced({ people, league }: Scene): Promise<string> {
  const path = `/leagues/${league}/announcements`;
  const { notices } = done(await people.moderator.post<Notices>(path, { text: 'We begin soon.' }));
  return notices[0]?.id ?? '';
}

function noticesSeen({ notices }: Notices): string {
  return words({ seen: notices.length > 0, 'may change it': notices.some(({ mayChange }) => mayChange) });
}

async function variantOf({ people, league }: Scene): Promise<string> {
  const file = { file: LAGOON };
  const { variants } = done(await people.organizer.post<LeagueVariants>(`/leagues/${league}/variants`, file));
  return variants[0]?.id ?? '';
}

const CIRCUIT = { name: 'Circuit', events: [], best: null, points: { kind: 'season' }, tieBreaks: [] };

export async function circuitOf({ people, league }: Scene): Promise<string> {
  return done(await people.organizer.post<Circuit>(`/leagues/${league}/circuits`, CIRCUIT)).id;
}

/** The same, with a season as its event. */
async function circuitWithEvent({ people, league, open }: Scene): Promise<string> {
  const events = [{ season: open, weight: 1 }];
  return done(await people.organizer.post<Circuit>(`/leagues/${league}/circuits`, { ...CIRCUIT, events })).id;
}

/** A team of which the member is the captain. */
export async function teamOf({ people, league }: Scene): Promise<string> {
  const team = { name: 'Hawks', code: 'HW', captain: 'member' };
  return done(await people.organizer.post<Team>(`/leagues/${league}/teams`, team)).id;
}

/** The same, with an invitation to the player. */
async function teamInviting(scene: Scene): Promise<string> {
  const id = await teamOf(scene);
  const path = `/leagues/${scene.league}/teams/${id}/invitations`;
  done(await scene.people.organizer.post(path, { player: 'player' }));
  return id;
}

/** Uses of the operations on leagues. */
export const LEAGUE_ROWS: readonly Row[] = [
  {
    operation: 'GET /leagues/{id}',
    what: 'where a member is muted',
    prepare: async ({ people, league }) => {
      const path = `/leagues/${league}/members/member/rulings`;
      done(await people.organizer.post(path, { kind: 'mute', reason: REASON, note: REASON }));
      return '';
    },
    send: (person, { league }) => person.get(`/leagues/${league}`),
    look: ({ myRoles, mayAsk, members }: League) =>
      words({
        [`roles ${myRoles.join(' ')}`]: myRoles.length > 0,
        'may ask for it': mayAsk,
        [`${members.filter(({ banned }) => banned).length} banned`]: true,
        [`${members.filter(({ muted }) => muted).length} muted`]: true,
      }),
  },
  {
    operation: 'POST /leagues/{id}/members',
    send: (person, { league }) => person.post(`/leagues/${league}/members`),
  },
  {
    operation: 'POST /leagues/{id}/members',
    what: 'of a private league, without its invitation',
    prepare: hidden,
    send: (person, { league }) => person.post(`/leagues/${league}/members`),
  },
  {
    operation: 'POST /leagues/{id}/members',
    what: 'of a closed league',
    prepare: closed,
    send: (person, { league }) => person.post(`/leagues/${league}/members`),
  },
  {
    operation: 'GET /leagues/{id}',
    what: 'that is private',
    prepare: hidden,
    send: (person, { league }) => person.get(`/leagues/${league}`),
    look: ({ invitation }: League) => words({ 'its invitation': invitation !== null }),
  },
  {
    operation: 'GET /seasons/{id}',
    what: 'of a private league',
    prepare: hidden,
    send: (person, { running }) => person.get(`/seasons/${running.season}`),
  },
  {
    operation: 'GET /games/{id}',
    what: 'of a private league',
    prepare: hidden,
    send: (person, { running }) => person.get(`/games/${running.game}`),
  },
  {
    operation: 'POST /leagues/{id}/seasons',
    what: 'in a closed league',
    prepare: closed,
    send: (person, { league }) =>
      person.post(`/leagues/${league}/seasons`, {
        name: 'One more',
        system: 'ny2047',
        deadlines: { orders: 60, adjustment: 60 },
      }),
  },
  {
    operation: 'DELETE /leagues/{id}/members/me',
    send: (person, { league }) => person.remove(`/leagues/${league}/members/me`),
  },
  {
    operation: 'DELETE /leagues/{id}/members/me',
    what: 'of the last organizer',
    prepare: lastOrganizer,
    send: (person, { league }) => person.remove(`/leagues/${league}/members/me`),
  },
  {
    operation: 'POST /leagues/{id}/copies',
    send: (person, { league, finished }) =>
      person.post(`/leagues/${league}/copies`, {
        name: 'A copy',
        seasons: [finished.season],
        circuits: true,
      }),
  },
  {
    operation: 'PUT /leagues/{id}/settings',
    send: (person, { league }) => person.put(`/leagues/${league}/settings`, SETTINGS),
  },
  {
    operation: 'PUT /seasons/{id}/texts',
    send: (person, { running }) =>
      person.put(`/seasons/${running.season}/texts`, { about: 'Seven boards.', venue: '', links: [] }),
  },
  {
    operation: 'PUT /leagues/{id}/closed',
    send: (person, { league }) => person.put(`/leagues/${league}/closed`, { closed: true }),
  },
  {
    operation: 'PUT /leagues/{id}/members/{player}/roles',
    what: 'of a member',
    send: (person, { league }) =>
      person.put(`/leagues/${league}/members/member/roles`, { roles: ['moderator', 'player'] }),
  },
  {
    operation: 'PUT /leagues/{id}/members/{player}/roles',
    what: 'of the last organizer',
    prepare: lastOrganizer,
    send: (person, { league }) =>
      person.put(`/leagues/${league}/members/organizer/roles`, { roles: ['player'] }),
  },
  {
    operation: 'PUT /leagues/{id}/members/{player}/roles',
    what: 'of the last organizer, who stays one',
    prepare: lastOrganizer,
    send: (person, { league }) =>
      person.put(`/leagues/${league}/members/organizer/roles`, { roles: ['organizer', 'moderator'] }),
  },
  {
    operation: 'POST /leagues/{id}/hand-over',
    send: (person, { league }) => person.post(`/leagues/${league}/hand-over`, { reason: REASON }),
    look: ({ handOver }: League) => `asked by the ${handOver?.by.id}`,
  },
  {
    operation: 'POST /leagues/{id}/hand-over',
    what: 'where a moderator is banned',
    prepare: async ({ people, league }) => {
      const path = `/leagues/${league}/members/moderator/rulings`;
      done(await people.organizer.post(path, { kind: 'ban', reason: REASON, note: REASON }));
      return '';
    },
    send: (person, { league }) => person.post(`/leagues/${league}/hand-over`, { reason: REASON }),
  },
  {
    operation: 'POST /leagues/{id}/hand-over',
    what: 'where the organizer is the only moderator, after a month',
    prepare: async (scene) => {
      await withoutModerators(scene);
      const path = `/leagues/${scene.league}/members/organizer/roles`;
      done(await scene.people.organizer.put(path, { roles: ['organizer', 'moderator'] }));
      return '';
    },
    send: (person, { league }) => person.post(`/leagues/${league}/hand-over`, { reason: REASON }),
  },
  {
    operation: 'POST /leagues/{id}/hand-over',
    what: 'in a league without moderators, after a month',
    prepare: withoutModerators,
    send: (person, { league }) => person.post(`/leagues/${league}/hand-over`, { reason: REASON }),
  },
  {
    operation: 'DELETE /leagues/{id}/hand-over',
    what: 'that the moderator asked for',
    prepare: asked,
    send: (person, { league }) => person.remove(`/leagues/${league}/hand-over`),
  },
  {
    operation: 'PUT /leagues/{id}/hand-over',
    what: 'that the moderator asked for, in time',
    prepare: asked,
    send: (person, { league }) => person.put(`/leagues/${league}/hand-over`, {}),
  },
  {
    operation: 'PUT /leagues/{id}/hand-over',
    what: 'that the moderator asked for, a month later',
    prepare: async (scene) => {
      await asked(scene);
      scene.hunt.clock.set(scene.hunt.clock.now() + MONTH);
      return '';
    },
    send: (person, { league }) => person.put(`/leagues/${league}/hand-over`, {}),
  },
  {
    operation: 'PUT /leagues/{id}/hand-over',
    what: 'that a moderator asked for who is banned since',
    prepare: async (scene) => {
      await asked(scene);
      const path = `/leagues/${scene.league}/members/moderator/rulings`;
      done(await scene.people.organizer.post(path, { kind: 'ban', reason: REASON, note: REASON }));
      scene.hunt.clock.set(scene.hunt.clock.now() + MONTH);
      return '';
    },
    send: (person, { league }) => person.put(`/leagues/${league}/hand-over`, {}),
  },
  {
    operation: 'POST /leagues/{id}/seasons',
    send: (person, { league }) =>
      person.post(`/leagues/${league}/seasons`, {
        name: 'One more',
        system: 'ny2047',
        deadlines: { orders: 60, adjustment: 60 },
      }),
  },
  {
    operation: 'POST /leagues/{id}/past-seasons',
    send: (person, { league }) =>
      person.post(`/leagues/${league}/past-seasons`, {
        ...{ name: 'Spring', system: 'new-era', endedOn: '2019-05-31', rated: true },
        text: 'round,board,seat,player,points\n1,1,red,Ana Ruiz,3\n1,1,blue,Ben Hart,2',
      }),
  },
  {
    operation: 'GET /leagues/{id}/desk',
    what: 'three hours after the deadline',
    prepare: async ({ hunt, running }) => {
      const deadline = (await hunt.world.store.gate(running.game))?.deadline ?? 0;
      hunt.clock.set(deadline + 3 * 3_600_000);
      return '';
    },
    send: (person, { league }) => person.get(`/leagues/${league}/desk`),
    look: ({ games }: Desk) =>
      games
        .map(
          ({ plays, missing }) =>
            `${plays ? 'plays' : 'rules'} ${new Set(missing.map(({ player }) => player.id)).size}`,
        )
        .sort()
        .join(', '),
  },
  {
    operation: 'GET /leagues/{id}/cases',
    what: 'with a dispute of the player',
    prepare: async ({ people, running }) => {
      const dispute = { step: 1, text: 'My fleet was to hold, and it moved.' };
      done(await people.player.post(`/games/${running.game}/disputes`, dispute));
      return '';
    },
    send: (person, { league }) => person.get(`/leagues/${league}/cases`),
    look: ({ cases }: Cases) =>
      words({
        seen: cases.length > 0,
        read: cases.some(({ text }) => text !== null),
        mine: cases.some(({ mine }) => mine),
      }),
  },
  {
    operation: 'GET /leagues/{id}/inbox',
    what: 'with a dispute of the player',
    prepare: disputed,
    send: (person, { league }) => person.get(`/leagues/${league}/inbox`),
    look: inboxInWords,
  },
  {
    operation: 'GET /me/inbox',
    what: 'with a dispute of the player',
    prepare: disputed,
    send: (person) => person.get('/me/inbox'),
    look: inboxInWords,
  },
  { operation: 'GET /leagues/{id}/log', send: (person, { league }) => person.get(`/leagues/${league}/log`) },
  {
    operation: 'GET /leagues/{id}/hall-of-fame',
    send: (person, { league }) => person.get(`/leagues/${league}/hall-of-fame`),
  },
  {
    operation: 'GET /leagues/{id}/teams',
    send: (person, { league }) => person.get(`/leagues/${league}/teams`),
  },
  {
    operation: 'POST /leagues/{id}/teams',
    send: (person, { league }) => person.post(`/leagues/${league}/teams`, { name: 'Owls', code: 'OW' }),
  },
  {
    operation: 'GET /leagues/{id}/teams/{team}',
    prepare: teamInviting,
    send: (person, { league }, id) => person.get(`/leagues/${league}/teams/${id}`),
    look: ({ invited, mayChange }: Team) =>
      words({ 'who is invited': invited.length > 0, 'may change it': mayChange }),
  },
  {
    operation: 'PUT /leagues/{id}/teams/{team}',
    prepare: teamOf,
    send: (person, { league }, id) =>
      person.put(`/leagues/${league}/teams/${id}`, {
        ...{ name: 'Owls', code: 'OW', captain: 'member', players: ['member'], substitutes: [], version: 1 },
      }),
  },
  {
    operation: 'DELETE /leagues/{id}/teams/{team}',
    prepare: teamOf,
    send: (person, { league }, id) => person.remove(`/leagues/${league}/teams/${id}`),
  },
  {
    operation: 'POST /leagues/{id}/teams/{team}/invitations',
    prepare: teamOf,
    send: (person, { league }, id) =>
      person.post(`/leagues/${league}/teams/${id}/invitations`, { player: 'player' }),
  },
  {
    operation: 'DELETE /leagues/{id}/teams/{team}/invitations/{player}',
    prepare: teamInviting,
    send: (person, { league }, id) => person.remove(`/leagues/${league}/teams/${id}/invitations/player`),
  },
  {
    operation: 'POST /leagues/{id}/teams/{team}/members',
    prepare: teamInviting,
    send: (person, { league }, id) =>
      person.post(`/leagues/${league}/teams/${id}/members`, { player: 'player' }),
  },
  {
    operation: 'DELETE /leagues/{id}/teams/{team}/members/{player}',
    prepare: teamOf,
    send: (person, { league }, id) => person.remove(`/leagues/${league}/teams/${id}/members/member`),
  },
  {
    operation: 'GET /leagues/{id}/variants',
    send: (person, { league }) => person.get(`/leagues/${league}/variants`),
  },
  {
    operation: 'POST /leagues/{id}/variants',
    send: (person, { league }) => person.post(`/leagues/${league}/variants`, { file: LAGOON }),
  },
  {
    operation: 'GET /leagues/{id}/variants/{variant}',
    prepare: variantOf,
    send: (person, { league }, id) => person.get(`/leagues/${league}/variants/${id}`),
  },
  {
    operation: 'DELETE /leagues/{id}/variants/{variant}',
    prepare: variantOf,
    send: (person, { league }, id) => person.remove(`/leagues/${league}/variants/${id}`),
  },
  {
    operation: 'GET /leagues/{id}/circuits',
    send: (person, { league }) => person.get(`/leagues/${league}/circuits`),
  },
  {
    operation: 'POST /leagues/{id}/circuits',
    send: (person, { league }) => person.post(`/leagues/${league}/circuits`, CIRCUIT),
  },
  {
    operation: 'GET /leagues/{id}/circuits/{circuit}',
    prepare: circuitOf,
    send: (person, { league }, id) => person.get(`/leagues/${league}/circuits/${id}`),
  },
  {
    operation: 'PUT /leagues/{id}/circuits/{circuit}',
    prepare: circuitOf,
    send: (person, { league }, id) =>
      person.put(`/leagues/${league}/circuits/${id}`, { ...CIRCUIT, best: 2, version: 1 }),
  },
  {
    operation: 'DELETE /leagues/{id}/circuits/{circuit}',
    prepare: circuitOf,
    send: (person, { league }, id) => person.remove(`/leagues/${league}/circuits/${id}`),
  },
  {
    operation: 'DELETE /leagues/{id}/circuits/{circuit}/events/{season}',
    prepare: circuitWithEvent,
    send: (person, { league, open }, id) => person.remove(`/leagues/${league}/circuits/${id}/events/${open}`),
  },
  {
    operation: 'GET /leagues/{id}/members',
    send: (person, { league }) => person.get(`/leagues/${league}/members`),
  },
  {
    operation: 'GET /leagues/{id}/members',
    what: 'of a private league',
    prepare: hidden,
    send: (person, { league }) => person.get(`/leagues/${league}/members`),
  },
  {
    operation: 'GET /leagues/{id}/announcements',
    prepare: announced,
    send: (person, { league }) => person.get(`/leagues/${league}/announcements`),
    look: noticesSeen,
  },
  {
    operation: 'GET /leagues/{id}/announcements',
    what: 'of one who no longer moderates',
    prepare: async (scene) => {
      await announced(scene);
      const path = `/leagues/${scene.league}/members/moderator/roles`;
      done(await scene.people.organizer.put(path, { roles: ['player'] }));
      return '';
    },
    send: (person, { league }) => person.get(`/leagues/${league}/announcements`),
    look: noticesSeen,
  },
  {
    operation: 'POST /leagues/{id}/announcements',
    send: (person, { league }) => person.post(`/leagues/${league}/announcements`, { text: 'We begin soon.' }),
  },
  {
    operation: 'PUT /leagues/{id}/announcements/{notice}',
    prepare: announced,
    send: (person, { league }, notice) =>
      person.put(`/leagues/${league}/announcements/${notice}`, { text: 'We begin later.' }),
  },
  {
    operation: 'DELETE /leagues/{id}/announcements/{notice}',
    prepare: announced,
    send: (person, { league }, notice) => person.remove(`/leagues/${league}/announcements/${notice}`),
  },
  rulingOn('a member', 'member'),
  rulingOn('a member of the same board', 'player'),
  rulingOn('someone banned', 'banned-organizer'),
  rulingOn('a moderator', 'moderator', 'ban'),
  rulingOn('an organizer', 'organizer'),
  {
    operation: 'GET /leagues/{id}/webhooks',
    send: (person, { league }) => person.get(`/leagues/${league}/webhooks`),
  },
  {
    operation: 'PUT /leagues/{id}/webhooks/{service}',
    send: (person, { league }) => person.put(`/leagues/${league}/webhooks/discord`, HOOK),
  },
  {
    operation: 'DELETE /leagues/{id}/webhooks/{service}',
    send: (person, { league }) => person.remove(`/leagues/${league}/webhooks/discord`),
  },
  {
    operation: 'POST /leagues/{id}/chats/code',
    send: (person, { league }) => person.post(`/leagues/${league}/chats/code`),
  },
  {
    operation: 'DELETE /leagues/{id}/chats/{guild}',
    send: (person, { league }) => person.remove(`/leagues/${league}/chats/123456789012345678`),
  },
  {
    operation: 'POST /leagues/{id}/webhooks/failed',
    send: (person, { league }) =>
      person.post(`/leagues/${league}/webhooks/failed`, { subject: 'nothing', channel: 'discord' }),
  },
];
