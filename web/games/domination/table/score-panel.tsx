import { useTexts } from '#texts';
import { scoresAfter } from '../../../../engine/domination/offers/preview';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { useLanguage } from '../../../components/frame/reader';
import { SeatChip } from '../../../components/frame/seat-chip';
import { listInWords } from '../../../lib/lists';
import { DominationRule } from '../rule';

interface ScorePanelProps {
  readonly view: View;
  readonly people: People;
  readonly mine: string | null;
  /** The reader's orders that can be carried out. */
  readonly orders: readonly Order[];
}

/** Every seat's score if the game turn ended after the reader's orders, and the seats that could change it. */
export function ScorePanel({ view, people, mine, orders }: ScorePanelProps) {
  const t = useTexts('domination');
  const language = useLanguage();
  const over = view.phase === 'over';
  const scores = scoresAfter(view, mine ?? view.order[0] ?? '', mine === null ? [] : orders);
  const fog = view.order.filter((seat) => view.seats[seat]?.owned.includes('fog_of_war') && seat !== mine);
  return (
    <>
      <div className="panel-head">
        <h2 id="score-title">{t(over ? 'title.over' : orders.length > 0 ? 'score.after' : 'score.now')}</h2>
        <span className="tiny muted">{t('score.turn', { turn: view.turn, turns: view.turns })}</span>
      </div>
      <table className="score-table">
        <thead>
          <tr>
            <th scope="col">{t('score.seat')}</th>
            <th scope="col">{t('score.land')}</th>
            <th scope="col">{t('score.sea')}</th>
            <th scope="col">{t('score.regions')}</th>
            <th scope="col">{t('measure.many')}</th>
          </tr>
        </thead>
        <tbody>
          {view.order.map((seat) => (
            <ScoreRow key={seat} {...{ seat, view, people, mine, over }} score={scores[seat]} />
          ))}
        </tbody>
      </table>
      {over || fog.length === 0 ? null : (
        <p className="panel-lead fog-note">
          {t.rich('score.fog', {
            names: listInWords(
              fog.map((seat) => nameOf(people, seat)),
              language,
            ),
            count: fog.length,
            rule: () => <DominationRule rule="8.6" />,
          })}
        </p>
      )}
    </>
  );
}

interface ScoreRowProps extends Omit<ScorePanelProps, 'orders'> {
  readonly seat: string;
  readonly over: boolean;
  readonly score: ReturnType<typeof scoresAfter>[string] | undefined;
}

function ScoreRow({ seat, view, people, mine, over, score }: ScoreRowProps) {
  const t = useTexts('domination');
  if (score === undefined) return null;
  return (
    <tr>
      <th scope="row">
        <SeatChip seat={seat} player={people[seat]} size={22} />
        <span>{seat === mine ? t('score.you') : nameOf(people, seat)}</span>
      </th>
      <td className="numbers">{over ? '' : score.land}</td>
      <td className="numbers">{over ? '' : score.sea}</td>
      <td className="numbers">{over ? '' : score.regions}</td>
      <td className="numbers">
        {over ? null : <span className="dim">{score.vp - score.gain} › </span>}
        <b>{over ? view.seats[seat]?.vp : score.vp}</b>
      </td>
    </tr>
  );
}
