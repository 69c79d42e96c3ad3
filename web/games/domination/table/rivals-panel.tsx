import type { SeatView, View } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { SeatChip } from '../../../components/frame/seat-chip';
import { cardTitle, listedOften } from '../names';

interface RivalsPanelProps {
  readonly view: View;
  readonly people: People;
  readonly mine: string | null;
}

/** What the others have: hands and decks in number, logistics, and which cards they own. */
export function RivalsPanel({ view, people, mine }: RivalsPanelProps) {
  const seats = view.order.filter((seat) => seat !== mine);
  return (
    <>
      <div className="panel-head">
        <h2 id="rivals-title">{mine === null ? 'Seats' : 'Opponents'}</h2>
        <span className="tiny muted">first player: {nameOf(people, view.first)}</span>
      </div>
      <ul className="rivals">
        {seats.map((seat) => {
          const rival = view.seats[seat];
          return rival === undefined ? null : (
            <li key={seat}>
              <div className="rival-head">
                <SeatChip seat={seat} player={people[seat]} size={28} />
                <span className="grow">
                  <b>{nameOf(people, seat)}</b>
                  <span className="sub">{stateOf(view, seat, rival)}</span>
                </span>
                <Counts rival={rival} />
              </div>
              <Logistics value={rival.logistics} />
              <p className="sub">
                Owns {listedOften(rival.owned.map(cardTitle)) || 'no cards outside its discard pile'}.
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function stateOf(view: View, seat: string, rival: SeatView): string {
  if (rival.vacant) return 'waiting for a substitute';
  if (rival.passed) return 'passed this game turn';
  return view.active === seat ? 'has the turn' : `${rival.vp} VP`;
}

function Counts({ rival }: { rival: SeatView }) {
  const counts = [
    ['Hand', rival.handCount],
    ['Draw', rival.drawCount],
    ['Discard', rival.discard.length],
  ] as const;
  return (
    <dl className="pile-counts numbers">
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

const SQUARES = 10;

/** The logistics track: ten squares. */
export function Logistics({ value }: { value: number }) {
  return (
    <p className="logistics numbers">
      <span>Logistics {value}</span>
      <span className="squares" aria-hidden="true">
        {Array.from({ length: SQUARES }, (_, square) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares are alike
          <i key={square} className={square < value ? 'on' : ''} />
        ))}
      </span>
    </p>
  );
}
