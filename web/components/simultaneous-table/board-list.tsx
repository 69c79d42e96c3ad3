import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { SeatChip } from '../frame/seat-chip';
import { seatName } from '../frame/seats';

interface ListedSeatProps {
  readonly seat: string;
  /** Its details, each line with a name: "Units", "Holds". */
  readonly lines: readonly (readonly [name: string, what: ReactNode])[];
}

/** One seat of a board in words: its possessions. */
export function ListedSeat({ seat, lines }: ListedSeatProps) {
  return (
    <section aria-label={seatName(seat)}>
      <h3>
        <SeatChip seat={seat} size={22} /> {seatName(seat)}
      </h3>
      {lines.map(([name, what]) => (
        <p key={name}>
          <span className="dim">{name}: </span>
          {what}
        </p>
      ))}
    </section>
  );
}

interface ListedProps<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** Items with commas between them; "none" for none. */
export function Listed<Item>({ items, idOf, children }: ListedProps<Item>) {
  const t = useTexts('turns');
  if (items.length === 0) return t('none');
  return items.map((item, index) => (
    <span key={idOf(item)}>
      {index > 0 ? ', ' : ''}
      {children(item)}
    </span>
  ));
}
