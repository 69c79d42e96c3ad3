import type { Order } from '../../../../engine/domination/orders/order-types';
import type { View } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { SeatChip } from '../../../components/frame/seat-chip';
import { listed } from '../names';
import { DominationRule } from '../rule';
import { scoresIf } from '../system';

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
  const scores = scoresIf(view, mine ?? view.order[0] ?? '', mine === null ? [] : orders);
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
            <th scope="col">Seat</th>
            <th scope="col">Land</th>
            <th scope="col">Sea</th>
            <th scope="col">Regions</th>
            <th scope="col">VP</th>
          </tr>
        </thead>
        <tbody>
          {view.order.map((seat) => {
            const score = scores[seat];
            if (score === undefined) return null;
            return (
              <tr key={seat}>
                <th scope="row">
                  <SeatChip seat={seat} player={people[seat]} size={22} />
                  <span>{seat === mine ? 'You' : nameOf(people, seat)}</span>
                </th>
                <td className="numbers">{over ? '' : score.land}</td>
                <td className="numbers">{over ? '' : score.sea}</td>
                <td className="numbers">{over ? '' : score.regions}</td>
                <td className="numbers">
                  {over ? (
                    <b>{view.seats[seat]?.vp}</b>
                  ) : (
                    <>
                      <span className="dim">{score.vp - score.gain} ›</span> <b>{score.vp}</b>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
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
