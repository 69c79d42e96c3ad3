import Link from 'next/link';
import type { PlayerPage } from '../../../functions/api/schemas/ratings';
import { counted } from '../../lib/time';
import { bandPath, linePath } from '../charts/paths';
import { Plot, Strokes } from '../charts/plot';
import { evenly, figureScale, type Tick, timeScale } from '../charts/scales';
import { DataTable } from '../frame/data-table';
import { When } from '../frame/when';
import { type RatedGames, ratedGames } from './rating-points';

const HEIGHT = 220;

/** How a player's rating went in each game system, over time. */
export function RatingCurves(page: Pick<PlayerPage, 'ratings' | 'results'>) {
  return ratedGames(page).map((rated) => <RatingCurve key={rated.system} rated={rated} />);
}

function RatingCurve({ rated: { system, title, games } }: { readonly rated: RatedGames }) {
  const known = games.filter(({ deviation }) => deviation !== null).length;
  const dated = across(games).dated;
  return (
    <figure className="card chart-card rating-curve">
      <figcaption>
        <h3>Rating in {title}</h3>
        <p className="small muted">
          {games.length === 1
            ? 'One game so far: the curve begins with the second.'
            : 'A mark for each game, full for a win.'}{' '}
          {known === 0
            ? 'How certain the rating was has not been kept for these games.'
            : 'The strength lies in the inner band two times in three, in the whole band nineteen times in twenty.'}
          {known > 0 && known < games.length ? ' For the first games it has not been kept.' : ''}
          {games.length > 1 && !dated ? ' The games stand in the order in which they were rated.' : ''}
        </p>
      </figcaption>
      <Curve id={`rating-${system}`} title={`Rating in ${title}`} games={games} />
      <details className="small">
        <summary>The figures as a table</summary>
        <Figures games={games} />
      </details>
    </figure>
  );
}

type Games = RatedGames['games'];

interface CurveProps {
  readonly id: string;
  readonly title: string;
  readonly games: Games;
}

function Curve({ id, title, games }: CurveProps) {
  const ends = games.flatMap(({ rating, deviation }) =>
    [-2, 2].map((side) => rating + side * (deviation ?? 0)),
  );
  const scale = figureScale(ends, { range: [HEIGHT - 8, 8], ticks: 5, whole: true });
  const { x, ticks } = across(games);
  const band = (deviations: number) =>
    bandPath(
      games.map(({ rating, deviation }, at) =>
        deviation === null
          ? null
          : {
              low: [x(at), scale.at(rating - deviations * deviation)],
              high: [x(at), scale.at(rating + deviations * deviation)],
            },
      ),
    );
  const [first, last] = [games[0], games.at(-1)];
  return (
    <Plot
      id={id}
      title={title}
      desc={`${counted(games.length, 'game')}, from ${first?.rating} after the first to ${last?.rating} after the last${uncertain(last)}. Lowest ${lowest(games)}, highest ${highest(games)}.`}
      height={HEIGHT}
      yTicks={scale.ticks}
      xTicks={ticks}
    >
      <Strokes height={HEIGHT}>
        <path className="band-whole" d={band(2)} />
        <path className="band-inner" d={band(1)} />
        {games.length === 1 ? <Whisker game={games[0]} x={x(0)} at={scale.at} /> : null}
        <path className="curve" d={linePath(games.map(({ rating }, at) => [x(at), scale.at(rating)]))} />
      </Strokes>
      <Marks games={games} x={x} y={scale.at} />
    </Plot>
  );
}

interface MarksProps {
  readonly games: Games;
  readonly x: (at: number) => number;
  readonly y: (rating: number) => number;
}

/** A mark for each game, full for one that was won. */
function Marks({ games, x, y }: MarksProps) {
  return games.map((one, at) => (
    <circle
      key={one.game}
      className={one.winner ? 'game-mark is-won' : 'game-mark'}
      cx={`${x(at)}%`}
      cy={y(one.rating)}
      r={games.length > 40 ? 3 : 4.5}
    >
      <title>{markText(one)}</title>
    </circle>
  ));
}

interface WhiskerProps {
  readonly game: Games[number] | undefined;
  readonly x: number;
  readonly at: (rating: number) => number;
}

/** The bands of a single game, which have no width of their own. */
function Whisker({ game, x, at }: WhiskerProps) {
  if (game === undefined || game.deviation === null) return null;
  const { rating, deviation } = game;
  return [2, 1].map((deviations) => (
    <path
      key={deviations}
      className={deviations === 2 ? 'whisker-whole' : 'whisker-inner'}
      d={`M${x} ${at(rating - deviations * deviation)}V${at(rating + deviations * deviation)}`}
    />
  ));
}

/** Where the games stand: by the day they ended, or in the order in which they were rated, where days say little. */
function across(games: Games): {
  readonly x: (at: number) => number;
  readonly ticks: readonly Tick[];
  readonly dated: boolean;
} {
  const moments = games.map(({ endedAt }) => Date.parse(endedAt));
  // A season that was entered later is rated later, too.
  const inOrder = moments.every((moment, at) => at === 0 || moment >= (moments[at - 1] ?? 0));
  const scale = inOrder ? timeScale(moments, [2, 98]) : undefined;
  if (scale !== undefined) return { x: (at) => scale.at(moments[at] ?? 0), ticks: scale.ticks, dated: true };
  const x = evenly(games.length, [2, 98]);
  const every = Math.ceil(games.length / 8);
  const ticks = games.flatMap((_, at) => (at % every === 0 ? [{ at: x(at), label: `${at + 1}` }] : []));
  return { x, ticks, dated: false };
}

function markText({
  season,
  round,
  board,
  place,
  players,
  winner,
  rating,
  deviation,
}: Games[number]): string {
  const end = winner ? 'won' : `place ${place} of ${players}`;
  return `${season.name}, round ${round}, board ${board}: ${end}, then ${rating}${deviation === null ? '' : ` ± ${2 * deviation}`}`;
}

function uncertain(last: Games[number] | undefined): string {
  return last === undefined || last.deviation === null ? '' : `, ± ${2 * last.deviation}`;
}

function lowest(games: Games): number {
  return Math.min(...games.map(({ rating }) => rating));
}

function highest(games: Games): number {
  return Math.max(...games.map(({ rating }) => rating));
}

function Figures({ games }: { readonly games: Games }) {
  return (
    <DataTable
      caption="Rating after each board, oldest first"
      columns={[['Board'], ['Ended'], ['Rating', 'right']]}
    >
      {games.map(({ game, season, round, board, endedAt, rating, deviation }) => (
        <tr key={game}>
          <th scope="row">
            <Link href={`/games/${game}`}>
              {season.name}, round {round}, board {board}
            </Link>
          </th>
          <td>
            <When at={endedAt} as="date" />
          </td>
          <td className="right numbers">
            {rating}
            {deviation === null ? null : <small className="muted"> ± {2 * deviation}</small>}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
