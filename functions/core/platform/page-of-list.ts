import { holds } from '../../../engine/core/plain-letters';
import type { Person } from './common.schema';

/** The requested part of a long list. */
export interface PageAsked {
  /** From 1; a page beyond the last one shows the last one. */
  readonly page: number;
  /** A part of a name, in any case and with or without accents; empty for all. */
  readonly search: string;
}

/** A page of a list, limited to items whose people have a name that contains the search text. */
export function pageOf<Item>(
  list: readonly Item[],
  size: number,
  { page, search }: PageAsked,
  peopleOf: (item: Item) => readonly Pick<Person, 'name'>[],
) {
  const isWanted = holds(search);
  const found = list.filter((item) => peopleOf(item).some(({ name }) => isWanted(name)));
  const pages = Math.max(1, Math.ceil(found.length / size));
  const shown = Math.min(page, pages);
  return {
    ...{ page: shown, pages, count: found.length },
    items: found.slice((shown - 1) * size, shown * size),
  };
}
