import type { Friends } from '../../../functions/core/practice/practice.schema';
import { playSeason } from '../../../functions/host/play-season';
import { sessionToken } from '../../../functions/tokens';
import { type Person, SECRET } from '../../support/world';
import type { Hunt } from './hunt';
import { board, type Case, done, person, seatAt } from './scene';

const GUEST = 'guest-of-the-hunt';

const open = async (player: Person): Promise<string> =>
  done(await player.post<{ game: string }>('/me/practice', { system: 'ny2047' })).game;

/** A board that waits for friends, with its link. */
async function withFriends(player: Person) {
  const wanted = { system: 'ny2047', friends: { seats: 3 } };
  const { game } = done(await player.post<{ game: string }>('/me/practice', wanted));
  return { game, code: done(await player.get<Friends>(`/games/${game}/friends`)).code };
}

/** A guest with two boards, and the session that proves it. */
async function guest(hunt: Hunt): Promise<string> {
  const player = await hunt.world.person(GUEST, 'Guest');
  for (const _ of ['one', 'two']) await open(player);
  const session = { sub: GUEST, sid: 'of the guest', began: hunt.clock.now() };
  return sessionToken(SECRET, session);
}

/** Uses of practice boards. */
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
  'POST /games/{id}/friends': [
    {
      what: 'a seat of a board that has not begun',
      prepare: async (hunt) => {
        const [player, friend] = [await person(hunt, 'p1'), await person(hunt, 'p2')];
        const { game, code } = await withFriends(player);
        return (headers) => friend.post(`/games/${game}/friends`, { code }, headers);
      },
    },
  ],
  'POST /games/{id}/friends/begin': [
    {
      what: 'bots play the free seats',
      follows: true,
      prepare: async (hunt) => {
        const player = await person(hunt, 'p1');
        const { game } = await withFriends(player);
        return (headers) => player.post(`/games/${game}/friends/begin`, undefined, headers);
      },
    },
  ],
  'POST /games/{id}/rematch': [
    {
      what: 'of a finished game of the season',
      prepare: async (hunt) => {
        const one = await board(hunt, { options: { lastYear: 2047 } });
        await playSeason(hunt.world.deps, hunt.clock, one.season);
        const [, player] = seatAt(one);
        return (headers) => player.post(`/games/${one.game}/rematch`, undefined, headers);
      },
    },
  ],
  'DELETE /me/practice/{id}': [
    {
      what: 'a seat at a board that others keep',
      follows: true,
      prepare: async (hunt) => {
        const [player, friend] = [await person(hunt, 'p1'), await person(hunt, 'p2')];
        const { game, code } = await withFriends(player);
        done(await friend.post(`/games/${game}/friends`, { code }));
        done(await player.post(`/games/${game}/friends/begin`));
        return () => player.remove(`/me/practice/${game}`);
      },
    },
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
