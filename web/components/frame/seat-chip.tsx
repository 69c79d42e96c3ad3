import type { CSSProperties } from 'react';
import { hasEmblem } from '../../../engine/seat-names';
import { seatInitials, solidOf } from './seats';

/** The solid colour of a seat, and a text colour that is legible on it. */
export function seatColours(seat: string): CSSProperties {
  const solid = solidOf(seat);
  return { '--c': `var(--f-${solid})`, '--o': `var(--f-${solid}-on)` } as CSSProperties;
}

interface SeatChipProps {
  readonly seat: string;
  /** The seat's player, for the initials of a seat without an emblem. */
  readonly player?: string | undefined;
  readonly size?: number;
}

/** A seat's disc: the faction's emblem, or its player's initials if the game has no factions. */
export function SeatChip({ seat, player, size = 22 }: SeatChipProps) {
  return (
    <span
      className="chip"
      style={{ ...seatColours(seat), '--s': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      {hasEmblem(seat) ? (
        <svg fill="currentColor" aria-hidden="true">
          <use href={`#emblem-${seat}`} />
        </svg>
      ) : (
        seatInitials(seat, player)
      )}
    </span>
  );
}
