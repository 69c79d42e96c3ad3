import { useTranslations } from 'next-intl';
import type { DeskSeason } from '../../../functions/core/case/desk.schema';
import { Link } from '../frame/link';
import { stageOfRound } from '../season/stage-words';

/** Open and running seasons, each with its waiting items and a link to its rulings. */
export function DeskSeasons({ seasons }: { readonly seasons: readonly DeskSeason[] }) {
  const t = useTranslations('desk');
  const inSections = useTranslations('sections');
  const named = ({ stages }: Pick<DeskSeason, 'stages'>, round: number) => ({
    round,
    stage: stageOfRound(inSections, { stages }, round) ?? 'none',
  });
  return (
    <section className="section" aria-labelledby="desk-seasons">
      <div className="section-head">
        <h2 id="desk-seasons">{t('seasons.title')}</h2>
      </div>
      {seasons.length === 0 ? (
        <p className="card empty">{t('seasons.none')}</p>
      ) : (
        <ul className="rows card">
          {seasons.map(({ season, status, round, asked, planned, stages }) => (
            <li key={season.id}>
              <div className="grow">
                <h3>
                  <Link href={`/seasons/${season.id}`}>{season.name}</Link>
                </h3>
                <p className="small muted">
                  {status === 'registration'
                    ? t('seasons.open')
                    : round === 0
                      ? t('seasons.noBoard')
                      : t('seasons.running', named({ stages }, round))}
                </p>
                {asked > 0 ? (
                  <p className="small">
                    {t.rich('seasons.asked', {
                      players: asked,
                      season: (words) => <Link href={`/seasons/${season.id}`}>{words}</Link>,
                    })}
                  </p>
                ) : null}
                {planned.map((one) => (
                  <p className="small" key={one}>
                    {t.rich('seasons.planned', {
                      ...named({ stages }, one),
                      season: (words) => <Link href={`/seasons/${season.id}`}>{words}</Link>,
                    })}
                  </p>
                ))}
              </div>
              <p className="form-actions">
                {status === 'running' ? (
                  <Link className="button compact" href={`/seasons/${season.id}/ruling`}>
                    {t('seasons.clocks')}
                  </Link>
                ) : null}
                <Link className="button compact" href={`/seasons/${season.id}/signs`}>
                  {t('seasons.fairPlay')}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
