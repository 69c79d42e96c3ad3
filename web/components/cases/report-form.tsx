'use client';

import { useTranslations } from 'next-intl';
import { api } from '../../lib/api';
import { Card } from '../forms/card';
import { SendText } from '../forms/send-text';
import { ReportLink } from '../reports/report-link';

interface ReportFormProps {
  readonly game: string;
  readonly thread: string;
  readonly message: string;
}

/** Lets a player report the message that led here. */
export function ReportForm({ game, thread, message }: ReportFormProps) {
  const t = useTranslations('cases');
  const report = useTranslations('report');
  return (
    <Card title={t('newReport.title')}>
      <p className="muted">{t('newReport.about')}</p>
      <SendText
        label={t('newReport.what')}
        rows={3}
        min={5}
        max={1000}
        action={t('newReport.act')}
        send={(text) => api('POST /games/{id}/reports', { id: game }, { thread, message, text })}
      />
      {thread === 'statements' ? null : (
        <p className="mt-3">
          <ReportLink target={{ kind: 'press', game, thread, message }}>{report('linkSite')}</ReportLink>
        </p>
      )}
    </Card>
  );
}
