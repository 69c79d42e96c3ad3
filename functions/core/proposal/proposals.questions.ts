import type { LogRecord, ProposalConfirmed, ProposalRecord } from '../platform/records';

/** Operations that wait for a second person's confirmation. */
export interface ProposalStore {
  proposal(season: string, id: string): Promise<ProposalRecord | undefined>;
  /** Oldest first, in any state; expired ones are deleted after a while. */
  proposalsOf(season: string): Promise<readonly ProposalRecord[]>;
  /** Stores a proposal with its entry in the league's log. An existing one stays. */
  propose(proposal: ProposalRecord, entry: LogRecord): Promise<void>;
  /** Claims an open proposal for the person who confirms it, and posts the event by which it is carried out. */
  claimProposal(claimed: ProposalRecord, event: ProposalConfirmed): Promise<'claimed' | 'changed-meanwhile'>;
  /** Changes a proposal whose state is unchanged since it was read. */
  changeProposal(
    before: ProposalRecord,
    after: ProposalRecord,
    entry: LogRecord | null,
  ): Promise<'changed' | 'changed-meanwhile'>;
}
