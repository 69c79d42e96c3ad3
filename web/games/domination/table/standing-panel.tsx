import { lazy } from 'react';
import type { Order, OrderOf } from '../../../../engine/domination/orders/order-types';
import { standingAfter } from '../../../../engine/domination/rules/standing';
import type { Point, Standing, View } from '../../../../engine/domination/types';
import { nameOf, type People } from '../../../components/frame/people';
import { StandingFrame, stateOf } from '../../../components/table/standing-frame';
import type { OrderList } from '../../../components/table/use-order-list';
import { counted } from '../../../lib/time';
import { areaName, listedOften } from '../names';
import { DominationRule } from '../rule';

// Readers look at them often and change them seldom.
const StandingEditor = lazy(async () => ({ default: (await import('./standing-editor')).StandingEditor }));

interface StandingPanelProps {
  readonly view: View;
  readonly seat: string;
  readonly people: People;
  readonly list: OrderList<Order>;
}

/** What the reader's seat does when no one asks the reader. */
export function StandingPanel({ view, seat, people, list }: StandingPanelProps) {
  const { standing } = view.seats[seat] ?? {};
  const stored = list.orders.find((order): order is OrderOf<'standing'> => order.type === 'standing');
  if (standing === undefined) return null;
  const known = standingAfter(standing, stored ?? {});
  return (
    <StandingFrame
      state={stateOf(stored, list)}
      lead={
        <>
          They answer while you are away. Only you see them <DominationRule rule="8.4" />.
        </>
      }
      summary={<Summary known={known} people={people} inGame={(card) => card in view.stacks} />}
      editor={(onDone) => (
        <StandingEditor
          view={view}
          seat={seat}
          people={people}
          known={known}
          onGive={(order) => {
            list.change([order, ...list.orders.filter(({ type }) => type !== 'standing')]);
            onDone();
          }}
          onCancel={onDone}
        />
      )}
    />
  );
}

const FOG_WORDS = {
  never: 'never played',
  always: 'played before every scoring',
  if_rival_monopoly: 'only if a rival holds a region',
} as const;

interface SummaryProps {
  readonly known: Standing;
  readonly people: People;
  readonly inGame: (card: string) => boolean;
}

function Summary({ known: { airborne, fog, bio }, people, inGame }: SummaryProps) {
  return (
    <ul className="standing-rows">
      {inGame('airborne_forces') ? null : <Absent card="Airborne Forces" />}
      {airborne.map(({ when, actions }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same
        <li key={at}>
          <span>
            <b>Airborne Forces</b>{' '}
            {when === 'scoring' ? 'before scoring' : `after ${nameOf(people, when.after)}’s turn`}
            <span className="sub">{pointsText(actions)}</span>
          </span>
        </li>
      ))}
      {inGame('fog_of_war') ? (
        <li>
          <span>
            <b>Fog of War</b> {FOG_WORDS[fog]}
          </span>
        </li>
      ) : (
        <Absent card="Fog of War" />
      )}
      {inGame('bio_weapons') ? <BioRow bio={bio} people={people} /> : <Absent card="Bio Weapons" />}
    </ul>
  );
}

function BioRow({ bio, people }: { readonly bio: Standing['bio']; readonly people: People }) {
  const { areas = [], against = [], times = 1 } = bio ?? {};
  const targets = [...areas.map(areaName), ...against.map((seat) => nameOf(people, seat))];
  return (
    <li>
      <span>
        <b>Bio Weapons</b> {bio === null ? 'never answered' : `answered ${counted(times, 'time')}`}
        {bio === null ? null : <span className="sub">{listedOften(targets)}</span>}
      </span>
    </li>
  );
}

function Absent({ card }: { card: string }) {
  return (
    <li className="dim">
      <span>{card} is not in this game</span>
    </li>
  );
}

function pointsText(actions: readonly Point[]): string {
  return actions.map((point) => `${point.do === 'build' ? '+' : '−'} ${areaName(point.area)}`).join(', ');
}
