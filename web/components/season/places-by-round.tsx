import { useTranslations } from 'next-intl';
import type { SeasonCourse } from '../../../functions/core/season/season-charts.schema';
import type { Texts } from '../../lib/texts';
import { linePath } from '../charts/paths';
import { type EndLabel, Plot, Strokes } from '../charts/plot';
import { evenly } from '../charts/scales';
import { type BumpLine, bumpChartLayout } from './bump-chart-layout';

const ROW = 24;
/** With more rounds than this, there is no room for figures on the lines on a phone. */
const FIGURES = 8;
/** More lines than this are drawn thin. */
const MANY = 12;

interface PlacesByRoundProps {
  readonly course: SeasonCourse;
  readonly me: string | null;
}

/** The place of each player after each round, as lines that cross. */
export function PlacesByRound({ course, me }: PlacesByRoundProps) {
  const t = useTranslations('course');
  const { lines, rows, cuts } = bumpChartLayout(course);
  const { rounds } = course;
  const figures = rounds.length <= FIGURES;
  const every = Math.ceil(rounds.length / FIGURES);
  // A single round is placed beside the names.
  const x = evenly(rounds.length, rounds.length === 1 ? [97, 97] : [3, 97]);
  const height = rows * ROW;
  return (
    <Plot
      id="places"
      title={t('placeByRound')}
      desc={descOf(course, t)}
      height={height}
      xTicks={rounds.flatMap(({ round }, at) =>
        (rounds.length - 1 - at) % every === 0 ? [{ at: x(at), label: `${round}` }] : [],
      )}
      ends={lines.flatMap((line) => endOf(line, figures, me))}
    >
      {cuts.map((row) => (
        <line key={row} className="plot-cut" x1="0" x2="100%" y1={row * ROW} y2={row * ROW} />
      ))}
      <Strokes height={height}>
        <g className={lines.length > MANY ? 'are-many' : ''}>
          {lines.map((line, at) => (
            <Course key={line.player.id} line={line} style={styleOf(at)} x={x} />
          ))}
          {lines
            .filter(({ player }) => player.id === me)
            .map((line) => (
              <Course key="mine" line={line} style="bump is-mine" x={x} />
            ))}
        </g>
      </Strokes>
      {lines.map((line) => (
        <Stops key={line.player.id} {...{ line, x, figures, rounds }} mine={line.player.id === me} />
      ))}
    </Plot>
  );
}

/** The middle of a row of the picture. */
function y(row: number): number {
  return ROW * (row + 0.5);
}

/** The label at the end of a line; with the place if the line itself shows none. */
function endOf({ player, points }: BumpLine, figures: boolean, me: string | null): EndLabel[] {
  const end = points.at(-1);
  if (end === undefined || end === null) return [];
  const label = figures ? player.name : `${end.place} ${player.name}`;
  return [{ key: player.id, at: y(end.row), label, strong: player.id === me }];
}

interface CourseProps {
  readonly line: BumpLine;
  readonly style: string;
  readonly x: (at: number) => number;
}

function Course({ line: { points }, style, x }: CourseProps) {
  const stops = points.map((point, at) => (point === null ? null : ([x(at), y(point.row)] as const)));
  return <path className={style} d={linePath(stops, 'waves')} />;
}

/** Two tones and three kinds of dashes: lines that run beside each other differ in both. */
function styleOf(line: number): string {
  return `bump tone-${line % 2} dash-${line % 3}`;
}

interface StopsProps {
  readonly line: BumpLine;
  readonly mine: boolean;
  readonly x: (at: number) => number;
  readonly figures: boolean;
  readonly rounds: SeasonCourse['rounds'];
}

/** A player's place after each round: in a disc, or a dot if there are many rounds. */
function Stops({ line: { player, points }, mine, x, figures, rounds }: StopsProps) {
  const t = useTranslations('course');
  return points.map((point, at) => {
    const round = rounds[at]?.round ?? at + 1;
    return point === null ? null : (
      <g key={round} className={mine ? 'stop is-mine' : 'stop'}>
        <title>{t('stop', { player: player.name, place: point.place, round })}</title>
        <ellipse
          cx={`${x(at)}%`}
          cy={y(point.row)}
          rx={figures ? (point.place > 99 ? 14 : 10) : 3.5}
          ry={figures ? 10 : 3.5}
        />
        {figures ? (
          <text x={`${x(at)}%`} y={y(point.row)}>
            {point.place}
          </text>
        ) : null}
      </g>
    );
  });
}

function descOf({ rounds, players }: SeasonCourse, t: Texts<'course'>): string {
  const [first, last] = [rounds[0]?.round ?? 1, rounds.at(-1)?.round ?? 1];
  const ends = players.flatMap(({ player, rounds: course }) => {
    const place = course.at(-1)?.place;
    return typeof place === 'number' ? [t('end', { player: player.name, place })] : [];
  });
  return t('about', { players: players.length, first, last, ends: ends.join(', ') });
}
