import Link from 'next/link';
import type { SeasonCourse as Course } from '../../../functions/api/schemas/season-charts';
import { counted } from '../../lib/time';
import { DataTable } from '../frame/data-table';
import { bumpRows } from './bump-rows';
import { PlacesByRound } from './places-by-round';
import { PointsByRound } from './points-by-round';

interface SeasonCourseProps {
  readonly course: Course;
  readonly me: string | null;
  /** The page of the standing whose players are shown; null for the leaders and the reader. */
  readonly page: number | null;
  /** The page of the standing that stands above. */
  readonly here: number;
  readonly address: string;
}

/** How the standing came about: places and points by round, as pictures and as a table. */
export function SeasonCourse({ course, me, page, here, address }: SeasonCourseProps) {
  const { rounds, players, count } = course;
  if (rounds.length === 0 || players.every(({ rounds: own }) => own.every(({ at }) => at === null)))
    return (
      <section className="section" aria-labelledby="course">
        <div className="section-head">
          <h2 id="course">Round by round</h2>
        </div>
        <p className="card empty">
          Nothing has been played yet. The first round makes the first points of these lines.
        </p>
      </section>
    );
  return (
    <section className="section" aria-labelledby="course">
      <div className="section-head">
        <h2 id="course">Round by round</h2>
        <Choice {...{ page, here, address, count }} shown={players.length} />
      </div>
      <figure className="card chart-card">
        <figcaption>
          <h3>Place by round</h3>
          <p className="small muted">
            {rounds.length === 1
              ? 'One round so far: the lines begin with the second.'
              : 'Lines run from round to round; the figure is the place after it.'}
            {rounds.at(-1)?.running === true
              ? ` Round ${rounds.at(-1)?.round} is being played, and its boards count as if they ended now.`
              : ''}
            {bumpRows(course).cuts.length > 0 ? ' At a dotted line places are left out.' : ''}
            {players.some(({ player }) => player.id === me) ? ' The heavy line is yours.' : ''}
          </p>
        </figcaption>
        <PlacesByRound course={course} me={me} />
      </figure>
      <figure className="card chart-card">
        <figcaption>
          <h3>Points by round</h3>
          <p className="small muted">
            One bar for each round, {roundsText(rounds)}, on one scale for all; a dashed bar is a board that
            is still played.
          </p>
        </figcaption>
        <PointsByRound course={course} me={me} />
        <details className="small">
          <summary>Places and points as a table</summary>
          <CourseTable course={course} />
        </details>
      </figure>
    </section>
  );
}

function roundsText(rounds: Course['rounds']): string {
  const [first, last] = [rounds[0]?.round ?? 1, rounds.at(-1)?.round ?? 1];
  return first === last ? `round ${first}` : `${first} to ${last} from the left`;
}

interface ChoiceProps extends Pick<SeasonCourseProps, 'page' | 'here' | 'address'> {
  readonly count: number;
  readonly shown: number;
}

/** The leaders and the reader, or everyone on the page of the standing. */
function Choice({ page, here, address, count, shown }: ChoiceProps) {
  if (page !== null) return <Link href={`${address}?page=${here}#course`}>Only the leaders</Link>;
  if (shown >= count) return null;
  return (
    <Link href={`${address}?page=${here}&lines=all#course`}>
      {count > 50 ? 'All players of this page' : `All ${counted(count, 'player')}`}
    </Link>
  );
}

function CourseTable({ course: { rounds, players } }: { readonly course: Course }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="wide-table" aria-label="Place and points by round" tabIndex={0}>
      <DataTable
        caption="Place after each round, and what the round paid"
        columns={[['Player'], ...rounds.map(({ round }) => [`Round ${round}`, 'right'] as const)]}
      >
        {players.map(({ player, rounds: own }) => (
          <tr key={player.id}>
            <th scope="row">{player.name}</th>
            {own.map(({ round, place, points }) => (
              <td key={round} className="right numbers">
                {place ?? '–'}{' '}
                <small className="muted">
                  {points === null ? 'no board' : `${points.toFixed(1)} points`}
                </small>
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
