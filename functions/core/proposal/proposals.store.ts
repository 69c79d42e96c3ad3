import { logged, writeLogged } from '../league/logs.store';
import { proposalKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { ProposalRecord } from '../platform/records';
import { insert, put, transact } from '../platform/writes';
import type { ProposalStore } from './proposals.questions';

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
