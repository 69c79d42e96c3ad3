'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DeskSeason } from '../../../functions/core/case/desk.schema';
import { api } from '../../lib/api';
import { Card } from '../forms/card';
import { SelectField } from '../forms/field';
import { SendText } from '../forms/send-text';

interface AnnounceFormProps {
  readonly league: string;
  readonly seasons: readonly DeskSeason[];
}

const WHOLE = '';

/** Publishes an announcement to the league or one of its seasons. */
export function AnnounceForm({ league, seasons }: AnnounceFormProps) {
  const t = useTranslations('desk');
  const [to, setTo] = useState(WHOLE);
  return (
    <Card title={t('announce.title')}>
      <p className="muted">{t('announce.about')}</p>
      <SelectField
        label={t('announce.to')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        options={seasons.map(({ season }) => [season.id, season.name])}
      >
        <option value={WHOLE}>{t('announce.league')}</option>
      </SelectField>
      <SendText
        label={t('announce.text')}
        rows={3}
        min={5}
        max={4000}
        action={t('announce.title')}
        send={(text) =>
          api('POST /leagues/{id}/announcements', { id: league }, { season: to === WHOLE ? null : to, text })
        }
      />
    </Card>
  );
}
