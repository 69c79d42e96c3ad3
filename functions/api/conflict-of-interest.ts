import type { Caller } from '../core/access/caller';
import { hasRoleIn, mayActOn, playsIn } from '../core/access/conflicts';
import { organizerOf } from '../core/access/guards';
import type { Deps } from '../core/platform/deps';
import type { Refusal } from '../core/platform/errors';
import { isAnonymous } from '../core/press/anonymity';
import type { ProposalRecord } from '../core/proposal/proposals.records';
import { type AskedAct, propose } from '../core/proposal/propose';
import { OnePerson } from '../core/result/results.schema';
import { playTogether } from '../core/ruling/play-together';
import type { SeasonRecord } from '../core/season/seasons.records';

/**
 * How the rule for conflicts of interest (`functions/core/access/conflicts.ts`) applies to an operation; it limits organizers
 * and moderators who play in the season:
 * - own: it concerns the caller's own account, seat, entry or texts.
 * - none: it decides nothing between players, so those who play may do it alone too.
 * - site: site administrators do it; the services refuse it on their own texts, accounts and games.
 * - confirm-ruling, confirm: it waits for the confirmation of an organizer or moderator who does not play. Moderators
 *   may request a ruling, organizers any of these operations.
 * - confirm-once-started: the same, once the season has started.
 * - confirm-out-of-order: the same, if an organizer departs from the order in which players registered.
 * - spectators-only: it shows data that players may not see, so only those who do not play may do it.
 */
export type ConflictRule =
  | 'own'
  | 'none'
  | 'site'
  | 'confirm-ruling'
  | 'confirm'
  | 'confirm-once-started'
  | 'confirm-out-of-order'
  | 'spectators-only';

/** The outcome of the rule for conflicts of interest for a request. */
export type ConflictGuard =
  | { readonly kind: 'acts' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'proposed'; readonly proposal: ProposalRecord };

const FREE = { kind: 'acts' } as const;
const CONFLICT = { kind: 'refused', refusal: { code: 'conflict-of-interest' } } as const;

/**
 * Applies the rule for conflicts of interest to a request before its service sees it: the request continues, is
 * refused, or becomes a proposal. It continues for callers without a role and for callers who play on that board or
 * rule on their own entry: the service refuses them.
 */
export async function conflictGuard(
  deps: Deps,
  caller: Caller,
  rule: ConflictRule | undefined,
  asked: AskedAct,
): Promise<ConflictGuard> {
  if (rule === undefined || rule === 'own' || rule === 'none' || rule === 'site') return FREE;
  const season = await seasonActedOn(deps, caller, asked);
  if (season === undefined || !(await mayAsk(deps, season, caller, rule))) return FREE;
  const freedom = await mayActOn(deps, season, caller);
  if (freedom === 'acts' || (await decidesNothing(deps, season, rule, asked))) return FREE;
  if (freedom === 'may-not' || rule === 'spectators-only') return CONFLICT;
  const proposed = await propose(deps, caller, season, asked);
  return proposed.ok
    ? { kind: 'proposed', proposal: proposed.value }
    : { kind: 'refused', refusal: proposed.refusal };
}

/** Whether the caller's role allows the act at all: moderators rule, organizers do the rest. */
async function mayAsk(
  deps: Deps,
  season: SeasonRecord,
  caller: Caller,
  rule: ConflictRule,
): Promise<boolean> {
  if (rule === 'confirm-ruling' || rule === 'spectators-only') return hasRoleIn(deps, season, caller);
  return (await organizerOf(deps, caller, season.league.id, 'organizerDoesThis')).ok;
}

/** The season that an operation acts on, from its path; for a ruling on a member, a season in which both play. */
async function seasonActedOn(deps: Deps, caller: Caller, asked: AskedAct): Promise<SeasonRecord | undefined> {
  const { operation, params } = asked;
  const [, path = ''] = operation.split(' ');
  const [, of] = path.split('/');
  const id = String(params.id);
  if (of === 'seasons') return rulesOnOwnEntry(caller, asked) ? undefined : deps.store.season(id);
  if (of === 'leagues') return seasonShared(deps, id, caller.id, String(params.player));
  const game = await deps.store.game(id);
  const sits = [...(game?.seats ?? []), ...(game?.left ?? [])].some(({ player }) => player.id === caller.id);
  return game === undefined || sits ? undefined : deps.store.season(game.season.id);
}

/** No one could confirm it: it would be refused to whichever person carried it out. */
function rulesOnOwnEntry(caller: Caller, { operation, body }: AskedAct): boolean {
  if (operation !== 'POST /seasons/{id}/one-person') return false;
  const { data } = OnePerson.safeParse(body);
  return data?.keep === caller.id || data?.remove === caller.id;
}

async function seasonShared(
  deps: Deps,
  league: string,
  one: string,
  other: string,
): Promise<SeasonRecord | undefined> {
  // The service refuses callers who share a game with the member now, or are the member.
  if (one === other || (await playTogether(deps, one, other)) !== null) return undefined;
  const shared: SeasonRecord[] = [];
  for (const season of await deps.store.seasonsNow(league)) {
    if (season.status === 'finished') continue;
    if ((await playsIn(deps, season, one)) && (await playsIn(deps, season, other))) shared.push(season);
  }
  // If there are several, the one with anonymous seats, whose rule is stricter.
  return shared.find(isAnonymous) ?? shared[0];
}

async function decidesNothing(
  deps: Deps,
  season: SeasonRecord,
  rule: ConflictRule,
  { params, body }: AskedAct,
): Promise<boolean> {
  if (rule === 'confirm-once-started') return season.status === 'registration';
  if (rule !== 'confirm-out-of-order') return false;
  const asked = (await deps.store.entries(season.id)).filter(({ state }) => state === 'asked');
  const [first] = asked.sort((one, other) => one.at - other.at);
  const admits = typeof body === 'object' && body !== null && 'accept' in body && body.accept === true;
  return admits && first?.player.id === params.player;
}
