import { sessionToken } from '../../functions/session-token';
import { type Person, SECRET } from '../support/world';
import type { Hunt } from './hunt';
import { type Case, done, person } from './scene';

const GUEST = 'guest-of-the-hunt';

const open = async (player: Person): Promise<string> =>
  done(await player.post<{ game: string }>('/me/practice', { system: 'ny2047' })).game;

/** A guest with two boards, and the session that is the proof of it. */
async function guest(hunt: Hunt): Promise<string> {
  const player = await hunt.world.person(GUEST, 'Guest');
  for (const _ of ['one', 'two']) await open(player);
  const session = { sub: GUEST, sid: 'of the guest', began: hunt.clock.now() };
  return sessionToken(SECRET, session);
}

/** Ways of using practice boards. */
export const PRACTICE_CASES: Readonly<Record<string, readonly Case[]>> = {
  'POST /me/practice': [
    {
      what: 'bots answer its first step',
      follows: true,
      prepare: async (hunt) => {
        const player = await person(hunt, 'p1');
        return (headers) => player.post('/me/practice', { system: 'ny2047', level: 'steady' }, headers);
      },
    },
  ],
  'DELETE /me/practice/{id}': [
    {
      what: 'with all that stands with it',
      resumed: true,
      prepare: async (hunt) => {
        const player = await person(hunt, 'p1');
        const board = await open(player);
        return () => player.remove(`/me/practice/${board}`);
      },
    },
  ],
  'POST /me/practice/guest': [
    {
      what: 'two boards',
      follows: true,
      prepare: async (hunt) => {
        const player = await person(hunt, 'p1');
        const token = await guest(hunt);
        return (headers) => player.post('/me/practice/guest', { token }, headers);
      },
    },
  ],
};
