import type { LogRecord } from '../league/logs.records';
import { logged, writeLogged } from '../league/logs.store';
import { proposalKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import type { ProposalConfirmed } from '../platform/request-events.records';
import { insert, put, transact } from '../platform/writes';
import { ProposalRecord } from './proposals.records';

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

/** How long a proposal is stored after it has expired: its execution is finished by then. */
const KEPT_MS = 7 * 86_400_000;

/** Operations that wait for a second person. Parameters and body are stored as JSON text, exactly as they were read. */
export function proposalStore(table: Table): ProposalStore {
  const item = ({ params, body, ...proposal }: ProposalRecord) => ({
    ...proposalKey(proposal.season.id, proposal.id),
    ...proposal,
    asked: JSON.stringify({ params, body }),
    expiresAt: Math.ceil((proposal.until + KEPT_MS) / 1000),
  });
  return {
    proposal: (season, id) => getItem(table, proposalKey(season, id), StoredProposal),

    proposalsOf: (season) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'PROPOSAL#' }, StoredProposal),

    async propose(proposal, entry) {
      await transact(table, [insert(item(proposal)), logged(entry)]);
    },

    async claimProposal(claimed, event) {
      const claim = put(item(claimed), { when: '#state = :open', values: { open: 'open' } });
      return (await transact(table, [claim, posted(event)])).ok ? 'claimed' : 'changed-meanwhile';
    },

    async changeProposal(before, after, entry) {
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
