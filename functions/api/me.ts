import type { Caller } from '../services/caller';
import type { Deps } from '../services/deps';
import { done } from '../services/errors';
import { isGuest } from '../services/practice/guests';
import { profileOf, updateProfile } from '../services/profile';
import type { PlayerRecord } from '../store/records';
import { openOperation, operation } from './operation';
import { Me, MyGames, UpdateMe } from './schemas/me';
import { myGames } from './views/my-games';

const meOf = ({ id, name, email, zone, language, quiet = null }: PlayerRecord): Me => ({
  player: { id, name, email, zone, language: language ?? null, quiet },
  guest: false,
});

async function callerAsPlayer(deps: Deps, caller: Caller | null): Promise<Me> {
  const guest = caller !== null && isGuest(caller.id);
  return caller === null || guest ? { player: null, guest } : meOf(await profileOf(deps, caller));
}

export const me = [
  openOperation({
    method: 'GET',
    path: '/me',
    tag: 'Me',
    scope: 'read',
    summary: 'Who I am; `player` is null for a visitor and for a guest, who has no account',
    reply: Me,
    handle: async ({ deps, caller }) => done(await callerAsPlayer(deps, caller)),
  }),
  operation({
    method: 'PUT',
    path: '/me',
    tag: 'Me',
    scope: 'account',
    conflict: 'own',
    summary: 'Change my name, time zone or language',
    body: UpdateMe,
    reply: Me,
    handle: async ({ deps, caller, body }) => done(meOf(await updateProfile(deps, caller, body))),
  }),
  operation({
    method: 'GET',
    path: '/me/games',
    tag: 'Me',
    scope: 'read',
    summary: 'My games, and what I owe in each',
    reply: MyGames,
    handle: async ({ deps, caller, language }) => done(await myGames(deps, caller, language)),
  }),
];
