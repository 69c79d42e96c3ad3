import { CircleAlert, X } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts, useTranslate } from '#texts';
import { GameThumbnail, type Reading } from '../frame/game-thumbnail';
import { RuleLink } from '../frame/rule-link';
import type { OrderList } from '../table/use-order-list';
import { OrderRow } from './order-row';
import type { OrderWords } from './order-words';
import { type Actor, type AnyOrder, withOrder, withoutActor } from './orders';
import type { Desk } from './use-desk';

interface OrderRowsProps<Order extends AnyOrder, Who extends Actor<Order>> {
  readonly desk: Desk<Order, Who>;
  readonly words: OrderWords<Order, Who>;
  /** The actor whose list of legal orders is open. */
  readonly open: string | null;
  readonly onOpen: (key: string | null) => void;
  readonly locked: boolean;
  /** Whether an entry without an actor is shown even if it is valid. */
  readonly shows?: (entry: Order) => boolean;
}

/** The reader's orders: refused ones first, then moves, other orders by kind, and actors without an order. */
export function OrderRows<Order extends AnyOrder, Who extends Actor<Order>>(
  props: OrderRowsProps<Order, Who>,
) {
  const { desk, words, open, onOpen, locked } = props;
  const { rules, list, actors } = desk;
  const rows = useMemo(() => inReadingOrder(actors, list), [actors, list]);
  const changeAndClose = (orders: readonly Order[]) => {
    list.change(orders);
    onOpen(null);
  };
  return (
    <ol className="order-rows">
      <StrayOrders {...props} />
      {rows.map((actor) => {
        const { key, index } = actor;
        const problem = index === null ? null : (list.refused.get(index) ?? null);
        const isOpen = open === key;
        return (
          <OrderRow
            key={key}
            {...{ words, actor, problem, locked }}
            reading={readingOf(actor, list)}
            offers={isOpen || problem !== null ? rules.offersFor(list.orders, key) : null}
            open={isOpen}
            onOpen={(next) => onOpen(next ? key : null)}
            onGive={(order) => changeAndClose(withOrder(list.orders, order, rules.keyOf))}
            onClear={() => changeAndClose(withoutActor(list.orders, key, rules.keyOf))}
          />
        );
      })}
    </ol>
  );
}

/** Entries that no row of an actor shows: a second order for the same one, an order for no actor, a second vote. */
function StrayOrders<Order extends AnyOrder, Who extends Actor<Order>>({
  desk: { list, actors },
  words,
  shows,
}: OrderRowsProps<Order, Who>) {
  const t = useTexts('turns');
  const say = useTranslate(words.system);
  const shown = new Set(actors.map(({ index }) => index));
  return list.orders.map((entry, at) => {
    const problem = list.refused.get(at);
    if (shown.has(at) || (problem === undefined && shows?.(entry) !== true)) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries are known by their place in the list
      <li key={at} className={problem === undefined ? 'order-row' : 'order-row refused'}>
        <CircleAlert size={20} className="order-icon" />
        <span className="order-words">{words.line(entry)}</span>
        <span />
        <GameThumbnail reading={problem === undefined ? 'stored' : 'late'} />
        <button
          type="button"
          className="icon-button"
          aria-label={t('row.remove')}
          onClick={() => list.change(list.orders.filter((_, index) => index !== at))}
        >
          <X size={17} />
        </button>
        {problem === undefined ? null : (
          <p className="refusal">
            {say(problem.message)} <RuleLink rule={problem.rule} system={words.system} />
          </p>
        )}
      </li>
    );
  });
}

function readingOf<Order>({ order, index }: Actor<Order>, list: OrderList<Order>): Reading {
  if (order === null) return 'nothing';
  if (index !== null && list.refused.has(index)) return 'late';
  if (!isStored(index, list)) return 'draft';
  return list.stored?.ready ? 'ready' : 'stored';
}

/** The entry itself is checked: a typed line is stored unchanged. */
function isStored<Order>(index: number | null, list: OrderList<Order>): boolean {
  const entry = index === null ? undefined : list.orders[index];
  return entry !== undefined && list.isStored(entry);
}

/** How many of the reader's actors have an order that the platform has stored. */
export function storedCount<Order>(actors: readonly Actor<Order>[], list: OrderList<Order>): number {
  return actors.filter(({ order, index }) => order !== null && isStored(index, list)).length;
}

const RANKS: Readonly<Record<string, number>> = { MOVE: 1, CONVOY: 2, SUPPORT: 3, HOLD: 4 };

function inReadingOrder<Order extends AnyOrder, Who extends Actor<Order>>(
  actors: readonly Who[],
  list: OrderList<Order>,
): readonly Who[] {
  const rank = ({ index, order }: Who) => {
    if (index !== null && list.refused.has(index)) return 0;
    return order === null ? 6 : (RANKS[order.type] ?? 5);
  };
  return [...actors].sort((one, other) => rank(one) - rank(other) || (one.index ?? 99) - (other.index ?? 99));
}
