import { useState } from 'react';
import { useTexts } from '#texts';
import { offerOf } from '../../../engine/core/offers';
import type { Offer } from '../../../engine/game/offer';
import type { People } from '../frame/people';
import { OrderFields } from '../table/fields/order-fields';
import { PickMenu } from '../table/fields/pick-menu';
import { SelectField } from '../table/fields/select-field';
import { textOf } from '../table/order-text';
import type { PlayedOrders } from './use-played-orders';

interface OrderRowsProps {
  readonly played: Omit<PlayedOrders, 'given'> & {
    /** The orders that the seat really gave; absent if there are none. */
    readonly given?: readonly unknown[];
  };
  readonly seat: string;
  readonly orders: readonly object[];
  readonly people: People;
  /** The label of the menu for one more order. */
  readonly add?: string;
  readonly onChange: (orders: readonly object[]) => void;
}

/** An offer in the game's words: its actor, and its effect. */
interface Worded {
  readonly offer: Offer<object>;
  readonly what: string;
  readonly does: string;
}

/**
 * The orders of a list, each of which can be changed into the alternatives of its unit or card, and a menu for more.
 */
export function OrderRows({ played, seat, orders, people, add, onChange }: OrderRowsProps) {
  const t = useTexts('order-rows');
  const { corrections, before, given } = played;
  const texts = given && new Set(given.map(textOf));
  const worded = (place: number) =>
    corrections.offers(before, seat, orders.slice(0, place)).map((offer): Worded => {
      const [what, does] = corrections.words(offer.order, before, people);
      return { offer, what, does };
    });
  return (
    <>
      {orders.map((order, at) => (
        <OrderRow
          // biome-ignore lint/suspicious/noArrayIndexKey: orders keep their places
          key={at}
          number={at + 1}
          order={order}
          words={wordsOf(played, order, people)}
          offers={worded(at)}
          fields={corrections.fields(people)}
          change={texts && (texts.has(textOf(order)) ? t('as') : t('changed'))}
          onReplace={(next) => onChange(orders.toSpliced(at, 1, ...next))}
        />
      ))}
      <AddOrder
        key={orders.length}
        label={add ?? t('add')}
        offers={worded(orders.length)}
        onAdd={(order) => onChange([...orders, order])}
      />
    </>
  );
}

interface OrderRowProps {
  readonly number: number;
  readonly order: object;
  readonly words: readonly [what: string, does: string];
  readonly offers: readonly Worded[];
  readonly fields: ReturnType<PlayedOrders['corrections']['fields']>;
  /** How it differs from the order really given. */
  readonly change: string | undefined;
  /** Replaces it with these orders. */
  readonly onReplace: (orders: readonly object[]) => void;
}

function OrderRow({ number, order, words, offers, fields, change, onReplace }: OrderRowProps) {
  const t = useTexts('order-rows');
  const [what, does] = words;
  const offer = offerOf(
    offers.map((one) => one.offer),
    order,
  );
  const others = offers.filter((one) => one.what === what);
  return (
    <section className="card form" aria-label={t('order', { number })}>
      <p>
        <b>{what}</b> {does}
        <span className="small muted">{change}</span>
      </p>
      {offer === undefined ? <p className="small muted">{t('unlikely')}</p> : null}
      {offer === undefined || others.length < 2 ? null : (
        <SelectField
          label={t('does', { what })}
          from={others}
          value={others.find((one) => one.offer === offer)}
          nameOf={(one) => one.does}
          onChange={(one) => onReplace([one.offer.order])}
        />
      )}
      {offer === undefined ? null : (
        <OrderFields offer={offer} order={order} words={fields} onChange={(next) => onReplace([next])} />
      )}
      <p className="form-actions">
        <button type="button" className="button small" onClick={() => onReplace([])}>
          {t('remove', { number })}
        </button>
      </p>
    </section>
  );
}

interface AddOrderProps {
  readonly label: string;
  readonly offers: readonly Worded[];
  readonly onAdd: (order: object) => void;
}

/** A menu of possible actors, and a second one of their orders. */
function AddOrder({ label, offers, onAdd }: AddOrderProps) {
  const t = useTexts('order-rows');
  const [chosen, setChosen] = useState<string | null>(null);
  const subjects = [...new Set(offers.map(({ what }) => what))];
  const of = (what: string) => offers.filter((one) => one.what === what);
  const add = (one: Worded | undefined) => {
    if (one !== undefined) onAdd(one.offer.order);
  };
  const choose = (what: string) => (of(what).length === 1 ? add(of(what)[0]) : setChosen(what));
  if (subjects.length === 0) return null;
  return (
    <div className="form">
      <PickMenu
        label={label}
        hint={chosen ?? t('choose')}
        options={subjects.map((what) => [what, what])}
        onPick={choose}
      />
      {chosen === null ? null : (
        <PickMenu
          label={t('does', { what: chosen })}
          options={of(chosen).map(({ does }, at) => [at, does])}
          onPick={(at) => add(of(chosen)[Number(at)])}
        />
      )}
    </div>
  );
}

/** The words of an order; an order typed as text may be anything, and is shown unchanged. */
function wordsOf({ corrections, before }: OrderRowsProps['played'], order: object, people: People) {
  try {
    return corrections.words(order, before, people);
  } catch {
    return [JSON.stringify(order), ''] as const;
  }
}
