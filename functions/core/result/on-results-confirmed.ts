import type { Deps } from '../platform/deps';
import type { ProposalConfirmed } from '../platform/request-events.records';
import { settleProposal } from '../proposal/decide';

/** How long the request that confirmed a proposal may still be carrying it out; no request lasts longer. */
const ATTENDED_MS = 20_000;

/**
 * Finishes a confirmed proposal whose request was cut off. A proposal that its request may still be carrying out, or
 * that this process cannot carry out, stays in the outbox for the sweep.
 */
export async function onResultsConfirmed(deps: Deps, event: ProposalConfirmed): Promise<void> {
  const proposal = await deps.store.proposal(event.season, event.proposal);
  if (proposal?.state === 'confirmed') {
    if (deps.carryOut === undefined || event.at > deps.clock() - ATTENDED_MS) return;
    await deps.carryOut(deps, proposal);
    // It is not known how far the request got: a refusal may mean that everything was done.
    await settleProposal(deps, proposal, 'done');
  }
  await deps.store.settle(event);
}
