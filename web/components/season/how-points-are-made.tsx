import { useTranslations } from 'next-intl';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { Card } from '../forms/card';
import { Link } from '../frame/link';

/** The season's scoring and totals in sentences, with links to the details. */
export function HowPointsAreMade({ season }: { readonly season: Season }) {
  const t = useTranslations('season');
  const canSetUp = season.myRoles.includes('organizer') && season.status === 'registration';
  const links = [
    ...(season.counts.boards > 0 ? [['laboratory', t('points.laboratory')]] : []),
    ...(season.teams || canSetUp
      ? [['teams', season.teams ? t('points.teams') : t('points.setUpTeams')]]
      : []),
    ...(season.division === null
      ? []
      : [['divisions', t('points.divisions', { season: season.division.of })]]),
  ] as const;
  return (
    <Card title={t('points.title')}>
      <p className="muted">{season.scoring.explanation}</p>
      <p className="muted mt-2">{season.rules}</p>
      {links.length === 0 ? null : (
        <ul className="mt-3">
          {links.map(([page, text]) => (
            <li key={page}>
              <Link href={`/seasons/${season.id}/${page}`}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
