import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

interface RowToolsProps {
  readonly place: number;
  readonly last: boolean;
  readonly onMove: (place: number, by: 1 | -1) => void;
  readonly onRemove: (place: number) => void;
}

/** Moves one order of a list up or down, or takes it out. */
export function RowTools({ place, last, onMove, onRemove }: RowToolsProps) {
  return (
    <div className="plan-tools">
      <button
        type="button"
        className="button compact"
        disabled={place === 0}
        aria-label={`Move order ${place + 1} up`}
        onClick={() => onMove(place, -1)}
      >
        <ArrowUp size={16} /> Up
      </button>
      <button
        type="button"
        className="button compact"
        disabled={last}
        aria-label={`Move order ${place + 1} down`}
        onClick={() => onMove(place, 1)}
      >
        <ArrowDown size={16} /> Down
      </button>
      <button type="button" className="button compact" onClick={() => onRemove(place)}>
        <Trash2 size={16} /> Leave out
      </button>
    </div>
  );
}
