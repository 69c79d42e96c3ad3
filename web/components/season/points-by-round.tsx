import { useLocale, useTranslations } from 'next-intl';
import type { SeasonCourse } from '../../../functions/core/season/season-charts.schema';
import type { Language } from '../../../messages/languages';
import { pointsInColumn, pointsText } from '../../lib/figures';
import type { Texts } from '../../lib/texts';
import { figureScale } from '../charts/scales';

type Player = SeasonCourse['players'][number];

const HEIGHT = 72;

interface PointsByRoundProps {
  readonly course: SeasonCourse;
  readonly me: string | null;
}

/** The points of each player in each round: a small picture for each player, all on one scale. */
export function PointsByRound({ course: { players }, me }: PointsByRoundProps) {
  const language = useLocale();
  const paid = players.flatMap(({ rounds }) => rounds.flatMap(({ points }) => points ?? []));
  const scale = figureScale(paid, { range: [HEIGHT - 4, 16], ticks: 2, fromZero: true });
  return (
    <ul className="small-charts">
      {players.map(({ player, rounds }) => (
        <li key={player.id} className={player.id === me ? 'is-mine' : ''}>
          <h4>
            <span className="name">
              {rounds.at(-1)?.place} {player.name}
            </span>
            <span className="numbers">{pointsInColumn(rounds.at(-1)?.total ?? 0, language)}</span>
          </h4>
          <Bars player={player} rounds={rounds} scale={scale} />
        </li>
      ))}
    </ul>
  );
}

interface BarsProps extends Player {
  readonly scale: ReturnType<typeof figureScale>;
}

function Bars({ player, rounds, scale }: BarsProps) {
  const t = useTranslations('course');
  const language = useLocale();
  const slot = 100 / rounds.length;
  const width = Math.min(slot * 0.7, 14);
  const words = rounds.map((one) => listedAs(one, t, language)).join(', ');
  const top = scale.ticks.at(-1);
  return (
    <svg
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={t('pointsOf', { player: player.name, rounds: words })}
    >
      {top === undefined ? null : (
        <>
          <line className="plot-line" x1="0" x2="100%" y1={top.at} y2={top.at} />
          <text className="plot-note" x="0" y={top.at - 3}>
            {top.label}
          </text>
        </>
      )}
      {rounds.map((one, at) => {
        const [zero, end] = [scale.at(0), scale.at(one.points ?? 0)];
        return (
          <rect
            key={one.round}
            className={one.running ? 'bar is-running' : 'bar'}
            x={`${slot * (at + 0.5) - width / 2}%`}
            width={`${width}%`}
            y={Math.min(zero, end)}
            height={one.points === null ? 0 : Math.max(1, Math.abs(zero - end))}
          >
            <title>{titleOf(one, t, language)}</title>
          </rect>
        );
      })}
      <line className="plot-base" x1="0" x2="100%" y1={scale.at(0)} y2={scale.at(0)} />
    </svg>
  );
}

type Round = Player['rounds'][number];

/** "Round 2: 33.3 points". */
function titleOf({ round, points, running }: Round, t: Texts<'course'>, language: Language): string {
  if (points === null) return t('bar.none', { round });
  const paid = { round, points: paidText(points, language) };
  return running ? t('bar.running', paid) : t('bar.paid', paid);
}

/** The same within a list: "round 2 33.3 points". */
function listedAs({ round, points, running }: Round, t: Texts<'course'>, language: Language): string {
  if (points === null) return t('listed.none', { round });
  const paid = { round, points: paidText(points, language) };
  return running ? t('listed.running', paid) : t('listed.paid', paid);
}

/** "33.3". */
function paidText(points: number, language: Language): string {
  return pointsText(Math.round(points * 10) / 10, language);
}
