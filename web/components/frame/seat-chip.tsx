import type { CSSProperties } from 'react';
import { FACTION_IDS, isFaction } from '../ny2047/factions';

/** The solids in which seats are shown, in canonical order; seats without a faction borrow them. */
export function seatColours(seat: string): CSSProperties {
  const id = isFaction(seat) ? seat : (FACTION_IDS[seat.length % FACTION_IDS.length] ?? 'tower');
  return { '--c': `var(--f-${id})`, '--o': `var(--f-${id}-on)` } as CSSProperties;
}

/** A seat's disc: the faction's emblem, or initials where the game has no factions. */
export function SeatChip({ seat, size = 22 }: { seat: string; size?: number }) {
  return (
    <span
      className="chip"
      style={{ ...seatColours(seat), '--s': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      {isFaction(seat) ? (
        <svg fill="currentColor" aria-hidden="true">
          <use href={`#emblem-${seat}`} />
        </svg>
      ) : (
        seat.slice(0, 2).toUpperCase()
      )}
    </span>
  );
}
