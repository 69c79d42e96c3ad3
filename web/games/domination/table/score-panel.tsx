import { listed } from '../../../../engine/core/listed';
import { scoresAfter } from '../../../../engine/domination/offers/preview';
import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { SeatChip } from '../../../components/frame/seat-chip';
import { DominationRule } from '../rule';

interface ScorePanelProps {
  readonly view: View;
  readonly people: People;
  readonly mine: string | null;
  /** The reader's orders that can be carried out. */
  readonly orders: readonly Order[];
}

/** What every seat would score if the game turn ended after the reader's orders, and who could spoil it. */
export function ScorePanel({ view, people, mine, orders }: ScorePanelProps) {
  const over = view.phase === 'over';
  const scores = scoresAfter(view, mine ?? view.order[0] ?? '', mine === null ? [] : orders);
  const fog = view.order.filter((seat) => view.seats[seat]?.owned.includes('fog_of_war') && seat !== mine);
  return (
    <>
      <div className="panel-head">
        <h2 id="score-title">
          {over ? 'Final scores' : orders.length > 0 ? 'If scored after this' : 'If scored now'}
        </h2>
        <span className="tiny muted">
          game turn {view.turn} of {view.turns}
        </span>
      </div>
      <table className="score-table">
        <thead>
          <tr>
            {['Seat', 'Land', 'Sea', 'Regions', 'VP'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
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
          {listed(fog.map((seat) => nameOf(people, seat)))} {fog.length === 1 ? 'owns' : 'own'} a Fog of War.
          If it is played before the scoring, rivals score no regions <DominationRule rule="8.6" />.
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
  if (score === undefined) return null;
  return (
    <tr>
      <th scope="row">
        <SeatChip seat={seat} player={people[seat]} size={22} />
        <span>{seat === mine ? 'You' : nameOf(people, seat)}</span>
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
