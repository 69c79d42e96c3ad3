import { useTranslations } from 'next-intl';
import type { DeskSeason } from '../../../functions/core/case/desk.schema';
import { Card } from '../forms/card';
import { Link } from '../frame/link';
import { stageOfRound } from '../season/stage-words';

/** Open and running seasons, each with its waiting items and a link to its rulings. */
export function DeskSeasons({ seasons }: { readonly seasons: readonly DeskSeason[] }) {
  const t = useTranslations('desk');
  const inSections = useTranslations('sections');
  if (seasons.length === 0)
    return (
      <Card title={t('seasons.title')}>
        <p className="muted">{t('seasons.none')}</p>
      </Card>
    );
  const named = ({ stages }: Pick<DeskSeason, 'stages'>, round: number) => ({
    round,
    stage: stageOfRound(inSections, { stages }, round) ?? 'none',
  });
  return seasons.map(({ season, status, round, asked, planned, stages }) => (
    <Card key={season.id} title={<Link href={`/seasons/${season.id}`}>{season.name}</Link>}>
      <p className="muted">
        {status === 'registration'
          ? t('seasons.open')
          : round === 0
            ? t('seasons.noBoard')
            : t('seasons.running', named({ stages }, round))}
      </p>
      {asked > 0 ? (
        <p>
          {t.rich('seasons.asked', {
            players: asked,
            season: (words) => <Link href={`/seasons/${season.id}`}>{words}</Link>,
          })}
        </p>
      ) : null}
      {planned.map((one) => (
        <p key={one}>
          {t.rich('seasons.planned', {
            ...named({ stages }, one),
            season: (words) => <Link href={`/seasons/${season.id}`}>{words}</Link>,
          })}
        </p>
      ))}
      <p className="form-actions mt-3">
        {status === 'running' ? (
          <Link className="button compact" href={`/seasons/${season.id}/ruling`}>
            {t('seasons.clocks')}
          </Link>
        ) : null}
        <Link className="button compact" href={`/seasons/${season.id}/signs`}>
          {t('seasons.fairPlay')}
        </Link>
      </p>
    </Card>
  ));
}
