import type { Caller } from '../access/caller';
import { confirmersOf } from '../access/conflicts';
import { personFor } from '../account/profile';
import { seasonAct } from '../league/log-act';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { SeasonRecord } from '../season/seasons.records';
import { operationInWords } from './operation-in-words';
import type { ProposalRecord } from './proposals.records';

/** How long a proposal waits for its confirmation. */
const WAITS_MS = 7 * 86_400_000;

/** A requested operation. */
export type AskedAct = Pick<ProposalRecord, 'operation' | 'params' | 'body'>;

/**
 * Proposes an operation in a season for an organizer or moderator who plays in it. Refused if no one could confirm it.
 * The league's log records the proposal, without the parts that only its confirmers may read.
 */
export async function propose(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  asked: AskedAct,
): Promise<Outcome<ProposalRecord>> {
  if ((await confirmersOf(deps, season, caller.id)).length === 0) return refuse(NOBODY_CONFIRMS);
  const at = deps.clock();
  const proposal: ProposalRecord = {
    ...asked,
    id: deps.newId(),
    season: { id: season.id, name: season.name },
    league: season.league.id,
    by: await personFor(deps, caller),
    at,
    until: at + WAITS_MS,
    state: 'open',
    decision: null,
  };
  const subject = operationInWords(asked.operation);
  await deps.store.propose(proposal, await seasonAct(deps, caller, season, { kind: 'propose', subject }));
  return done(proposal);
}

const NOBODY_CONFIRMS = {
  code: 'not-allowed',
  why: { text: 'nobodyToConfirm' },
} as const;
