import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import type { Deps } from '../core/platform/deps';
import { andThen, done, type Outcome } from '../core/platform/errors';
import { claimProposal, declineProposal, settleProposal } from '../core/proposal/decide';
import type { ProposalRecord } from '../core/proposal/proposals.records';
import { Proposals } from '../core/proposal/proposals.schema';
import { proposalsView } from '../core/proposal/proposals.view';
import { operation } from './operation';

const OneSeason = z.object({ id: Id });
const OneProposal = OneSeason.extend({ proposal: Id });

// A large part of the API, only needed if there are proposals.
const proposable = () => import('./proposable');

/** Proposals of one person that another confirms or declines. */
export const proposals = [
  operation({
    method: 'GET',
    path: '/seasons/{id}/proposals',
    servedBy: 'proposals',
    tag: 'Proposals',
    scope: 'read',
    access: 'moderator',
    summary: 'Acts of organizers and moderators who play, which wait for somebody who does not',
    params: OneSeason,
    reply: Proposals,
    handle: ({ deps, caller, language, params }) => proposalsView(deps, language, caller, params.id),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/proposals/{proposal}/confirm',
    servedBy: 'proposals',
    tag: 'Proposals',
    scope: 'organize',
    access: 'moderator',
    // Proposals have rules of their own (`functions/core/proposal`).
    conflict: 'none',
    writes: 'several',
    limit: 'by-role',
    summary: 'Confirm a proposal: it is carried out (organizers and moderators who do not play)',
    params: OneProposal,
    reply: Proposals,
    handle: ({ deps, caller, language, params }) =>
      andThen(claimProposal(deps, caller, params.id, params.proposal), ({ proposal, again }) =>
        andThen(carriedOut(deps, proposal, again), () => proposalsView(deps, language, caller, params.id)),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/seasons/{id}/proposals/{proposal}',
    servedBy: 'proposals',
    tag: 'Proposals',
    scope: 'organize',
    access: 'moderator',
    conflict: 'none',
    writes: 'several',
    summary: 'Decline a proposal, or withdraw my own',
    params: OneProposal,
    reply: Proposals,
    handle: ({ deps, caller, language, params }) =>
      andThen(declineProposal(deps, caller, params.id, params.proposal), () =>
        proposalsView(deps, language, caller, params.id),
      ),
  }),
];

/** Carries out a claimed proposal, and settles it. */
async function carriedOut(deps: Deps, proposal: ProposalRecord, again: boolean): Promise<Outcome<null>> {
  const outcome = await (await proposable()).carryOut(deps, proposal);
  // After a run that was cut off it is not known how far it got: a refusal may mean that everything was done.
  await settleProposal(deps, proposal, outcome.ok || again ? 'done' : 'refused');
  return outcome.ok ? done(null) : outcome;
}
