import type { PhaseAfter } from '../../game/transcript';
import { type Kind, POWERS, type Position, type Unit } from '../types';

/** The board after a phase, in the form in which games are compared: units as text, and the owners of centres. */
export interface BoardAfter {
  /** "austria a vie"; a star before the kind of a dislodged unit: "russia *f swe". Sorted. */
  readonly units: readonly string[];
  /** By power, the codes of its centres, sorted; a power without centres has no entry. */
  readonly centres: Readonly<Record<string, readonly string[]>>;
}

/** The board after a phase. A unit that retreats in the text is included, even if it was disbanded at once. */
export function boardAfter({ position, gone }: PhaseAfter<Position>): BoardAfter {
  const { units, dislodged, centres } = position;
  const letter = (kind: Kind) => (kind === 'army' ? 'a' : 'f');
  return {
    units: [
      ...units.map(({ power, kind, at }) => `${power} ${letter(kind)} ${at}`),
      ...[...dislodged, ...(gone as readonly Unit[])].map(
        ({ power, kind, at }) => `${power} *${letter(kind)} ${at}`,
      ),
    ].sort(),
    centres: Object.fromEntries(
      POWERS.flatMap((power) => {
        const owned = Object.keys(centres)
          .filter((id) => centres[id] === power)
          .sort();
        return owned.length > 0 ? [[power, owned] as const] : [];
      }),
    ),
  };
}
