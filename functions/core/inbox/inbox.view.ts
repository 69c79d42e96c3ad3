import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import { moderatorOf } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { translateFields } from '../platform/translate';
import { seasonSummary } from '../season/season-facts.view';
import type { Inbox } from './inbox.schema';
import { runLeague, type WaitingInLeague, waitingFor, waitingIn } from './waiting';

const SHOWN = 200;

/** The caller's inbox items in one league. */
export async function leagueInbox(
  deps: Deps,
  caller: Caller,
  language: Language,
  id: string,
): Promise<Outcome<Inbox>> {
  const league = await deps.store.league(id);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  const why = 'moderatorSeesInbox';
  const roles = await moderatorOf(deps, caller, id, why);
  if (!roles.ok) return roles;
  return done(
    await inboxOf(deps, language, await waitingIn(deps, caller, await runLeague(deps, league, roles.value))),
  );
}

/** The caller's inbox items in all leagues that they run, and the teams that invite them. */
export async function myInbox(deps: Deps, caller: Caller, language: Language): Promise<Inbox> {
  return inboxOf(deps, language, (await waitingFor(deps, caller)).waiting);
}

/** The same with the leagues that the caller runs, and their seasons that are not finished. */
export async function myInboxAndLeagues(deps: Deps, caller: Caller, language: Language) {
  const { runs, waiting } = await waitingFor(deps, caller);
  return {
    inbox: await inboxOf(deps, language, waiting),
    leaguesRun: runs.map(({ league: { id, name }, seasons }) => ({
      league: { id, name },
      seasons: seasons.map(seasonSummary),
    })),
  };
}

async function inboxOf(deps: Deps, language: Language, waiting: readonly WaitingInLeague[]): Promise<Inbox> {
  const said = await translateFields(language, waiting.slice(0, SHOWN), ['text']);
  const items = said.map((one) => ({ ...one, since: iso(one.since) }));
  return { now: iso(deps.clock()), items, count: waiting.length };
}
