import { useTexts } from '#texts';
import { handSizes } from '../../../../engine/nyc-risk/reading/hands';
import { scoreOf } from '../../../../engine/nyc-risk/rules/ending';
import type { View } from '../../../../engine/nyc-risk/types';
import type { GameSeat } from '../../../../functions/core/game/games.schema';
import { nameOf, type People } from '../../../components/frame/people';
import { SeatChip } from '../../../components/frame/seat-chip';

interface ScorePanelProps {
  readonly view: View;
  readonly seats: readonly GameSeat[];
  readonly people: People;
  readonly mine: string | null;
}

/** Every seat's score if the game ended now, and the number of its cards. */
export function ScorePanel({ view, seats, people, mine }: ScorePanelProps) {
  const t = useTexts('nyc-risk');
  const rows = seats
    .map(({ seat }) => ({ seat, score: scoreOf(view, seat), hand: handSizes(view, seat) }))
    .sort((one, other) => other.score.total - one.score.total);
  return (
    <>
      <div className="panel-head">
        <h2 id="score-title">{t(view.phase === 'over' ? 'title.final' : 'score.now')}</h2>
        <span className="tiny muted">{t('score.of')}</span>
      </div>
      <ul className="scores">
        {rows.map(({ seat, score, hand }) => (
          <li key={seat} className={out(view, seat) ? 'out' : ''}>
            <SeatChip seat={seat} player={people[seat]} size={22} />
            <span>
              {seat === mine ? t('score.you') : nameOf(people, seat)}
              <span className="sub">
                {out(view, seat)
                  ? t('score.out')
                  : t('score.hand', { cards: hand.cards, adventures: hand.adventures })}
              </span>
            </span>
            <span className="numbers muted">
              {score.neighbourhoods} + {score.boroughs} + {score.adventure}
            </span>
            <b className="numbers">{score.total}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function out(view: View, seat: string): boolean {
  return view.status[seat] === 'resigned' || view.status[seat] === 'eliminated';
}
