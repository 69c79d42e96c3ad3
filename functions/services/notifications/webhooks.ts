import type { LeagueNews, WebhookService } from '../../store/records';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { rolesIn } from '../leagues/roles';
import { problemOfAddress } from './public-address';

export interface WebhookInput {
  readonly url: string;
  readonly news: readonly LeagueNews[];
}

/**
 * Posts a league's public news to a channel of Discord or Slack. Refused: to those who do not organize the league, and
 * for an address that is not https or not on the public internet.
 */
export async function setWebhook(
  deps: Deps,
  caller: Caller,
  league: string,
  service: WebhookService,
  { url, news }: WebhookInput,
): Promise<Outcome<null>> {
  const allowed = await organizes(deps, caller, league);
  if (!allowed.ok) return allowed;
  const message = await problemOfAddress(url, deps.reach.resolve);
  if (message !== undefined)
    return refuse({ code: 'invalid', problems: [{ code: 'bad-address', path: ['url'], rule: '', message }] });
  await deps.store.saveWebhook({ league, service, url, news: [...news], since: deps.clock() });
  return done(null);
}

/** Posts no more of a league's news to a service; twice is harmless. */
export async function removeWebhook(
  deps: Deps,
  caller: Caller,
  league: string,
  service: WebhookService,
): Promise<Outcome<null>> {
  const allowed = await organizes(deps, caller, league);
  if (!allowed.ok) return allowed;
  await deps.store.removeWebhook(league, service);
  return done(null);
}

/** Whether the caller may see and change a league's webhooks. */
export async function organizes(deps: Deps, caller: Caller, league: string): Promise<Outcome<null>> {
  if ((await deps.store.league(league)) === undefined) return refuse({ code: 'not-found', what: 'league' });
  return (await rolesIn(deps, league, caller)).includes('organizer')
    ? done(null)
    : refuse({ code: 'not-allowed', why: 'Only an organizer of the league sees and changes its webhooks.' });
}
