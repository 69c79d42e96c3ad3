import type { LogRecord, ProposalConfirmed, ProposalRecord } from '../records';

/** Acts that wait for a second person's confirmation. */
export interface ProposalStore {
  proposal(season: string, id: string): Promise<ProposalRecord | undefined>;
  /** Oldest first, whatever became of them; expired ones leave in time. */
  proposalsOf(season: string): Promise<readonly ProposalRecord[]>;
  /** Keeps a proposal with its entry in the league's log. One that is there already stays. */
  propose(proposal: ProposalRecord, entry: LogRecord): Promise<void>;
  /** Claims an open proposal for the one who confirms it, and posts the event by which it is carried out. */
  claimProposal(claimed: ProposalRecord, event: ProposalConfirmed): Promise<'claimed' | 'changed-meanwhile'>;
  /** Changes a proposal whose state is the one that was read. */
  changeProposal(
    before: ProposalRecord,
    after: ProposalRecord,
    entry: LogRecord | null,
  ): Promise<'changed' | 'changed-meanwhile'>;
}
