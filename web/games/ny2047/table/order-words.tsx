import { HandHelping, MoveRight, Shield } from 'lucide-react';
import type { Atlas } from '../../../../engine/ny2047/data/atlas';
import type { Order, Position } from '../../../../engine/ny2047/types';
import type { OrderWords } from '../../../components/simultaneous-table/order-words';
import type { Texts } from '../../../lib/texts';
import { OrderText } from '../order-line';
import { taskText } from '../order-text';
import { PlaceName } from '../place-name';
import { isWater } from '../places';
import type { Actor } from './order-rules';

const ICONS = { MOVE: MoveRight, SUPPORT: HandHelping, HOLD: Shield } as const;

/** The texts of orders on a board. */
export function orderWords(atlas: Atlas, position: Position, t: Texts<'ny2047'>): OrderWords<Order, Actor> {
  return {
    system: 'ny2047',
    taskText: (order) => taskText(atlas, order, t),
    line: (order) => <OrderText position={position} order={order} />,
    silent: ({ name, place, turreton }) =>
      t.rich('line.silent', {
        who: () => (isWater(atlas, place) && !turreton ? <i className="water-name">{name}</i> : name),
        turreton: turreton ? 'yes' : 'no',
      }),
    iconOf: ({ order }) => ICONS[order?.type as keyof typeof ICONS] ?? Shield,
    note: (actor, order) => noteOf(atlas, position, actor, order, t),
    alternative: (order) =>
      order.type === 'MOVE' ? <PlaceName space={order.to} /> : order.type === 'HOLD' ? t('hold') : null,
  };
}

/** The value of an order, in a word: "Attack", "+1", "Home +1". */
function noteOf(
  atlas: Atlas,
  { units, homes }: Position,
  { key, place, turreton }: Actor,
  order: Order,
  t: Texts<'ny2047'>,
): string {
  const faction = units.find(({ id }) => id === key)?.faction;
  if (order.type === 'SUPPORT') return '+1';
  if (order.type === 'HOLD' && turreton) return t('note.defends');
  if (order.type === 'HOLD') return faction !== undefined && homes[faction] === place ? t('note.home') : '';
  if (order.type !== 'MOVE') return '';
  const other = units.find(({ space }) => space === order.to);
  const meets =
    other !== undefined && other.faction !== faction && isWater(atlas, order.to) === isWater(atlas, place);
  return meets ? t('note.attack') : '';
}
