import type { LogRecord } from '../league/logs.records';
import { logged, writeLogged } from '../league/logs.store';
import { proposalKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import type { ProposalConfirmed } from '../platform/request-events.records';
import { insert, put, transact } from '../platform/writes';
import { ProposalRecord } from './proposals.records';

/** How long a proposal is stored after it has expired: its execution is finished by then. */
const KEPT_MS = 7 * 86_400_000;

/**
 * Operations that wait for a second person's confirmation. Parameters and body are stored as JSON text, exactly as they
 * were read.
 */
export function proposalStore(table: Table) {
  const item = ({ params, body, ...proposal }: ProposalRecord) => ({
    ...proposalKey(proposal.season.id, proposal.id),
    ...proposal,
    asked: JSON.stringify({ params, body }),
    expiresAt: Math.ceil((proposal.until + KEPT_MS) / 1000),
  });
  return {
    proposal: (season: string, id: string) => getItem(table, proposalKey(season, id), StoredProposal),

    /** Oldest first, in any state; expired ones are deleted after a while. */
    proposalsOf: (season: string) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'PROPOSAL#' }, StoredProposal),

    /** Stores a proposal with its entry in the league's log. An existing one stays. */
    async propose(proposal: ProposalRecord, entry: LogRecord) {
      await transact(table, [insert(item(proposal)), logged(entry)]);
    },

    /** Claims an open proposal for the person who confirms it, and posts the event by which it is carried out. */
    async claimProposal(
      claimed: ProposalRecord,
      event: ProposalConfirmed,
    ): Promise<'claimed' | 'changed-meanwhile'> {
      const claim = put(item(claimed), { when: '#state = :open', values: { open: 'open' } });
      return (await transact(table, [claim, posted(event)])).ok ? 'claimed' : 'changed-meanwhile';
    },

    /** Changes a proposal whose state is unchanged since it was read. */
    async changeProposal(
      before: ProposalRecord,
      after: ProposalRecord,
      entry: LogRecord | null,
    ): Promise<'changed' | 'changed-meanwhile'> {
      const values = { before: before.state };
      const change = put(item(after), { when: '#state = :before', values });
      return (await writeLogged(table, change, entry)) ? 'changed' : 'changed-meanwhile';
    },
  };
}

const Stored = ProposalRecord.omit({ params: true, body: true }).loose();

const StoredProposal = Stored.transform(({ asked, ...proposal }) =>
  ProposalRecord.parse({ body: undefined, ...proposal, ...(JSON.parse(String(asked)) as object) }),
);
