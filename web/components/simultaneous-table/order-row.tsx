import { Eraser, Pencil } from 'lucide-react';
import { memo, Suspense, useId } from 'react';
import { useTexts, useTranslate } from '#texts';
import { capitalized } from '../../../engine/core/capitalized';
import type { Problem } from '../../../engine/game';
import { lazily } from '../../lib/lazily';
import { GameThumbnail, type Reading } from '../frame/game-thumbnail';
import { RuleLink } from '../frame/rule-link';
import { alternatives, type Offers } from './offers';
import type { OrderWords } from './order-words';
import type { Actor, AnyOrder } from './orders';

// Most readers tap the map. A part that is loaded later forgets its type parameter.
const OrderPicker = lazily(
  async () => (await import('../table/order-picker')).OrderPicker,
) as typeof import('../table/order-picker').OrderPicker;

interface OrderRowProps<Order extends AnyOrder, Who extends Actor<Order>> {
  readonly words: OrderWords<Order, Who>;
  readonly actor: Who;
  readonly reading: Reading;
  readonly problem: Problem | null;
  /** Present while the row's list of legal orders is open, and for a refused order. */
  readonly offers: Offers<Order> | null;
  readonly open: boolean;
  readonly locked: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onGive: (order: Order) => void;
  readonly onClear: () => void;
}

/** One actor's line: its order, whether the platform has stored it, and the way to change it. */
export const OrderRow = memo(Row, isUnchanged) as typeof Row;

/**
 * A closed row that is not refused shows no more than this. Its other callbacks may change meanwhile: they belong to
 * parts that it does not show. A tap on the map changes one row of twenty.
 */
function isUnchanged<Order extends AnyOrder, Who extends Actor<Order>>(
  before: OrderRowProps<Order, Who>,
  after: OrderRowProps<Order, Who>,
): boolean {
  const isShut = [before, after].every(({ open, problem }) => !open && problem === null);
  return (
    isShut &&
    before.actor.order === after.actor.order &&
    before.actor.name === after.actor.name &&
    before.reading === after.reading &&
    before.words === after.words &&
    before.locked === after.locked
  );
}

function Row<Order extends AnyOrder, Who extends Actor<Order>>(props: OrderRowProps<Order, Who>) {
  const { words, actor, reading, problem, open, locked, onOpen, offers } = props;
  const t = useTexts('turns');
  const { order, name } = actor;
  const Icon = words.iconOf(actor);
  const said = useId();
  return (
    <li className={problem === null ? 'order-row' : 'order-row refused'}>
      <Icon size={20} className={order === null ? 'order-icon faint' : 'order-icon'} />
      <span className="order-words" id={said}>
        {order === null ? <span className="muted">{words.silent(actor)}</span> : words.line(order)}
      </span>
      <span className="order-note numbers">
        {order === null || problem !== null ? '' : words.note?.(actor, order)}
      </span>
      <GameThumbnail reading={reading} />
      <span className="hidden-text">{t(`reading.${reading}`)}</span>
      {locked ? (
        <span />
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label={t(order === null ? 'row.order' : 'row.change', { name })}
          aria-describedby={said}
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

function Editor<Order extends AnyOrder, Who extends Actor<Order>>({
  actor: { name, order },
  words,
  offers,
  onOpen,
  onGive,
  onClear,
}: OrderRowProps<Order, Who> & { readonly offers: Offers<Order> }) {
  const t = useTexts('turns');
  return (
    <div className="order-editor">
      {offers.all.length === 0 ? (
        <p className="small">{t('row.usedUp')}</p>
      ) : (
        <Suspense>
          <OrderPicker
            {...{ name, orders: offers.all, current: order, textOf: words.taskText }}
            onPick={onGive}
            onCancel={() => onOpen(false)}
          />
        </Suspense>
      )}
      {order === null ? null : (
        <button type="button" className="button compact" onClick={onClear}>
          <Eraser size={16} /> {t('row.noOrder')}
        </button>
      )}
    </div>
  );
}

type RefusalProps<Order extends AnyOrder, Who extends Actor<Order>> = OrderRowProps<Order, Who> & {
  readonly problem: Problem;
  readonly order: Order;
};

/** The reason why an order is refused, and alternatives. */
function Refusal<Order extends AnyOrder, Who extends Actor<Order>>(props: RefusalProps<Order, Who>) {
  const t = useTexts('turns');
  const { words, problem, order, offers, onGive, onOpen } = props;
  const say = useTranslate(words.system);
  return (
    <div className="refusal">
      <p>
        {say(problem.message)} <RuleLink rule={problem.rule} system={words.system} />
      </p>
      <div className="alternatives">
        {(offers === null ? [] : alternatives(offers, order, 4)).map((other) => (
          <button key={words.taskText(other)} type="button" onClick={() => onGive(other)}>
            {words.alternative?.(other) ?? capitalized(words.taskText(other))}
          </button>
        ))}
        <button type="button" aria-label={t('row.allLegal')} onClick={() => onOpen(true)}>
          …
        </button>
      </div>
    </div>
  );
}
