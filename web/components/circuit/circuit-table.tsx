import { useLocale, useTranslations } from 'next-intl';
import type { Circuit } from '../../../functions/core/circuit/circuits.schema';
import { pointsText } from '../../lib/figures';
import { DataTable } from '../frame/data-table';
import { Link } from '../frame/link';

interface CircuitTableProps {
  readonly circuit: Circuit;
  readonly me: string | null;
}

/** The standings of a circuit: a column for each event, with what does not count crossed out. */
export function CircuitTable({ circuit, me }: CircuitTableProps) {
  const t = useTranslations('circuit');
  const language = useLocale();
  const columns = [
    [t('place'), 'right place'],
    [t('player'), 'name'],
    ...circuit.events.map(({ season, weight }) => {
      const heading = (
        <Link key={season.id} href={`/seasons/${season.id}`}>
          {season.name}
          {weight === 1 ? null : <small> {t('weight', { weight: pointsText(weight, language) })}</small>}
        </Link>
      );
      return [heading, 'right event-points'] as const;
    }),
    [t('total'), 'right total'],
  ] as const;
  return (
    <section className="section" aria-labelledby="standing">
      <div className="section-head">
        <h2 id="standing">{t('standing')}</h2>
        <span className="small muted">{circuit.final ? t('final') : t('provisional')}</span>
      </div>
      <div className="card table-card">
        {circuit.standing.length === 0 ? (
          <p className="empty">{t('noResults')}</p>
        ) : (
          // Many events scroll sideways.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          <section className="wide-table" aria-label={t('scroll')} tabIndex={0}>
            <DataTable
              caption={t('caption', { circuit: circuit.name })}
              className="circuit"
              columns={columns}
            >
              {circuit.standing.map(({ place, player, total, results }) => (
                <tr key={player.id} className={player.id === me ? 'mine' : ''}>
                  <td className="right place numbers">{place}</td>
                  <th scope="row" className="name">
                    <Link href={`/players/${player.id}`}>{player.name}</Link>
                  </th>
                  {results.map((result, at) => (
                    <EventPoints key={circuit.events[at]?.season.id ?? at} result={result} />
                  ))}
                  <td className="right numbers total">{pointsText(total, language)}</td>
                </tr>
              ))}
            </DataTable>
          </section>
        )}
        <p className="table-foot">
          <span>{t('foot')}</span>
          <a href={`/v1/leagues/${circuit.league.id}/circuits/${circuit.id}/standing.csv`}>{t('csv')}</a>
        </p>
      </div>
    </section>
  );
}

type Result = Circuit['standing'][number]['results'][number];

function EventPoints({ result }: { readonly result: Result }) {
  const t = useTranslations('circuit');
  const language = useLocale();
  if (result === null)
    return (
      <td className="right event-points">
        <span className="hidden-text">{t('notPlayed')}</span>
      </td>
    );
  const { place, counts } = result;
  const points = pointsText(result.points, language);
  return (
    <td className="right numbers event-points">
      <span aria-hidden="true">
        {counts ? points : <s className="muted">{points}</s>} <small className="muted">{place}.</small>
      </span>
      <span className="hidden-text">
        {counts ? t('cell', { points, place }) : t('dropped', { points, place })}
      </span>
    </td>
  );
}
