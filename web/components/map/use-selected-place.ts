import { useState } from 'react';

/**
 * The place that a map describes: the last one tapped, until it is tapped again.
 * @param takes whether a tap does something else, so that the map describes nothing
 */
export function useSelectedPlace(takes?: (place: string) => boolean) {
  const [selected, select] = useState<string | null>(null);
  const tap = (place: string) => select(takes?.(place) === true || selected === place ? null : place);
  return { selected, tap, leave: () => select(null) };
}
