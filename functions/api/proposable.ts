import type { Deps } from '../core/platform/deps';
import { type Outcome, refuse } from '../core/platform/errors';
import type { ProposalRecord } from '../core/proposal/proposals.records';
import type { ReceiptSigner } from '../core/step/receipt-signer';
import { adjustments } from './adjustments';
import { cases } from './cases';
import { circuits } from './circuits';
import { idsOf } from './idempotency';
import { memberHistory } from './member-history';
import { notices } from './notices';
import { nameOf, type Operation } from './operation';
import { results } from './results';
import { roster } from './roster';
import { rulings } from './rulings';
import { scoring } from './scoring';
import { seasonLife } from './season-life';
import { seasons } from './seasons';
import { statements } from './statements';

/** A proposed operation gives no receipt. */
const NO_SIGNER: ReceiptSigner = {
  sign: () => Promise.reject(new Error('a proposed act gives no receipt')),
  publicKeys: () => Promise.reject(new Error('a proposed act gives no receipt')),
};

/**
 * Carries out claimed proposals of these operations, each on behalf of the proposer. Their ids are derived from the
 * proposal, so that a rerun writes nothing twice.
 */
function carrierOf(acts: readonly Operation[]): NonNullable<Deps['carryOut']> {
  const byName = new Map(acts.map((act) => [nameOf(act), act]));
  return async (deps: Deps, proposal: ProposalRecord): Promise<Outcome<unknown>> => {
    const { by, decision, params, body, id } = proposal;
    const act = byName.get(proposal.operation);
    if (act === undefined || decision === null) return refuse({ code: 'not-found', what: 'proposal' });
    return act.carryOut({
      deps: { ...deps, newId: idsOf(by.id, `proposal ${id}`, decision.at) },
      signer: NO_SIGNER,
      // No one reads the response of an operation that is carried out later.
      language: 'en',
      caller: { id: by.id, name: by.name, email: null, confirmedBy: decision.by },
      params,
      body,
    });
  };
}

/**
 * The groups with operations that may become proposals. They are separate from the others so that the sweep, which
 * finishes incomplete requests, loads no calendars, files or logins.
 */
export const PROPOSABLE = [
  ...seasons,
  ...adjustments,
  ...roster,
  ...seasonLife,
  ...scoring,
  ...circuits,
  ...results,
  ...rulings,
  ...cases,
  ...memberHistory,
  ...notices,
  ...statements,
];

/** Carries out confirmed proposals. */
export const carryOut = carrierOf(PROPOSABLE);
