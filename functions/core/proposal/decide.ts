import type { Caller } from '../access/caller';
import { hasRoleIn, hasRoleLongEnough, mayActOn } from '../access/conflicts';
import { personFor } from '../account/profile';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { message } from '../platform/message';
import type { ProposalConfirmed } from '../platform/request-events.records';
import type { SeasonRecord } from '../season/seasons.records';
import type { ProposalRecord } from './proposals.records';

/** Proposals of a season that are open or being carried out, and whether the caller may confirm each. */
export async function proposalsFor(
  deps: Deps,
  caller: Caller,
  seasonId: string,
): Promise<Outcome<readonly { readonly proposal: ProposalRecord; readonly mayConfirm: boolean }[]>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (!(await hasRoleIn(deps, season, caller))) return refuse(NO_ROLE);
  const free = (await mayActOn(deps, season, caller)) === 'acts';
  const waiting = (await deps.store.proposalsOf(seasonId)).filter((one) => isWaiting(one, deps.clock()));
  const member = await deps.store.member(season.league.id, caller.id);
  const mayConfirm = ({ by, at }: ProposalRecord) =>
    free && by.id !== caller.id && member !== undefined && hasRoleLongEnough(member, season, at);
  return done(waiting.map((proposal) => ({ proposal, mayConfirm: mayConfirm(proposal) })));
}

/**
 * Claims a proposal for an organizer or moderator who does not play, so that its operation is carried out once. A
 * proposal that they claimed before and that was cut off is carried out again, with the same ids; the platform also
 * does so by itself.
 */
export async function claimProposal(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  id: string,
): Promise<Outcome<{ readonly proposal: ProposalRecord; readonly again: boolean }>> {
  const found = await waitingProposal(deps, caller, seasonId, id);
  if (!found.ok) return found;
  const { season, proposal } = found.value;
  if (proposal.by.id === caller.id || (await mayActOn(deps, season, caller)) !== 'acts')
    return refuse({ code: 'conflict-of-interest' });
  const member = await deps.store.member(season.league.id, caller.id);
  if (member === undefined || !hasRoleLongEnough(member, season, proposal.at)) return refuse(ROLE_TOO_YOUNG);
  if (proposal.state === 'confirmed')
    return proposal.decision?.by.id === caller.id
      ? done({ proposal, again: true })
      : refuse({ code: 'changed-meanwhile' });
  const decision = { by: await personFor(deps, caller), at: deps.clock() };
  const claimed = { ...proposal, state: 'confirmed', decision } as const;
  const event: ProposalConfirmed = {
    ...{ id: deps.newId(), kind: 'proposal-confirmed', at: decision.at },
    ...{ season: seasonId, proposal: id },
  };
  if ((await deps.store.claimProposal(claimed, event)) !== 'claimed')
    return refuse({ code: 'changed-meanwhile' });
  return done({ proposal: claimed, again: false });
}

/** Ends a claimed proposal; if its operation was refused, it is open again. */
export async function settleProposal(
  deps: Deps,
  claimed: ProposalRecord,
  became: 'done' | 'refused',
): Promise<void> {
  const after: ProposalRecord =
    became === 'done' ? { ...claimed, state: 'done' } : { ...claimed, state: 'open', decision: null };
  await deps.store.changeProposal(claimed, after, null);
}

/** Declines a proposal for an organizer or moderator of the league, or withdraws it for its author. */
export async function declineProposal(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  id: string,
): Promise<Outcome<null>> {
  const found = await waitingProposal(deps, caller, seasonId, id);
  if (!found.ok) return found;
  const { season, proposal } = found.value;
  if (proposal.by.id !== caller.id && (await mayActOn(deps, season, caller)) !== 'acts')
    return refuse({ code: 'conflict-of-interest' });
  if (proposal.state === 'confirmed') return refuse({ code: 'changed-meanwhile' });
  const decision = { by: await personFor(deps, caller), at: deps.clock() };
  const declined = { ...proposal, state: 'declined', decision } as const;
  const subject = message('log.proposalOf', { name: proposal.by.name });
  const entry = await seasonAct(deps, caller, season, { kind: 'decline', subject });
  const written = await deps.store.changeProposal(proposal, declined, entry);
  return written === 'changed' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

async function waitingProposal(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  id: string,
): Promise<Outcome<{ readonly season: SeasonRecord; readonly proposal: ProposalRecord }>> {
  const [season, proposal] = await Promise.all([
    deps.store.season(seasonId),
    deps.store.proposal(seasonId, id),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (!(await hasRoleIn(deps, season, caller))) return refuse(NO_ROLE);
  if (proposal === undefined || !isWaiting(proposal, deps.clock()))
    return refuse({ code: 'not-found', what: 'proposal' });
  return done({ season, proposal });
}

/** Whether a proposal is waiting to be confirmed or to be carried out. */
export function isWaiting({ state, until }: ProposalRecord, now: number): boolean {
  return state === 'confirmed' || (state === 'open' && until > now);
}

const NO_ROLE = {
  code: 'not-allowed',
  why: { text: 'proposalsOfLeague' },
} as const;

const ROLE_TOO_YOUNG = {
  code: 'not-allowed',
  why: { text: 'roleTooYoung' },
} as const;
