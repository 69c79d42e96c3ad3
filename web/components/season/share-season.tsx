'use client';

import { useTranslations } from 'next-intl';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { CopyText } from '../forms/copy-text';

interface ShareSeasonProps {
  readonly season: Pick<Season, 'id' | 'registration'>;
  /** The site's address. */
  readonly address: string;
}

/** The link by which players register, for the organizer of a season that has not begun. */
export function ShareSeason({ season, address }: ShareSeasonProps) {
  const t = useTranslations('season-desk');
  const { code } = season.registration;
  const link = `${address}/seasons/${season.id}${code === null ? '' : `?code=${code}`}`;
  return (
    <section className="card share-season" aria-labelledby="share-season">
      <div>
        <h2 id="share-season">{t('share.title')}</h2>
        <p className="muted">{code === null ? t('share.about') : t('invitation.about')}</p>
      </div>
      <CopyText
        label={t('share.link')}
        text={link}
        rows={2}
        words={{ copy: t('share.copy'), copied: t('share.copied'), failed: t('share.failed') }}
      />
    </section>
  );
}
