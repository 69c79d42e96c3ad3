import Link from 'next/link';
import type { SeasonCourse as Course } from '../../../functions/api/schemas/season-charts';
import { counted } from '../../lib/time';
import { DataTable } from '../frame/data-table';
import { bumpRows } from './bump-rows';
import { ListPages } from './list-search';
import { PlacesByRound } from './places-by-round';
import { PointsByRound } from './points-by-round';

interface SeasonCourseProps {
  /** Its id. */
  readonly season: string;
  readonly course: Course;
  readonly me: string | null;
}

/** How the standing came about: places and points by round, as pictures and as a table. */
export function SeasonCourse({ season, course, me }: SeasonCourseProps) {
  const { rounds, players, count, page, pages } = course;
  const address = `/seasons/${season}/course`;
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
        <Choice address={address} course={course} />
      </div>
      <Places course={course} me={me} />
      <Points course={course} me={me} />
      {page === null ? null : (
        <ListPages {...{ address, page, pages }} holds={counted(count, 'player')} asked={{}} />
      )}
    </section>
  );
}

type PictureProps = Pick<SeasonCourseProps, 'course' | 'me'>;

function Places({ course, me }: PictureProps) {
  const { rounds, players } = course;
  return (
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
  );
}

function Points({ course, me }: PictureProps) {
  return (
    <figure className="card chart-card">
      <figcaption>
        <h3>Points by round</h3>
        <p className="small muted">
          One bar for each round, {roundsText(course.rounds)}, on one scale for all; a dashed bar is a board
          that is still played.
        </p>
      </figcaption>
      <PointsByRound course={course} me={me} />
      <details className="small">
        <summary>Places and points as a table</summary>
        <CourseTable course={course} />
      </details>
    </figure>
  );
}

function roundsText(rounds: Course['rounds']): string {
  const [first, last] = [rounds[0]?.round ?? 1, rounds.at(-1)?.round ?? 1];
  return first === last ? `round ${first}` : `${first} to ${last} from the left`;
}

interface ChoiceProps {
  readonly address: string;
  readonly course: Course;
}

/** The leaders and the reader, or everyone. */
function Choice({ address, course: { page, count, players } }: ChoiceProps) {
  if (page !== null) return <Link href={address}>Only the leaders</Link>;
  return players.length >= count ? null : (
    <Link href={`${address}?page=1`}>{`All ${counted(count, 'player')}`}</Link>
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
