import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { textOf } from '../order-text';

interface PickListProps<Entry> {
  readonly label: string;
  readonly from: readonly Entry[];
  readonly chosen: readonly Entry[];
  readonly min: number;
  readonly max: number;
  /** The label of an entry's button. */
  readonly nameOf: (entry: Entry) => string;
  readonly onChange: (chosen: readonly Entry[]) => void;
  /** Shown beside the name. */
  readonly children?: (entry: Entry) => ReactNode;
}

/** Entries to be picked in an order of preference: a tap picks an entry as the next one, another tap removes it. */
export function PickList<Entry>({ label, from, chosen, min, max, onChange, ...props }: PickListProps<Entry>) {
  const t = useTexts('table');
  const places = placesOf(from, chosen);
  return (
    <ul className="ranked" aria-label={label}>
      {from.map((entry, at) => {
        const rank = places.indexOf(at) + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same good may stand here twice
          <li key={at} className={rank > 0 ? 'taken' : ''}>
            {props.children?.(entry) ?? <span className="grow">{props.nameOf(entry)}</span>}
            <button
              type="button"
              className="icon-button"
              aria-pressed={rank > 0}
              aria-label={
                rank > 0
                  ? t('fields.chosen', { name: props.nameOf(entry), rank })
                  : t('fields.choose', { name: props.nameOf(entry) })
              }
              disabled={rank > 0 && chosen.length <= min}
              onClick={() => onChange(toggled(from, places, at, max))}
            >
              {rank > 0 ? <span className="plan-number numbers">{rank}</span> : <Plus size={18} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The indexes of the chosen entries, in the order of the choice; equal entries have separate indexes. */
function placesOf<Entry>(from: readonly Entry[], chosen: readonly Entry[]): readonly number[] {
  const places: number[] = [];
  for (const entry of chosen) {
    const at = from.findIndex((one, place) => textOf(one) === textOf(entry) && !places.includes(place));
    if (at >= 0) places.push(at);
  }
  return places;
}

/** When the list is full, the entry chosen first is dropped. */
function toggled<Entry>(
  from: readonly Entry[],
  places: readonly number[],
  at: number,
  max: number,
): readonly Entry[] {
  const others = places.filter((place) => place !== at);
  const next = places.includes(at) ? others : [...others, at].slice(-max);
  return next.flatMap((place) => from.slice(place, place + 1));
}
