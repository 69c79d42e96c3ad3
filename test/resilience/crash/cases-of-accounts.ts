import type * as z from 'zod';
import type { OwnNotes } from '../../../functions/core/note/own-notes.schema';
import { unsubscribeToken } from '../../../functions/core/notification/unsubscribe';
import type { LoginWaysReply } from '../../../functions/core/session/logins.schema';
import type { OpenedProgram } from '../../../functions/core/session/sessions.schema';
import { authenticator } from '../../support/authenticator';
import type { Person } from '../../support/world';
import type { Hunt } from './hunt';
import { type Act, board, type Case, done, person } from './scene';

interface Challenge {
  readonly options: { readonly challenge: string; readonly user: { readonly id: string } };
  readonly token: string;
}

const BROWSER = {
  endpoint: 'https://push.example/one',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
};

/** A player with an address, and a device of theirs. */
async function withDevice(hunt: Hunt) {
  await hunt.world.store.openAccount({ id: 'ann', name: 'Ann', email: 'ann@example.org' });
  const ann = await person(hunt, 'ann');
  const device = authenticator(hunt.world.deps.reach.site);
  const added = async () => {
    const { options, token } = done(await ann.post<Challenge>('/me/logins/passkeys/challenge'));
    return { name: 'My phone', token, response: await device.register(options) };
  };
  return { ann, device, added };
}

const asPlayer =
  (act: (ann: Person, hunt: Hunt) => Promise<Act>): Case['prepare'] =>
  async (hunt) =>
    act(await person(hunt, 'ann'), hunt);

/** What concerns an account alone: logins, sessions, notifications, own notes. */
export const ACCOUNT_CASES: Readonly<Record<string, readonly Case[]>> = {
  'POST /me/logins/passkeys': [
    {
      what: 'of a device',
      prepare: async (hunt) => {
        const { ann, added } = await withDevice(hunt);
        const wanted = await added();
        return (headers) => ann.post('/me/logins/passkeys', wanted, headers);
      },
    },
  ],
  'DELETE /me/logins/passkeys/{passkey}': [
    {
      what: 'one that was added',
      prepare: async (hunt) => {
        const { ann, added } = await withDevice(hunt);
        done(await ann.post('/me/logins/passkeys', await added()));
        const { passkeys } = done(await ann.get<LoginWaysReply>('/me/logins'));
        return () => ann.remove(`/me/logins/passkeys/${passkeys[0]?.id}`);
      },
    },
  ],
  'POST /passkeys/answer': [
    {
      what: 'of a device',
      prepare: async (hunt) => {
        const { ann, device, added } = await withDevice(hunt);
        done(await ann.post('/me/logins/passkeys', await added()));
        const visitor = hunt.world.visitor();
        const { options, token } = done(await visitor.post<Challenge>('/passkeys/challenge'));
        const response = await device.answer(options);
        return () => visitor.post('/passkeys/answer', { token, response });
      },
    },
  ],
  'DELETE /me/sessions/{session}': [
    {
      what: 'of a program',
      prepare: asPlayer(async (ann) => {
        const wanted = { name: 'A program', scopes: ['read'], days: 1 };
        const { program } = done(await ann.post<z.infer<typeof OpenedProgram>>('/me/sessions', wanted));
        return () => ann.remove(`/me/sessions/${program.id}`);
      }),
    },
  ],
  'POST /me/notifications/calendar': [
    {
      what: 'the first address',
      prepare: asPlayer(async (ann) => (headers) => ann.post('/me/notifications/calendar', {}, headers)),
    },
    {
      what: 'another address',
      prepare: asPlayer(async (ann) => {
        done(await ann.post('/me/notifications/calendar', {}));
        return (headers) => ann.post('/me/notifications/calendar', {}, headers);
      }),
    },
  ],
  'DELETE /me/notifications/browsers': [
    {
      what: 'one that was added',
      prepare: asPlayer(async (ann, hunt) => {
        hunt.world.hosts['push.example'] = ['93.184.216.34'];
        done(await ann.put('/me/notifications/browsers', BROWSER));
        return () => ann.remove('/me/notifications/browsers', { endpoint: BROWSER.endpoint });
      }),
    },
  ],
  'PUT /games/{id}/notes/{note}': [
    {
      what: 'one that was written',
      prepare: async (hunt) => {
        const { organizer: ann, path } = await board(hunt);
        const { notes } = done(await ann.post<OwnNotes>(`${path}/notes`, { text: 'Watch Harlem.' }));
        return () => ann.put(`${path}/notes/${notes[0]?.id}`, { text: 'Watch Chelsea.' });
      },
    },
  ],
  'POST /unsubscribe/{token}': [
    {
      what: 'from one kind of mail',
      prepare: asPlayer(async (ann, hunt) => {
        const token = await unsubscribeToken(hunt.world.deps, ann.id, 'your-turn');
        const visitor = hunt.world.visitor();
        return () => visitor.post(`/unsubscribe/${token}`);
      }),
    },
  ],
};
