import { Anchor, Eraser, HandHelping, List, Shield, X } from 'lucide-react';
import type { Order } from '../../../../engine/classic/types';
import { taskText } from '../order-text';
import { PlaceName } from '../place-name';
import { ClassicRule } from '../rule';
import type { Actor } from './actors';
import type { Choosing } from './use-choice';

interface ChoiceBarProps {
  readonly actors: readonly Actor[];
  readonly choosing: Choosing;
  readonly onList: (key: string) => void;
}

/** What to tap next, while a unit or a centre is chosen on the map. */
export function ChoiceBar({ actors, choosing, onList }: ChoiceBarProps) {
  const { choice, refusal, choose } = choosing;
  const actor = actors.find(({ key }) => key === choice?.key);
  if (choice === null || actor === undefined) return null;
  return (
    <div className="map-bar">
      <p aria-live="polite">
        {refusal === null ? (
          <Prompt actor={actor} choosing={choosing} />
        ) : (
          <>
            {refusal.message} <ClassicRule rule={refusal.rule} />
          </>
        )}
      </p>
      <Ways actor={actor} choosing={choosing} />
      <button type="button" className="button" onClick={() => onList(actor.key)}>
        <List size={17} /> All
      </button>
      <button type="button" className="icon-button" aria-label="Cancel" onClick={() => choose(null)}>
        <X size={18} />
      </button>
    </div>
  );
}

interface PartProps {
  readonly actor: Actor;
  readonly choosing: Choosing;
}

/** The buttons for what no tap on the map says. */
function Ways({ actor, choosing }: PartProps) {
  const { choice, offers, give, start, clear } = choosing;
  if (choice === null || offers === null) return null;
  if (choice.coasts.length > 0) return <Forms orders={choice.coasts} give={give} />;
  if (choice.verb !== 'go') return null;
  const { stay, goals, holds, supports, convoys, all } = offers;
  const isMoving = goals.size > 0 || stay?.type === 'HOLD';
  return (
    <>
      {isMoving ? null : <Forms orders={all} give={give} />}
      {stay === null ? null : (
        <button type="button" className="button" onClick={() => give(stay)}>
          <Shield size={17} /> {stay.type === 'HOLD' ? 'Hold' : 'Disband'}
        </button>
      )}
      {holds.size + supports.size === 0 ? null : (
        <button type="button" className="button" onClick={() => start('support')}>
          <HandHelping size={17} /> Support
        </button>
      )}
      {convoys.size === 0 ? null : (
        <button type="button" className="button" onClick={() => start('convoy')}>
          <Anchor size={17} /> Convoy
        </button>
      )}
      {isMoving || actor.order === null ? null : (
        <button type="button" className="button" onClick={() => clear(actor.key)}>
          <Eraser size={17} /> {actor.what === 'home' ? 'No build' : 'Keep it'}
        </button>
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
  const { choice, offers } = choosing;
  const name = <b>{actor.name}</b>;
  if (choice === null) return null;
  if (choice.coasts.length > 0) return <>{name}: which coast?</>;
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
