import type { AccountExport } from '../../functions/core/account/account.schema';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import { invitationPath } from '../../functions/core/invitation/invitation-link';
import type { Friends } from '../../functions/core/practice/practice.schema';
import { sessionToken } from '../../functions/tokens';
import { done } from '../resilience/crash/scene';
import { authenticator } from '../support/authenticator';
import { type Answer, type Person, SECRET } from '../support/world';
import { type Row, words } from './row';
import { disputed, lastOrganizer } from './rows-of-leagues';
import type { Scene } from './scene';

const get = (operation: string, path: string): Row => ({ operation, send: (person) => person.get(path) });
const PUSH = {
  endpoint: 'https://push.example/one',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
};

interface PasskeyAsked {
  readonly options: { readonly challenge: string; readonly user: { readonly id: string } };
  readonly token: string;
}

async function addPasskey(person: Person, scene: Scene): Promise<Answer> {
  const { status, body } = await person.post<PasskeyAsked>('/me/logins/passkeys/challenge');
  if (status !== 200) return person.post('/me/logins/passkeys');
  const response = await authenticator(scene.hunt.world.deps.reach.site).register(body.options);
  return person.post('/me/logins/passkeys', { name: 'My phone', token: body.token, response });
}

/**
 * The organizer invites a person who has never logged in.
 * @returns the token of the link in their mail
 */
async function invited({ hunt, people, open }: Scene): Promise<string> {
  const address = 'invited@example.org';
  done(await people.organizer.post(`/seasons/${open}/roster`, { text: address }));
  await hunt.world.deliver();
  const player = (await hunt.world.store.accountWith(address)) ?? '';
  return (await invitationPath(hunt.world.deps, open, player)).replace('/invitations/', '');
}

