'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SiteTarget } from '../../../functions/core/site/site.schema';
import { api } from '../../lib/api';
import { Card } from '../forms/card';
import { SelectField } from '../forms/field';
import { SendText } from '../forms/send-text';
import { kindInWords, partsOf } from '../reports/target';

/** Reports a text, a league or an account; for a league or season the reader names the part. */
export function ReportForm({ target }: { readonly target: SiteTarget }) {
  const t = useTranslations('report');
  const parts = partsOf(target);
  const [chosen, setChosen] = useState(target);
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <p className="notice" role="status">
        {t('sent')}
      </p>
    );
  return (
    <Card title={parts.length === 1 ? kindInWords(target, t) : t('what')}>
      {parts.length === 1 ? null : (
        <SelectField
          label={t('part')}
          value={chosen.kind}
          onChange={(event) => setChosen(parts.find(({ kind }) => kind === event.target.value) ?? target)}
          options={parts.map((part) => [part.kind, kindInWords(part, t)])}
        />
      )}
      <SendText
        label={t('reason')}
        rows={4}
        min={5}
        max={1000}
        action={t('act')}
        send={async (reason) => {
          const answer = await api('POST /reports', {}, { target: chosen, reason });
          if (answer.ok) setSent(true);
          return answer;
        }}
      />
    </Card>
  );
}
