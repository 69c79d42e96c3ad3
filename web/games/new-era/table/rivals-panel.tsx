import { DoorOpen, Lock, Timer } from 'lucide-react';
import { listed } from '../../../../engine/core/listed';
import { cardName, locationOf } from '../../../../engine/new-era/data/cards';
import { scoreOf } from '../../../../engine/new-era/rules/ending';
import type { PlayerView, View } from '../../../../engine/new-era/types';
import { nameOf, type People } from '../../../components/frame/people';
import { SeatChip } from '../../../components/frame/seat-chip';
import { Goods } from '../goods';
import { factionName } from '../order-text';
import { Tableau } from '../tableau';

interface RivalsPanelProps {
  readonly view: View;
  readonly people: People;
  readonly mine: string | null;
}

/** The other states at a glance, and each in full. */
export function RivalsPanel({ view, people, mine }: RivalsPanelProps) {
  return (
    <>
      <div className="panel-head">
        <h2 id="rivals-title">{mine === null ? 'States' : 'Opponents'}</h2>
        <span className="tiny muted">all open except hands</span>
      </div>
      <ul className="rivals">
        {view.seats.map((seat) => {
          const rival = seat === mine ? undefined : view.players[seat];
          return rival === undefined ? null : <Rival key={seat} {...{ view, people, seat, rival }} />;
        })}
      </ul>
    </>
  );
}

interface RivalProps extends Omit<RivalsPanelProps, 'mine'> {
  readonly seat: string;
  readonly rival: PlayerView;
}

function Rival({ view, people, seat, rival }: RivalProps) {
  return (
    <li>
      <div className="rival-head">
        <SeatChip seat={seat} player={people[seat]} size={28} />
        <span className="grow">
          <b>{nameOf(people, seat)}</b>
          <span className="sub">{factionName(rival.faction)}</span>
        </span>
        <span className="rival-score numbers">{scoreOf(rival)}</span>
      </div>
      <p className="rival-goods">
        {Object.keys(rival.goods).length === 0 ? <span className="tiny muted">no goods</span> : null}
        <Goods of={rival.goods} />
      </p>
      <p className="small muted">{glanceText(rival, people)}</p>
      <StateLine view={view} seat={seat} rival={rival} />
      <details className="typed">
        <summary>The state in full</summary>
        <Tableau player={rival} people={people} label={`State of ${nameOf(people, seat)}`} />
      </details>
    </li>
  );
}

function glanceText({ locations, under, agreements, hand }: PlayerView, people: People): string {
  const built = Object.values(locations);
  const ruins = built.filter(({ debris }) => debris).length;
  const cards = typeof hand === 'number' ? hand : hand.length;
  const shared = [...new Set(Object.values(agreements))].map((seat) => nameOf(people, seat));
  return [
    `${plural(built.length - ruins, 'location')}${ruins === 0 ? '' : `, ${ruins} debris`}.`,
    `${plural(cards, 'card')} in hand, ${Object.keys(under).length} under the base.`,
    shared.length === 0
      ? ''
      : `${plural(Object.keys(agreements).length, 'agreement')} with ${listed(shared)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function StateLine({ view, seat, rival }: Omit<RivalProps, 'people'>) {
  if (rival.resigned || rival.passed)
    return (
      <p className="rival-state tiny">
        <Lock size={14} /> {rival.resigned ? 'Resigned' : 'Passed'}, locations closed
      </p>
    );
  const open = Object.entries(rival.locations)
    .filter(([card, { debris }]) => !debris && locationOf(card).kind === 'openProduction')
    .map(([card]) => cardName(card));
  return (
    <>
      {view.awaiting?.seat === seat ? (
        <p className="rival-state tiny">
          <Timer size={14} /> deciding now
        </p>
      ) : null}
      {open.length === 0 ? null : (
        <p className="rival-state tiny">
          <DoorOpen size={14} /> {listed(open)} open to visits
        </p>
      )}
    </>
  );
}
