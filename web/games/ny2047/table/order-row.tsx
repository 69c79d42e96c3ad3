import { Eraser, HandHelping, MoveRight, Pencil, Shield } from 'lucide-react';
import type { Problem } from '../../../../engine/game';
import type { Order, Position } from '../../../../engine/ny2047/types';
import { Porthole, type Reading } from '../../../components/frame/porthole';
import { OrderPicker } from '../../../components/table/order-picker';
import { OrderText, taskText } from '../order-text';
import { PlaceName } from '../place-name';
import { isWater } from '../places';
import { NewYorkRule } from '../rule';
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

const ICONS = { MOVE: MoveRight, SUPPORT: HandHelping, HOLD: Shield } as const;

/** One unit's line: what it is to do, how that stands with the platform, and the way to change it. */
export function OrderRow(props: RowProps) {
  const { position, actor, reading, problem, open, locked, onOpen, offers } = props;
  const { order } = actor;
  const Icon = order !== null && order.type in ICONS ? ICONS[order.type as keyof typeof ICONS] : Shield;
  return (
    <li className={problem === null ? 'order-row' : 'order-row refused'}>
      <Icon size={20} className={order === null ? 'order-icon faint' : 'order-icon'} />
      <span className="order-words">
        {order === null ? <Silent actor={actor} /> : <OrderText position={position} order={order} />}
      </span>
      <span className="order-note numbers">
        {order === null || problem !== null ? '' : noteOf(position, actor, order)}
      </span>
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

function Editor({ actor: { name, order }, offers, onOpen, onGive, onClear }: RowProps & { offers: Offers }) {
  return (
    <div className="order-editor">
      <OrderPicker
        {...{ name, orders: offers.all, current: order, textOf: taskText, onPick: onGive }}
        onCancel={() => onOpen(false)}
      />
      {order === null ? null : (
        <button type="button" className="button compact" onClick={onClear}>
          <Eraser size={16} /> No order
        </button>
      )}
    </div>
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

function Silent({ actor }: { actor: Actor }) {
  return (
    <span className="muted">
      {isWater(actor.space) && !actor.turreton ? <i className="water-name">{actor.name}</i> : actor.name}: no
      order, {actor.turreton ? 'just defends' : 'holds'}
    </span>
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
        {problem.message} <NewYorkRule rule={problem.rule} />
      </p>
      <div className="alternatives">
        {(offers === null ? [] : alternatives(offers, order, 4)).map((other) => (
          <button key={taskText(other)} type="button" onClick={() => onGive(other)}>
            {other.type === 'MOVE' ? <PlaceName space={other.to} /> : capital(taskText(other))}
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
  return text === 'holds' ? 'Hold' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What an order is worth, in a word: "Attack", "+1", "Home +1". */
function noteOf(position: Position, actor: Actor, order: Order): string {
  if (order.type === 'SUPPORT') return '+1';
  if (order.type === 'HOLD') {
    const faction = position.units.find(({ id }) => id === actor.key)?.faction;
    if (actor.turreton) return 'Defends 2';
    return faction !== undefined && position.homes[faction] === actor.space ? 'Home +1' : '';
  }
  if (order.type !== 'MOVE') return '';
  const mine = position.units.find(({ id }) => id === actor.key)?.faction;
  const other = position.units.find(({ space }) => space === order.to);
  const meets = other !== undefined && other.faction !== mine && isWater(order.to) === isWater(actor.space);
  return meets ? 'Attack' : '';
}
