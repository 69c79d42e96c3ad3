import * as z from 'zod';
import type { Deps } from '../services/deps';
import { andThen, done, type Outcome, refuse } from '../services/errors';
import { claimProposal, declineProposal, settleProposal } from '../services/proposals/decide';
import type { ProposalRecord } from '../store/records';
import { idsOf } from './idempotency';
import { nameOf, type Operation, operation, whatOf } from './operation';
import type { ReceiptSigner } from './receipt-signer';
import { Id } from './schemas/common';
import { Proposals } from './schemas/proposals';
import { proposalsView } from './views/proposals';

const OneSeason = z.object({ id: Id });
const OneProposal = OneSeason.extend({ proposal: Id });

/** The operations on proposals of these acts: what one person proposed, another confirms or declines. */
export function proposals(acts: readonly Operation[]) {
  const byName = new Map(acts.map((act) => [nameOf(act), act]));
  const said = (name: string) => {
    const act = byName.get(name);
    return act === undefined ? name : whatOf(act);
  };
  return [
    operation({
      method: 'GET',
      path: '/seasons/{id}/proposals',
      tag: 'Proposals',
      summary: 'Acts of organizers and moderators who play, which wait for somebody who does not',
      params: OneSeason,
      reply: Proposals,
      handle: ({ deps, caller, params }) => proposalsView(deps, caller, params.id, said),
    }),
    operation({
      method: 'POST',
      path: '/seasons/{id}/proposals/{proposal}/confirm',
      tag: 'Proposals',
      summary: 'Confirm a proposal: it is carried out (organizers and moderators who do not play)',
      params: OneProposal,
      reply: Proposals,
      handle: ({ deps, caller, params, signer }) =>
        andThen(claimProposal(deps, caller, params.id, params.proposal), ({ proposal, again }) =>
          andThen(carriedOut({ deps, signer }, byName.get(proposal.operation), proposal, again), () =>
            proposalsView(deps, caller, params.id, said),
          ),
        ),
    }),
    operation({
      method: 'DELETE',
      path: '/seasons/{id}/proposals/{proposal}',
      tag: 'Proposals',
      summary: 'Decline a proposal, or withdraw my own',
      params: OneProposal,
      reply: Proposals,
      handle: ({ deps, caller, params }) =>
        andThen(declineProposal(deps, caller, params.id, params.proposal), () =>
          proposalsView(deps, caller, params.id, said),
        ),
    }),
  ];
}

/**
 * Carries out a claimed proposal as the act of the one who proposed it. Its ids follow from the proposal, so what a run
 * that was cut off has written is not written twice.
 */
async function carriedOut(
  { deps, signer }: { readonly deps: Deps; readonly signer: ReceiptSigner },
  act: Operation | undefined,
  proposal: ProposalRecord,
  again: boolean,
): Promise<Outcome<null>> {
  const { by, decision, params, body, id } = proposal;
  if (act === undefined || decision === null) return refuse({ code: 'not-found', what: 'proposal' });
  const outcome = await act.carryOut({
    deps: { ...deps, newId: idsOf(by.id, `proposal ${id}`, decision.at) },
    signer,
    caller: { id: by.id, name: by.name, email: null, confirmedBy: decision.by },
    params,
    body,
  });
  // Of a run that was cut off nobody knows how far it came: a refusal may say that all was done.
  await settleProposal(deps, proposal, outcome.ok || again ? 'done' : 'refused');
  return outcome.ok ? done(null) : outcome;
}
