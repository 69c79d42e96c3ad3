import { useState } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import type { StudiedStep } from '../../../engine/study/study';
import type { Corrections } from '../corrections/corrections';
import { OrderRows } from '../corrections/order-rows';
import type { People } from '../frame/people';
import { nameOf } from '../frame/people';
import { SeatChip } from '../frame/seat-chip';

interface SeatOrdersProps {
  readonly system: GameSystemId;
  readonly step: StudiedStep;
  readonly corrections: Corrections;
  readonly orders: Readonly<Record<string, readonly unknown[]>>;
  /** The orders that were really given; absent in a step that has not been played. */
  readonly given?: Readonly<Record<string, readonly unknown[]>>;
  readonly people: People;
  /** The seat whose orders are shown first, if it is asked. */
  readonly own: string | null;
  readonly botOrders: (seat: string) => readonly unknown[];
  /** Replaces the orders of the seats with these. */
  readonly onChange: (orders: Readonly<Record<string, readonly unknown[]>>) => void;
}

/** The orders of every seat that is asked, one seat at a time. */
export function SeatOrders(props: SeatOrdersProps) {
  const t = useTexts('what-if');
  const { system, step, corrections, orders, given, people, own, botOrders, onChange } = props;
  // Standing orders of seats that the game does not wait for are not offered here.
  const seats = step.pending.seats.filter(({ seat, owes }) => owes || (orders[seat]?.length ?? 0) > 0);
  const say = useTranslate(system);
  const [wanted, setWanted] = useState(own);
  const asked = seats.find(({ seat }) => seat === wanted) ?? seats[0];
  if (asked === undefined) return null;
  const { seat, decision, fallback } = asked;
  const list = (orders[seat] ?? []).filter(isObject);
  return (
    <>
      <SeatButtons
        {...{ seats: seats.map((one) => one.seat), orders, people }}
        chosen={seat}
        onChoose={setWanted}
      />
      <fieldset className="study-orders">
        <legend className="hidden-text">{t('seats.orders', { name: nameOf(people, seat) })}</legend>
        <p className="small muted">{t('seats.asked', { what: say(decision) })}</p>
        <OrderRows
          key={seat}
          {...{ seat, people }}
          played={{ corrections, before: step.before, ...(given && { given: given[seat] ?? [] }) }}
          orders={list}
          onChange={(next) => onChange({ [seat]: next })}
        />
        {list.length > 0 ? null : (
          <p className="small muted">{t('seats.silent', { what: say(fallback.says) })}</p>
        )}
        <Fillings
          {...{ seat, botOrders, onChange }}
          seats={seats.map((one) => one.seat)}
          hasOrders={list.length > 0}
        />
      </fieldset>
    </>
  );
}

interface FillingsProps extends Pick<SeatOrdersProps, 'botOrders' | 'onChange'> {
  readonly seat: string;
  /** All seats that are asked. */
  readonly seats: readonly string[];
  readonly hasOrders: boolean;
}

/** Ways to fill or empty the list of a seat at once. */
function Fillings({ seat, seats, hasOrders, botOrders, onChange }: FillingsProps) {
  const t = useTexts('what-if');
  const byBots = (of: readonly string[]) =>
    onChange(Object.fromEntries(of.map((one) => [one, botOrders(one)])));
  return (
    <p className="form-actions">
      <button type="button" className="button compact" onClick={() => byBots([seat])}>
        {t('seats.bot')}
      </button>
      {seats.length < 2 ? null : (
        <button type="button" className="button compact" onClick={() => byBots(seats)}>
          {t('seats.botForAll')}
        </button>
      )}
      {hasOrders ? (
        <button type="button" className="button compact" onClick={() => onChange({ [seat]: [] })}>
          {t('seats.none')}
        </button>
      ) : null}
    </p>
  );
}

interface SeatButtonsProps {
  readonly seats: readonly string[];
  readonly orders: SeatOrdersProps['orders'];
  readonly people: People;
  readonly chosen: string;
  readonly onChoose: (seat: string) => void;
}

function SeatButtons({ seats, orders, people, chosen, onChoose }: SeatButtonsProps) {
  const t = useTexts('what-if');
  return (
    <fieldset className="study-seats" aria-label={t('seats.label')}>
      {seats.map((seat) => (
        <button key={seat} type="button" aria-pressed={seat === chosen} onClick={() => onChoose(seat)}>
          <SeatChip seat={seat} player={people[seat]} size={22} />
          <span>{nameOf(people, seat)}</span>
          <span className="numbers muted">{orders[seat]?.length ?? 0}</span>
        </button>
      ))}
    </fieldset>
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
