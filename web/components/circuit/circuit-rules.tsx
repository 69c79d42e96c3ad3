import { useLocale, useTranslations } from 'next-intl';
import type { Circuit } from '../../../functions/core/circuit/circuits.schema';
import { pointsText } from '../../lib/figures';
import { listInWords } from '../../lib/lists';
import { Card } from '../forms/card';
import { Link } from '../frame/link';
import { tieWords } from './tie-words';

/** How a circuit counts, as stated by its organizers. */
export function CircuitRules({ circuit }: { readonly circuit: Circuit }) {
  const t = useTranslations('circuit');
  const language = useLocale();
  const { best, points, tieBreaks, events } = circuit;
  const words = tieWords(t);
  const rules = [
    best === null ? t('rules.all') : t('rules.best', { best }),
    points.kind === 'season'
      ? t('rules.season')
      : t('rules.byPlace', { list: points.byPlace.map((one) => pointsText(one, language)).join(' – ') }),
    ...(events.some(({ weight }) => weight !== 1) ? [t('rules.weights')] : []),
    ...(tieBreaks.length === 0
      ? [t('rules.noTies')]
      : [
          t('rules.ties', {
            list: listInWords(
              tieBreaks.map((id) => words[id]),
              language,
            ),
          }),
          t('rules.still'),
        ]),
    t('rules.who'),
  ];
  return (
    <Card title={t('rules.title')}>
      {rules.map((rule) => (
        <p key={rule} className="mb-2">
          {rule}
        </p>
      ))}
    </Card>
  );
}

/** The events of a circuit, with what is not over yet. */
export function CircuitEvents({ circuit: { events, league } }: { readonly circuit: Circuit }) {
  const t = useTranslations('circuit');
  const language = useLocale();
  return (
    <Card title={t('eventList')}>
      {events.length === 0 ? <p className="muted">{t('events', { count: 0 })}</p> : null}
      <ul className="rows">
        {events.map(({ season, league: home, weight, status, cancelled }) => (
          <li key={season.id}>
            <span className="grow">
              <Link href={`/seasons/${season.id}`}>{season.name}</Link>
              {home.id === league.id ? null : (
                <>
                  {', '}
                  <Link href={`/leagues/${home.id}`}>{home.name}</Link>
                </>
              )}
              {weight === 1 ? null : (
                <small className="muted"> {t('weight', { weight: pointsText(weight, language) })}</small>
              )}
            </span>
            <small className="muted">
              {cancelled
                ? t('cancelled')
                : status === 'running'
                  ? t('running')
                  : status === 'registration'
                    ? t('open')
                    : null}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
