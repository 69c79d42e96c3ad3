'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MemberHistory } from '../../../functions/core/member/member-history.schema';
import { api } from '../../lib/api';
import { FoldedCard } from '../forms/card';
import { TextField } from '../forms/field';
import { SendText } from '../forms/send-text';

/** Merges an account that a list made by a name into another account of the same person. */
export function MergeMember({ history: { league, member } }: { readonly history: MemberHistory }) {
  const t = useTranslations('member');
  const router = useRouter();
  const [into, setInto] = useState('');
  const address = { id: league.id, player: member.player.id };
  return (
    <FoldedCard title={t('merge.title')}>
      <p className="muted">{t('merge.about', { name: member.player.name })}</p>
      <TextField
        label={t('merge.into')}
        name="into"
        value={into}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setInto(event.target.value)}
      />
      <SendText
        label={t('merge.reason')}
        rows={2}
        min={5}
        max={500}
        action={t('merge.button')}
        isBlocked={into.trim() === ''}
        send={async (reason) => {
          const answer = await api('POST /leagues/{id}/members/{player}/merge', address, { into, reason });
          if (answer.ok && 'into' in answer.value)
            router.push(`/leagues/${league.id}/members/${answer.value.into.id}`);
          return answer;
        }}
      />
    </FoldedCard>
  );
}