/** Uses of the operations that concern the caller alone, and of those open to all. */
export const PEOPLE_ROWS: readonly Row[] = [
  { operation: 'PUT /me', send: (person) => person.put('/me', { name: 'Another name' }) },
  {
    operation: 'GET /me',
    send: (person) => person.get('/me'),
    look: (body: { readonly player: unknown }) => words({ 'logged in': body.player !== null }),
  },
  {
    operation: 'GET /me/games',
    send: (person) => person.get('/me/games'),
    look: ({ games }: { readonly games: readonly { readonly seat: string }[] }) =>
      games
        .map(({ seat }) => seat)
        .sort()
        .join(' ') || 'no games',
  },
  {
    operation: 'GET /me/export',
    what: 'with a dispute of the player',
    prepare: disputed,
    send: (person) => person.get('/me/export'),
    look: ({ games }: AccountExport) =>
      games
        .map(({ seat, cases }) => `${seat}${cases.length === 0 ? '' : ' with a case'}`)
        .sort()
        .join(', ') || 'no games',
  },
  {
    operation: 'DELETE /me/account',
    send: (person) => person.remove('/me/account', { confirm: DELETE_WORDS }),
  },
  { operation: 'POST /me/merge-codes', send: (person) => person.post('/me/merge-codes') },
  { operation: 'POST /me/merge', send: (person) => person.post('/me/merge', { code: 'guessed' }) },
  {
    operation: 'DELETE /me/account',
    what: 'of the last organizer',
    prepare: lastOrganizer,
    send: (person) => person.remove('/me/account', { confirm: DELETE_WORDS }),
  },
  get('GET /me/sessions', '/me/sessions'),
  {
    operation: 'POST /me/sessions',
    send: (person) => person.post('/me/sessions', { name: 'A program', scopes: ['read'], days: 1 }),
  },
  get('GET /me/session', '/me/session'),
  { operation: 'DELETE /me/session', send: (person) => person.remove('/me/session') },
  { operation: 'DELETE /me/sessions', send: (person) => person.remove('/me/sessions') },
  {
    operation: 'DELETE /me/sessions/{session}',
    send: (person) => person.remove('/me/sessions/0123456789abcdef'),
  },
  get('GET /me/logins', '/me/logins'),
  {
    operation: 'DELETE /me/logins/services/{service}',
    send: (person) => person.remove('/me/logins/services/discord'),
  },
  {
    operation: 'POST /me/logins/passkeys/challenge',
    send: (person) => person.post('/me/logins/passkeys/challenge'),
  },
  { operation: 'POST /me/logins/passkeys', send: addPasskey },
  {
    operation: 'DELETE /me/logins/passkeys/{passkey}',
    send: (person) => person.remove('/me/logins/passkeys/none'),
  },
  {
    operation: 'POST /passkeys/challenge',
    send: (person) => person.post('/passkeys/challenge'),
  },
  {
    operation: 'POST /passkeys/answer',
    send: async (person, scene) => {
      const { options, token } = (await person.post<PasskeyAsked>('/passkeys/challenge')).body;
      const response = await authenticator(scene.hunt.world.deps.reach.site).answer(options, {
        userHandle: 'YW5h',
      });
      return person.post('/passkeys/answer', { token, response });
    },
  },
  get('GET /me/blocked', '/me/blocked'),
  { operation: 'DELETE /me/blocked/{player}', send: (person) => person.remove('/me/blocked/filler-1') },
  get('GET /me/notices', '/me/notices'),
  get('GET /me/today', '/me/today'),
  {
    operation: 'DELETE /me/notices/{id}',
    what: 'to the banned organizer',
    prepare: async ({ people }) => {
      const found = await people['banned-organizer'].get<{ notices: { id: string; kind: string }[] }>(
        '/me/notices',
      );
      return found.body.notices.find(({ kind }) => kind === 'ban')?.id ?? 'none';
    },
    send: (person, _, id) => person.remove(`/me/notices/${id}`),
  },
  get('GET /me/notifications', '/me/notifications'),
  {
    operation: 'PUT /me/notifications',
    send: (person) => person.put('/me/notifications', { digestHour: 7 }),
  },
  {
    operation: 'PUT /me/notifications/browsers',
    send: (person) => person.put('/me/notifications/browsers', PUSH),
  },
  {
    operation: 'DELETE /me/notifications/browsers',
    send: (person) => person.remove('/me/notifications/browsers'),
  },
  {
    operation: 'POST /me/notifications/calendar',
    send: (person) => person.post('/me/notifications/calendar'),
  },
  {
    operation: 'PUT /me/notifications/program',
    send: (person) => person.put('/me/notifications/program', { url: 'https://hooks.example/turns' }),
  },
  {
    operation: 'DELETE /me/notifications/program',
    send: (person) => person.remove('/me/notifications/program'),
  },
  { operation: 'POST /me/notifications/mail', send: (person) => person.post('/me/notifications/mail') },
  {
    operation: 'POST /me/notifications/failed',
    send: (person) => person.post('/me/notifications/failed', { subject: 'nothing', channel: 'mail' }),
  },
  {
    operation: 'GET /invitations/{token}',
    prepare: invited,
    send: (person, _, token) => person.get(`/invitations/${token}`),
  },
  {
    operation: 'POST /invitations/{token}/consent',
    prepare: invited,
    send: (person, _, token) => person.post(`/invitations/${token}/consent`),
  },
  {
    operation: 'POST /invitations/{token}/opened',
    prepare: invited,
    send: (person, _, token) => person.post(`/invitations/${token}/opened`),
  },
  { operation: 'POST /unsubscribe/{token}', send: (person) => person.post('/unsubscribe/nonsense') },
  get('GET /receipts/keys', '/receipts/keys'),
  {
    operation: 'GET /leagues',
    send: (person) => person.get('/leagues'),
    look: ({ mine }: { readonly mine: readonly unknown[] }) => `${mine.length} of mine`,
  },
  { operation: 'POST /leagues', send: (person) => person.post('/leagues', { name: 'One more league' }) },
  {
    operation: 'POST /calendar',
    send: (person) =>
      person.post('/calendar', {
        system: 'ny2047',
        format: { kind: 'rounds', rounds: 1 },
        players: 7,
        deadlines: { orders: 60, adjustment: 60 },
      }),
  },
  { operation: 'GET /me/practice', send: (person) => person.get('/me/practice') },
  {
    operation: 'POST /me/practice',
    send: (person) => person.post('/me/practice', { system: 'ny2047' }),
  },
  {
    operation: 'GET /games/{id}/friends',
    prepare: async ({ people }) => (await friendsBoardOf(people.player)).game,
    send: (person, _, board) => person.get(`/games/${board}/friends`),
    look: ({ code }: Friends) => words({ 'with the link': code !== null }),
  },
  {
    operation: 'POST /games/{id}/friends',
    prepare: async ({ people }) => JSON.stringify(await friendsBoardOf(people.player)),
    send: (person, _, board) => {
      const { game, code } = JSON.parse(board);
      return person.post(`/games/${game}/friends`, { code });
    },
  },
  {
    operation: 'POST /games/{id}/friends/begin',
    prepare: async ({ people }) => (await friendsBoardOf(people.player)).game,
    send: (person, _, board) => person.post(`/games/${board}/friends/begin`),
  },
  {
    operation: 'DELETE /me/practice/{id}',
    prepare: ({ people }) => practiceBoardOf(people.player),
    send: (person, _, board) => person.remove(`/me/practice/${board}`),
  },
  {
    operation: 'POST /me/practice/guest',
    prepare: async ({ hunt }) => {
      const id = 'guest-of-the-matrix';
      await practiceBoardOf(await hunt.world.person(id, 'Guest'));
      return sessionToken(SECRET, { sub: id, sid: 'of the guest', began: hunt.clock.now() });
    },
    send: (person, _, token) => person.post('/me/practice/guest', { token }),
  },
  get('GET /scorings', '/scorings'),
  get('GET /scorings/{scoring}', '/scorings/maxonian'),
  get('GET /scorings/{scoring}/preview', '/scorings/maxonian/preview?system=ny2047'),
  get('GET /ratings/{board}', '/ratings/overall'),
  get('GET /players/{id}', '/players/playing-organizer'),
  get('GET /systems', '/systems'),
  get('GET /hall-of-fame', '/hall-of-fame'),
  get('GET /systems/{system}/statistics', '/systems/ny2047/statistics'),
  get('GET /systems/{system}/openings', '/systems/ny2047/openings'),
  get('GET /joinable', '/joinable'),
  get('GET /welcome', '/welcome'),
  get('GET /live', '/live'),
];

async function practiceBoardOf(person: Person): Promise<string> {
  return done(await person.post<{ game: string }>('/me/practice', { system: 'ny2047' })).game;
}

async function friendsBoardOf(
  person: Person,
): Promise<{ readonly game: string; readonly code: string | null }> {
  const wanted = { system: 'ny2047', friends: { seats: 4 } };
  const { game } = done(await person.post<{ game: string }>('/me/practice', wanted));
  return { game, code: done(await person.get<Friends>(`/games/${game}/friends`)).code };
}
