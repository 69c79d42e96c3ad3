import { useTranslations } from 'next-intl';
import type { Compared } from '../../../functions/api/schemas/fair-play';
import { Card } from '../forms/card';

/** What the figures cannot say. */
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

/** What the pairs were compared with. */
export function ComparedWith({ games, pairs, least }: Compared) {
  const t = useTranslations('fair-play');
  return (
    <p className="small muted">
      {pairs < least ? t('compared.notYet', { least, pairs }) : t('compared.with', { pairs, games })}
    </p>
  );
}
