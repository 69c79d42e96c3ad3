'use client';

import { useTranslations } from 'next-intl';
import type { Proposals as Waiting } from '../../../functions/core/proposal/proposals.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { ProblemNote } from '../forms/problem-note';
import { When } from '../frame/when';

interface ProposalsProps {
  readonly season: string;
  readonly proposals: Waiting['proposals'];
}

/** The operations proposed by organizers and moderators who play, for those who may confirm them. */
export function Proposals({ season, proposals }: ProposalsProps) {
  const t = useTranslations('season-desk');
  if (proposals.length === 0) return null;
  return (
    <Card title={t('proposals.title')}>
      <p className="muted">{t('proposals.about')}</p>
      <ul className="mt-3 grid gap-6">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <Proposed season={season} proposal={proposal} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ProposedProps {
  readonly season: string;
  readonly proposal: Waiting['proposals'][number];
}

function Proposed({ season: id, proposal }: ProposedProps) {
  const { what, details, by, until, cutOff, mine, mayConfirm } = proposal;
  const t = useTranslations('season-desk');
  const mutation = useMutation();
  const shown = { name: by.name, time: () => <When at={until} as="long" /> };
  const named = { id, proposal: proposal.id };
  return (
    <div className="grow">
      <p>
        <b>{what}</b>
      </p>
      <p className="small muted">
        {cutOff ? t.rich('proposals.cutOff', shown) : t.rich('proposals.until', shown)}
      </p>
      <dl className="ruling-text small">
        {details.map(({ field, value }) => (
          <Detail key={field} field={field} value={value} />
        ))}
      </dl>
      <ProblemNote problem={mutation.problem} />
      <span className="form-actions">
        {mayConfirm ? (
          <ActionButton
            by={mutation}
            className="button small"
            send={() => api('POST /seasons/{id}/proposals/{proposal}/confirm', named)}
          >
            {t('proposals.confirm')}
          </ActionButton>
        ) : null}
        {mayConfirm || mine ? (
          <ActionButton
            by={mutation}
            className="button small"
            send={() => api('DELETE /seasons/{id}/proposals/{proposal}', named)}
          >
            {mine ? t('proposals.withdraw') : t('proposals.decline')}
          </ActionButton>
        ) : null}
      </span>
    </div>
  );
}

function Detail({ field, value }: { readonly field: string; readonly value: string }) {
  return (
    <>
      <dt>{field}</dt>
      <dd className="break-all">{value}</dd>
    </>
  );
}
