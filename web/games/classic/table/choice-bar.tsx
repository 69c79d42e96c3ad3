import { Anchor, Eraser, HandHelping, Shield } from 'lucide-react';
import type { Order } from '../../../../engine/classic/types';
import { ChoiceBar as Bar, BarButton } from '../../../components/simultaneous-table/choice-bar';
import type { Choosing } from '../../../components/simultaneous-table/use-choice';
import { taskText } from '../order-text';
import { PlaceName } from '../place-name';
import { ClassicRule } from '../rule';
import type { Actor } from './order-rules';

interface ChoiceBarProps {
  readonly actors: readonly Actor[];
  readonly choosing: Choosing<Order>;
  readonly onList: (key: string) => void;
}

/** What to tap next, while a unit or a centre is chosen on the map. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { choosing } = props;
  return (
    <Bar
      system="classic"
      {...props}
      prompt={(actor) => <Prompt actor={actor} choosing={choosing} />}
      ways={(actor) => <Ways actor={actor} choosing={choosing} />}
    />
  );
}

interface PartProps {
  readonly actor: Actor;
  readonly choosing: Choosing<Order>;
}

/** The buttons for what no tap on the map says. */
function Ways({ actor, choosing }: PartProps) {
  const { choice, offers, give, start, clear } = choosing;
  if (choice === null || offers === null) return null;
  if (choice.forms.length > 0) return <Forms orders={choice.forms} give={give} />;
  if (choice.verb !== 'go') return null;
  const { stay, goals, holds, supports, convoys, all } = offers;
  const isMoving = goals.size > 0 || stay?.type === 'HOLD';
  return (
    <>
      {isMoving ? null : <Forms orders={all} give={give} />}
      {stay === null ? null : (
        <BarButton icon={Shield} onClick={() => give(stay)}>
          {stay.type === 'HOLD' ? 'Hold' : 'Disband'}
        </BarButton>
      )}
      {holds.size + supports.size === 0 ? null : (
        <BarButton icon={HandHelping} onClick={() => start('support')}>
          Support
        </BarButton>
      )}
      {convoys.size === 0 ? null : (
        <BarButton icon={Anchor} onClick={() => start('convoy')}>
          Convoy
        </BarButton>
      )}
      {isMoving || actor.order === null ? null : (
        <BarButton icon={Eraser} onClick={() => clear(actor.key)}>
          {actor.what === 'home' ? 'No build' : 'Keep it'}
        </BarButton>
      )}
    </>
  );
}

/** Orders to choose between by what they are: an army or a fleet, one coast or the other. */
function Forms({ orders, give }: { orders: readonly Order[]; give: (order: Order) => void }) {
  return orders.map((order) => (
    <button key={taskText(order)} type="button" className="button" onClick={() => give(order)}>
      {formText(order)}
    </button>
  ));
}

/** "North coast", "Fleet, south coast", "Disband". */
function formText(order: Order): string {
  const text = taskText(order);
  const coast = /(north|south|east) coast/.exec(text)?.[0];
  if (order.type === 'BUILD')
    return order.kind === 'army' ? 'Army' : `Fleet${coast === undefined ? '' : `, ${coast}`}`;
  if (order.type === 'DISBAND') return 'Disband';
  return coast === undefined ? text : coast.charAt(0).toUpperCase() + coast.slice(1);
}

function Prompt({ actor, choosing }: PartProps) {
  const { choice, offers, detour } = choosing;
  const name = <b>{actor.name}</b>;
  if (detour !== null)
    return (
      <>
        {name} goes {taskText(detour.given)} by land.
      </>
    );
  if (choice === null) return null;
  if (choice.forms.length > 0) return <>{name}: which coast?</>;
  if (choice.aided !== null)
    return (
      <>
        {name} {choice.verb}s <PlaceName place={choice.aided} />: tap where it goes
        {offers?.holds.has(choice.aided) && choice.verb === 'support' ? ', or the same place to hold' : ''}.
      </>
    );
  if (choice.verb === 'support') return <>{name} supports: tap the unit to support.</>;
  if (choice.verb === 'convoy') return <>{name} convoys: tap the army to carry.</>;
  if (actor.what === 'home')
    return offers?.all.length === 0 ? (
      <>
        {name}: all your builds are used. Take one back first. <ClassicRule rule="11.3" />
      </>
    ) : (
      <>{name}: what do you build?</>
    );
  if (actor.what === 'dislodged') return <>{name} was driven out: tap where it retreats.</>;
  if (offers !== null && offers.goals.size === 0 && offers.stay === null)
    return offers.all.length === 0 ? (
      <>
        {name}: you have named as many units as must go. <ClassicRule rule="11.4" />
      </>
    ) : (
      <>{name}: remove it?</>
    );
  return <>{name}: tap where it goes.</>;
}
