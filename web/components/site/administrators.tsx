'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SiteDesk } from '../../../functions/core/site/site.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { ActionButton } from '../forms/action-button';
import { Card } from '../forms/card';
import { TextAreaField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';
import { Link } from '../frame/link';

/** The administrators of the site; they appoint and remove each other. */
export function Administrators({ administrators }: Pick<SiteDesk, 'administrators'>) {
  const t = useTranslations('site-admin');
  const mutation = useMutation();
  const [address, setAddress] = useState('');
  const [why, setWhy] = useState('');
  const player = decodeURIComponent(address.trim().split('/').at(-1) ?? '');
  return (
    <Card title={t('people.title')}>
      <ul className="plain-list mb-4">
        {administrators.map(({ player: one, configured }) => (
          <li key={one.id} className="mb-3">
            <Link href={`/players/${encodeURIComponent(one.id)}`}>{one.name}</Link>{' '}
            {configured ? (
              <small className="muted">{t('people.configured')}</small>
            ) : (
              <ActionButton
                by={mutation}
                className="button small"
                disabled={why.trim().length < 5}
                send={() => api('DELETE /site/administrators/{player}', { player: one.id }, { why })}
              >
                {t('people.remove')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <TextField
        label={t('people.address')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextAreaField
        label={t('act.why')}
        rows={2}
        maxLength={500}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
      />
      <ProblemNote problem={mutation.problem} />
      <ActionButton
        by={mutation}
        disabled={why.trim().length < 5 || player.length < 2}
        send={() => api('PUT /site/administrators/{player}', { player }, { why })}
      >
        {t('people.appoint')}
      </ActionButton>
    </Card>
  );
}
