import { moderatorOf } from '../../services/access/guards';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import { type WaitingInLeague, waitingFor, waitingIn } from '../../services/inbox/waiting';
import type { Inbox } from '../schemas/inbox';
import { iso } from './game';

const SHOWN = 200;

/** What waits for the caller in one league. */
export async function leagueInbox(deps: Deps, caller: Caller, id: string): Promise<Outcome<Inbox>> {
  const league = await deps.store.league(id);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  const why = 'moderatorSeesInbox';
  const roles = await moderatorOf(deps, caller, id, why);
  return roles.ok ? done(inboxOf(deps, await waitingIn(deps, caller, league, roles.value))) : roles;
}

/** What waits for the caller in all leagues that they run; nothing for those who run none. */
export async function myInbox(deps: Deps, caller: Caller): Promise<Inbox> {
  return inboxOf(deps, await waitingFor(deps, caller));
}

function inboxOf(deps: Deps, waiting: readonly WaitingInLeague[]): Inbox {
  const items = waiting.slice(0, SHOWN).map((one) => ({ ...one, since: iso(one.since) }));
  return { now: iso(deps.clock()), items, count: waiting.length };
}
