import type { ReactElement } from 'react';
import type { PowerDefinition } from '../../../engine/classic/variant/definition';
import type { SeatColour } from '../../../engine/game-identity';
import { hasEmblem } from '../../../engine/seat-names';

/** The signs of powers that have no emblem, by their colour, so that colour never stands alone. Drawn on 24 units. */
const SIGNS: Readonly<Record<SeatColour, ReactElement>> = {
  yellow: <circle cx="12" cy="12" r="8" />,
  blue: <path d="M4 4h16v16H4z" />,
  green: <path d="M12 3l9.5 17h-19z" />,
  red: <path d="M12 2l10 10-10 10L2 12z" />,
  teal: <path d="M3 5h18v5H3zM3 14h18v5H3z" />,
  violet: <path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" />,
  pink: <path fillRule="evenodd" d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" />,
  indigo: <path d="M7 3.3h10l5 8.7-5 8.7H7L2 12z" />,
  aqua: <path d="M12 1.8c3.7 5 6.5 8.3 6.5 12.2a6.5 6.5 0 0 1-13 0C5.5 10.1 8.3 6.8 12 1.8z" />,
  stone: <path d="M4 3h16l-6 9 6 9H4l6-9z" />,
  ivory: <path d="M6 3l6 6 6-6 3 3-6 6 6 6-3 3-6-6-6 6-3-3 6-6-6-6z" />,
};

/** The signs of a variant's own powers, as symbols of its map; the others have an emblem on every page. */
export function PowerSigns({ powers }: { readonly powers: readonly PowerDefinition[] }) {
  return powers.map(({ id, seatColour }) =>
    hasEmblem(id) ? null : (
      <symbol key={id} id={`emblem-${id}`} viewBox="0 0 24 24">
        {SIGNS[seatColour]}
      </symbol>
    ),
  );
}
