'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { FoldedCard } from '../forms/card';
import { SendText } from '../forms/send-text';
import { PlayerSelect } from '../season/player-select';

/** An organizer's ruling that two accounts belong to one person. */
export function OnePerson({ season }: { readonly season: Season }) {
  const t = useTranslations('roster');
  const [ruling, setRuling] = useState({ keep: '', remove: '' });
  if (season.counts.in < 2 || season.status === 'finished') return null;
  return (
    <FoldedCard title={t('onePerson.title')}>
      <p className="muted">{t('onePerson.about')}</p>
      {(['keep', 'remove'] as const).map((field) => (
        <PlayerSelect
          key={field}
          season={season}
          label={field === 'keep' ? t('onePerson.stays') : t('onePerson.goes')}
          find={field === 'keep' ? t('onePerson.findStays') : t('onePerson.findGoes')}
          value={ruling[field]}
          onChange={(event) => setRuling({ ...ruling, [field]: event.target.value })}
        >
          <option value="">{t('choose')}</option>
        </PlayerSelect>
      ))}
      <SendText
        label={t('onePerson.reason')}
        rows={2}
        min={5}
        max={500}
        action={t('onePerson.button')}
        isBlocked={ruling.keep === '' || ruling.remove === '' || ruling.keep === ruling.remove}
        send={(text) => api('POST /seasons/{id}/one-person', { id: season.id }, { ...ruling, reason: text })}
      />
    </FoldedCard>
  );
}
