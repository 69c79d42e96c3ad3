import { done } from '../services/errors';
import { profileOf, updateProfile } from '../services/profile';
import type { PlayerRecord } from '../store/records';
import { openOperation, operation } from './operation';
import { Me, MyGames, UpdateMe } from './schemas/me';
import { myGames } from './views/my-games';

const meOf = ({ id, name, email, zone, quiet = null }: PlayerRecord): Me => ({
  player: { id, name, email, zone, quiet },
});

export const me = [
  openOperation({
    method: 'GET',
    path: '/me',
    tag: 'Me',
    summary: 'Who I am; `player` is null for a visitor',
    reply: Me,
    handle: async ({ deps, caller }) =>
      done(caller === null ? { player: null } : meOf(await profileOf(deps, caller))),
  }),
  operation({
    method: 'PUT',
    path: '/me',
    tag: 'Me',
    summary: 'Change my name or time zone',
    body: UpdateMe,
    reply: Me,
    handle: async ({ deps, caller, body }) => done(meOf(await updateProfile(deps, caller, body))),
  }),
  operation({
    method: 'GET',
    path: '/me/games',
    tag: 'Me',
    summary: 'My games, and what I owe in each',
    reply: MyGames,
    handle: async ({ deps, caller }) => done(await myGames(deps, caller)),
  }),
];
