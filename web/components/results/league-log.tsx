import { useTranslations } from 'next-intl';
import type { Log } from '../../../functions/core/result/results.schema';
import { Link } from '../frame/link';
import { ReportLink } from '../reports/report-link';
import { RuledBy } from './ruled-by';
import { RulingText } from './ruling-text';

/** Rulings on a result link to the result, all others to the game. */
const RESULT_RULINGS: ReadonlySet<Log['entries'][number]['kind']> = new Set([
  ...(['correct', 'void', 'restore', 'empty'] as const),
]);

interface LeagueLogProps extends Pick<Log, 'entries'> {
  readonly league: string;
  readonly here?: 'season';
}

/** Entries of a league's log: what, who, why, before and after. */
export function LeagueLog({ entries, league, here }: LeagueLogProps) {
  const t = useTranslations('ruled');
  const report = useTranslations('report');
  const Heading = here === 'season' ? 'h3' : 'h2';
  return (
    <ol className="card rows">
      {entries.map(({ id, kind, subject, game, season, by, confirmedBy, at, reason, before, after }) => (
        <li key={id}>
          <div className="grow">
            <Heading className="title-3">
              {t(kind)}:{' '}
              {game === null ? (
                subject
              ) : (
                <Link href={RESULT_RULINGS.has(kind) ? `/games/${game}/result` : `/games/${game}`}>
                  {subject}
                </Link>
              )}
            </Heading>
            <p className="small muted">
              <RuledBy
                ruling={{ by, confirmedBy, at }}
                {...(here === 'season' || season === null
                  ? {}
                  : { season: <Link href={`/seasons/${season.id}`}>{season.name}</Link> })}
              />
            </p>
            <RulingText reason={reason} before={before} after={after} />
            <ReportLink target={{ kind: 'log-entry', league, season: season?.id ?? null, entry: id }}>
              {report('link')}
            </ReportLink>
          </div>
        </li>
      ))}
    </ol>
  );
}
