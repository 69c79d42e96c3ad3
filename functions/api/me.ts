import type { Caller } from '../core/access/caller';
import { Me, MyGames, UpdateMe } from '../core/account/me.schema';
import type { PlayerRecord } from '../core/account/people.records';
import { profileOf, updateProfile } from '../core/account/profile';
import { leaguesRunBy } from '../core/member/roles';
import type { Deps } from '../core/platform/deps';
import { done } from '../core/platform/errors';
import { isGuest } from '../core/practice/guests';
import { myGames } from '../core/today/my-games.view';
import { openOperation, operation } from './operation';

async function callerAsPlayer(deps: Deps, caller: Caller | null): Promise<Me> {
  const guest = caller !== null && isGuest(caller.id);
  return caller === null || guest ? { player: null, guest } : meOf(deps, await profileOf(deps, caller));
}

async function meOf(deps: Deps, profile: PlayerRecord): Promise<Me> {
  const { id, name, email, zone, language, quiet = null, stories = true } = profile;
  const leaguesRun = [...(await leaguesRunBy(deps, id))];
  return {
    player: { id, name, email, zone, language: language ?? null, quiet, stories, leaguesRun },
    guest: false,
  };
}

export const me = [
  openOperation({
    method: 'GET',
    path: '/me',
    servedBy: 'table',
    tag: 'Me',
    scope: 'read',
    summary: 'Who I am; `player` is null for a visitor and for a guest, who has no account',
    reply: Me,
    handle: async ({ deps, caller }) => done(await callerAsPlayer(deps, caller)),
  }),
  operation({
    method: 'PUT',
    path: '/me',
    servedBy: 'table',
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Change my name, time zone, language, quiet hours, or whether I get the stories of games',
    body: UpdateMe,
    reply: Me,
    handle: async ({ deps, caller, body }) => done(await meOf(deps, await updateProfile(deps, caller, body))),
  }),
  operation({
    method: 'GET',
    path: '/me/games',
    servedBy: 'table',
    tag: 'Me',
    scope: 'read',
    access: 'account',
    summary: 'My games, and what I owe in each',
    reply: MyGames,
    handle: async ({ deps, caller, language }) => done(await myGames(deps, caller, language)),
  }),
];
