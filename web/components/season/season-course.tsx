import { useLocale, useTranslations } from 'next-intl';
import type { SeasonCourse as Course } from '../../../functions/core/season/season-charts.schema';
import { pointsInColumn } from '../../lib/figures';
import type { Texts } from '../../lib/texts';
import { DataTable } from '../frame/data-table';
import { Link } from '../frame/link';
import { bumpChartLayout } from './bump-chart-layout';
import { ListPages } from './list-search';
import { PlacesByRound } from './places-by-round';
import { PointsByRound } from './points-by-round';

interface SeasonCourseProps {
  /** Its id. */
  readonly season: string;
  readonly course: Course;
  readonly me: string | null;
}

/** The history of the standings: places and points by round, as pictures and as a table. */
export function SeasonCourse({ season, course, me }: SeasonCourseProps) {
  const t = useTranslations('course');
  const { rounds, players, count, page, pages } = course;
  const address = `/seasons/${season}/course`;
  if (rounds.length === 0 || players.every(({ rounds: own }) => own.every(({ at }) => at === null)))
    return (
      <section className="section" aria-labelledby="course">
        <div className="section-head">
          <h2 id="course">{t('title')}</h2>
        </div>
        <p className="card empty">{t('none')}</p>
      </section>
    );
  return (
    <section className="section" aria-labelledby="course">
      <div className="section-head">
        <h2 id="course">{t('title')}</h2>
        <Choice address={address} course={course} />
      </div>
      <Places course={course} me={me} />
      <Points course={course} me={me} />
      {page === null ? null : (
        <ListPages {...{ address, page, pages }} holds={t('players', { players: count })} asked={{}} />
      )}
    </section>
  );
}

type PictureProps = Pick<SeasonCourseProps, 'course' | 'me'>;

function Places({ course, me }: PictureProps) {
  const t = useTranslations('course');
  const { rounds, players } = course;
  const last = rounds.at(-1);
  const notes = [
    rounds.length === 1 ? t('oneRound') : t('lines'),
    last?.running === true ? t('running', { round: last.round }) : [],
    bumpChartLayout(course).cuts.length > 0 ? t('cuts') : [],
    players.some(({ player }) => player.id === me) ? t('yours') : [],
  ].flat();
  return (
    <figure className="card chart-card">
      <figcaption>
        <h3>{t('placeByRound')}</h3>
        <p className="small muted">{notes.join(' ')}</p>
      </figcaption>
      <PlacesByRound course={course} me={me} />
    </figure>
  );
}

function Points({ course, me }: PictureProps) {
  const t = useTranslations('course');
  return (
    <figure className="card chart-card">
      <figcaption>
        <h3>{t('pointsByRound')}</h3>
        <p className="small muted">{barsText(course.rounds, t)}</p>
      </figcaption>
      <PointsByRound course={course} me={me} />
      <details className="small">
        <summary>{t('table')}</summary>
        <CourseTable course={course} />
      </details>
    </figure>
  );
}

function barsText(rounds: Course['rounds'], t: Texts<'course'>): string {
  const [first, last] = [rounds[0]?.round ?? 1, rounds.at(-1)?.round ?? 1];
  return first === last ? t('barsOne', { round: first }) : t('bars', { first, last });
}

interface ChoiceProps {
  readonly address: string;
  readonly course: Course;
}

/** The leaders and the reader, or everyone. */
function Choice({ address, course: { page, count, players } }: ChoiceProps) {
  const t = useTranslations('course');
  if (page !== null) return <Link href={address}>{t('onlyLeaders')}</Link>;
  return players.length >= count ? null : (
    <Link href={`${address}?page=1`}>{t('allPlayers', { players: count })}</Link>
  );
}

function CourseTable({ course: { rounds, players } }: { readonly course: Course }) {
  const language = useLocale();
  const t = useTranslations('course');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="wide-table" aria-label={t('tableLabel')} tabIndex={0}>
      <DataTable
        caption={t('caption')}
        columns={[[t('player')], ...rounds.map(({ round }) => [t('round', { round }), 'right'] as const)]}
      >
        {players.map(({ player, rounds: own }) => (
          <tr key={player.id}>
            <th scope="row">{player.name}</th>
            {own.map(({ round, place, points }) => (
              <td key={round} className="right numbers">
                {place ?? '–'}{' '}
                <small className="muted">
                  {points === null ? t('noBoard') : t('points', { points: pointsInColumn(points, language) })}
                </small>
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
