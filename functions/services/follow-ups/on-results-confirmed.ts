import type { ProposalConfirmed } from '../../store/records';
import type { Deps } from '../deps';
import { settleProposal } from '../proposals/decide';

/** For so long the request that confirmed it may still carry it out; no request lasts longer. */
const ATTENDED_MS = 20_000;

/**
 * Finishes a confirmed proposal whose request was cut off. One that is attended to, or that this process cannot carry
 * out, stays in the outbox for the sweep.
 */
export async function onResultsConfirmed(deps: Deps, event: ProposalConfirmed): Promise<void> {
  const proposal = await deps.store.proposal(event.season, event.proposal);
  if (proposal?.state === 'confirmed') {
    if (deps.carryOut === undefined || event.at > deps.clock() - ATTENDED_MS) return;
    await deps.carryOut(deps, proposal);
    // Nobody knows how far the request came: a refusal may say that all was done.
    await settleProposal(deps, proposal, 'done');
  }
  await deps.store.settle(event);
}
