import {
  Anchor,
  CornerUpLeft,
  Eraser,
  Hammer,
  HandHelping,
  type LucideIcon,
  MoveRight,
  Pencil,
  Shield,
  X,
} from 'lucide-react';
import type { Order, Position } from '../../../../engine/classic/types';
import type { Problem } from '../../../../engine/game';
import { Porthole, type Reading } from '../../../components/frame/porthole';
import { OrderPicker } from '../../../components/table/order-picker';
import { OrderText, taskText } from '../order-text';
import { ClassicRule } from '../rule';
import type { Actor } from './actors';
import { alternatives, type Offers } from './offers';

export interface RowProps {
  readonly position: Position;
  readonly actor: Actor;
  readonly reading: Reading;
  readonly problem: Problem | null;
  /** Present while the row's list of legal orders is open, and for a refused order. */
  readonly offers: Offers | null;
  readonly open: boolean;
  readonly locked: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onGive: (order: Order) => void;
  readonly onClear: () => void;
}

const ICONS: Readonly<Record<Order['type'], LucideIcon>> = {
  HOLD: Shield,
  MOVE: MoveRight,
  SUPPORT: HandHelping,
  CONVOY: Anchor,
  RETREAT: CornerUpLeft,
  DISBAND: X,
  BUILD: Hammer,
  WAIVE: Hammer,
  VOTE: Shield,
};

/** One unit's line: what it is to do, how that stands with the platform, and the way to change it. */
export function OrderRow(props: RowProps) {
  const { position, actor, reading, problem, open, locked, onOpen, offers } = props;
  const { order } = actor;
  const Icon = ICONS[order?.type ?? (actor.what === 'home' ? 'BUILD' : 'HOLD')];
  return (
    <li className={problem === null ? 'order-row' : 'order-row refused'}>
      <Icon size={20} className={order === null ? 'order-icon faint' : 'order-icon'} />
      <span className="order-words">
        {order === null ? (
          <span className="muted">{silentText(actor, position)}</span>
        ) : (
          <OrderText position={position} order={order} />
        )}
      </span>
      <span />
      <Porthole reading={reading} />
      <span className="hidden-text">{WORDS[reading]}</span>
      {locked ? (
        <span />
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label={`${order === null ? 'Order' : 'Change the order of'} ${actor.name}`}
          aria-expanded={open}
          data-row={actor.key}
          onClick={() => onOpen(!open)}
        >
          <Pencil size={17} />
        </button>
      )}
      {problem !== null && order !== null ? <Refusal {...{ ...props, problem, order }} /> : null}
      {open && offers !== null ? <Editor {...{ ...props, offers }} /> : null}
    </li>
  );
}

const WORDS: Readonly<Record<Reading, string>> = {
  nothing: 'no order',
  draft: 'draft, not stored yet',
  stored: 'stored',
  ready: 'stored and ready',
  late: 'refused',
  adjudicated: 'adjudicated',
};

/** What a unit or centre does without an order. */
function silentText({ name, what }: Actor, { phase }: Position): string {
  if (what === 'home') return `${name}: no build`;
  if (what === 'dislodged') return `${name}: no order, is disbanded`;
  return phase === 'adjustments' ? `${name} stays` : `${name}: no order, holds`;
}

function Editor({ actor: { name, order }, offers, onOpen, onGive, onClear }: RowProps & { offers: Offers }) {
  return (
    <div className="order-editor">
      {offers.all.length === 0 ? (
        <p className="small">You have used all you may order. Take another order back first.</p>
      ) : (
        <OrderPicker
          {...{ name, orders: offers.all, current: order, textOf: taskText, onPick: onGive }}
          onCancel={() => onOpen(false)}
        />
      )}
      {order === null ? null : (
        <button type="button" className="button compact" onClick={onClear}>
          <Eraser size={16} /> No order
        </button>
      )}
    </div>
  );
}

interface RefusalProps extends Pick<RowProps, 'offers' | 'onGive' | 'onOpen'> {
  readonly problem: Problem;
  readonly order: Order;
}

function Refusal({ problem, order, offers, onGive, onOpen }: RefusalProps) {
  return (
    <div className="refusal">
      <p>
        {problem.message} <ClassicRule rule={problem.rule} />
      </p>
      <div className="alternatives">
        {(offers === null ? [] : alternatives(offers, order, 4)).map((other) => (
          <button key={taskText(other)} type="button" onClick={() => onGive(other)}>
            {capital(taskText(other))}
          </button>
        ))}
        <button type="button" aria-label="All legal orders" onClick={() => onOpen(true)}>
          …
        </button>
      </div>
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
