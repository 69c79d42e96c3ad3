import { useLocale, useTranslations } from 'next-intl';
import type { PlayerPage } from '../../../functions/core/rating/ratings.schema';
import type { Language } from '../../../messages/languages';
import type { Texts } from '../../lib/texts';
import { bandPath, linePath } from '../charts/paths';
import { Plot, Strokes } from '../charts/plot';
import { evenly, figureScale, type Tick, timeScale } from '../charts/scales';
import { DataTable } from '../frame/data-table';
import { Link } from '../frame/link';
import { When } from '../frame/when';
import { type RatedGames, ratedGames } from './rating-points';

const HEIGHT = 220;

/** A player's rating in each game system over time. */
export function RatingCurves(page: Pick<PlayerPage, 'ratings' | 'results'>) {
  return ratedGames(page).map((rated) => <RatingCurve key={rated.system} rated={rated} />);
}

function RatingCurve({ rated: { system, title, games } }: { readonly rated: RatedGames }) {
  const t = useTranslations('player');
  return (
    <figure className="card chart-card rating-curve">
      <figcaption>
        <h3>{t('curve.title', { game: title })}</h3>
        <p className="small muted">{aboutCurve(games, t)}</p>
      </figcaption>
      <Curve id={`rating-${system}`} title={t('curve.title', { game: title })} games={games} />
      <details className="small">
        <summary>{t('curve.table')}</summary>
        <div className="wide-table">
          <Figures games={games} />
        </div>
      </details>
    </figure>
  );
}

type Games = RatedGames['games'];

/** The explanation of a curve: one sentence after the other. */
function aboutCurve(games: Games, t: Texts<'player'>): string {
  const known = games.filter(({ deviation }) => deviation !== null).length;
  return [
    games.length === 1 ? t('curve.one') : t('curve.marks'),
    known === 0 ? t('curve.unknown') : t('curve.bands'),
    ...(known > 0 && known < games.length ? [t('curve.firstUnknown')] : []),
    ...(games.length > 1 && !across(games, 'en').dated ? [t('curve.inOrder')] : []),
  ].join(' ');
}

interface CurveProps {
  readonly id: string;
  readonly title: string;
  readonly games: Games;
}

function Curve({ id, title, games }: CurveProps) {
  const t = useTranslations('player');
  const language = useLocale();
  const ends = games.flatMap(({ rating, deviation }) =>
    [-2, 2].map((side) => rating + side * (deviation ?? 0)),
  );
  const scale = figureScale(ends, { range: [HEIGHT - 8, 8], ticks: 5, whole: true });
  const { x, ticks } = across(games, language);
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
  return (
    <Plot
      id={id}
      title={title}
      desc={curveInWords(games, t)}
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

/** A mark for each game, filled for a win. */
function Marks({ games, x, y }: MarksProps) {
  const t = useTranslations('player');
  return games.map((one, at) => (
    <circle
      key={one.game}
      className={one.winner ? 'game-mark is-won' : 'game-mark'}
      cx={`${x(at)}%`}
      cy={y(one.rating)}
      r={games.length > 40 ? 3 : 4.5}
    >
      <title>{markText(one, t)}</title>
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

/**
 * The horizontal positions of the games: by the day they ended, or, if days say little, in the order in which they were
 * rated.
 */
function across(
  games: Games,
  language: Language,
): {
  readonly x: (at: number) => number;
  readonly ticks: readonly Tick[];
  readonly dated: boolean;
} {
  const moments = games.map(({ endedAt }) => Date.parse(endedAt));
  // A season that was entered later is rated later, too.
  const inOrder = moments.every((moment, at) => at === 0 || moment >= (moments[at - 1] ?? 0));
  const scale = inOrder ? timeScale(moments, [2, 98], language) : undefined;
  if (scale !== undefined) return { x: (at) => scale.at(moments[at] ?? 0), ticks: scale.ticks, dated: true };
  const x = evenly(games.length, [2, 98]);
  const every = Math.ceil(games.length / 8);
  const ticks = games.flatMap((_, at) => (at % every === 0 ? [{ at: x(at), label: `${at + 1}` }] : []));
  return { x, ticks, dated: false };
}

function markText(game: Games[number], t: Texts<'player'>): string {
  const { season, round, place, players, winner, deviation } = game;
  const board = t('board', { season: season.name, round, board: game.board });
  const rating = deviation === null ? `${game.rating}` : `${game.rating} ± ${2 * deviation}`;
  return winner ? t('curve.won', { board, rating }) : t('curve.placed', { board, place, players, rating });
}

function curveInWords(games: Games, t: Texts<'player'>): string {
  const ratings = games.map(({ rating }) => rating);
  const said = {
    games: games.length,
    first: ratings[0] ?? 0,
    last: ratings.at(-1) ?? 0,
    lowest: Math.min(...ratings),
    highest: Math.max(...ratings),
  };
  const deviation = games.at(-1)?.deviation ?? null;
  return deviation === null
    ? t('curve.about', said)
    : t('curve.aboutUncertain', { ...said, uncertainty: 2 * deviation });
}

function Figures({ games }: { readonly games: Games }) {
  const t = useTranslations('player');
  return (
    <DataTable
      caption={t('curve.caption')}
      columns={[[t('curve.board')], [t('curve.ended')], [t('curve.rating'), 'right']]}
    >
      {games.map(({ game, season, round, board, endedAt, rating, deviation }) => (
        <tr key={game}>
          <th scope="row">
            <Link href={`/games/${game}`}>{t('board', { season: season.name, round, board })}</Link>
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
