import { useTranslations } from 'next-intl';
import type { Compared } from '../../../functions/core/fair-play/fair-play.schema';
import { Card } from '../forms/card';

/** The limits of the figures. */
export function Limits() {
  const t = useTranslations('fair-play');
  return (
    <Card title={t('limits.title')}>
      <ul className="plain-list small">
        <li>{t('limits.device')}</li>
        <li>{t('limits.network')}</li>
        <li>{t('limits.allies')}</li>
        <li>{t('limits.messages')}</li>
      </ul>
      <p className="small muted">{t('limits.prove')}</p>
    </Card>
  );
}

/** The set of pairs used for the comparison. */
export function ComparedWith({ games, pairs, least }: Compared) {
  const t = useTranslations('fair-play');
  return (
    <p className="small muted">
      {pairs < least ? t('compared.notYet', { least, pairs }) : t('compared.with', { pairs, games })}
    </p>
  );
}
