import { createContext, use } from 'react';
import type { Definition, Variant } from '../../../../engine/classic/variant/definition';

/** The variant on the drawing board, for the forms that change it. */
export interface Editing {
  readonly definition: Definition;
  /** The variant with a map of its own; null while it is played on the map of Classic. */
  readonly ownMap: Variant | null;
  /** The next state, or in words why its form does not allow it. */
  readonly change: (next: Definition) => string | null;
  readonly selected: string | null;
  readonly select: (space: string | null) => void;
}

const Around = createContext<Editing | null>(null);

export const EditingProvider = Around.Provider;

export function useEditing(): Editing {
  const editing = use(Around);
  if (editing === null) throw new Error('no drawing board around this form');
  return editing;
}
