import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#texts';

/** Letters without accents, for names on maps: the table of all letters (plain-letters.ts) is longer than this list. */
const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

interface OrderPickerProps<Order> {
  readonly name: string;
  readonly orders: readonly Order[];
  readonly current: Order | null;
  /** The text of an order, different for every order of the list. */
  readonly textOf: (order: Order) => string;
  readonly onPick: (order: Order) => void;
  readonly onCancel: () => void;
}

/**
 * All legal orders of one unit as a list: arrows, Home, End, typing a name, Enter; Escape leaves the order unchanged.
 */
export function OrderPicker<Order>(props: OrderPickerProps<Order>) {
  const { name, orders, current, textOf, onPick, onCancel } = props;
  const t = useTexts('table');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = useTypeAhead(orders.map(textOf));
  const [active, setActive] = useState(() =>
    Math.max(0, orders.map(textOf).indexOf(current === null ? '' : textOf(current))),
  );
  useFocusWhileOpen(list);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const goal = goalOf(event.key, active, orders.length - 1);
    if (goal !== undefined) setActive(goal);
    else if (event.key === 'Enter') orders.slice(active, active + 1).forEach(onPick);
    else if (event.key === 'Escape') onCancel();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey)
      setActive(found(event.key, event.timeStamp) ?? active);
    else return;
    event.preventDefault();
  };
  const label = t('ordersFor', { name });
  const marked = `${id}-${active}`;
  const listbox = { ref: list, 'aria-label': label, 'aria-activedescendant': marked, onKeyDown };
  return (
    <div className="picker" role="listbox" tabIndex={0} {...listbox}>
      {orders.map((order, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: options of a listbox are not focused one by one
        <div
          key={textOf(order)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onPick(order)}
        >
          {textOf(order)}
        </div>
      ))}
    </div>
  );
}

/** Takes the focus, and returns it to the element that opened the list, unless the reader moved it elsewhere. */
function useFocusWhileOpen(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    list.current?.focus({ preventScroll: true });
    return () => {
      if (
        document.activeElement === document.body &&
        (opener instanceof HTMLElement || opener instanceof SVGElement)
      )
        opener.focus({ preventScroll: true });
    };
  }, [list]);
}

function goalOf(key: string, active: number, last: number): number | undefined {
  const goals = {
    ArrowDown: Math.min(last, active + 1),
    ArrowUp: Math.max(0, active - 1),
    Home: 0,
    End: last,
  };
  return goals[key as keyof typeof goals];
}

/**
 * Letters typed within a second are combined, and any word of an order may begin with them. The times are those of the
 * keys: a busy page may read them late.
 */
function useTypeAhead(texts: readonly string[]): (letter: string, at: number) => number | undefined {
  const typed = useRef({ text: '', at: 0 });
  return (letter, at) => {
    const text = (at - typed.current.at < 1000 ? typed.current.text : '') + withoutMarks(letter);
    typed.current = { text, at };
    const match = texts.findIndex((one) => ` ${withoutMarks(one)}`.includes(` ${text}`));
    return match < 0 ? undefined : match;
  };
}
