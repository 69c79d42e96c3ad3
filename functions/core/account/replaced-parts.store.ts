import { isDeepStrictEqual } from 'node:util';
import type { Key } from '../platform/reads';
import { update, type Write } from '../platform/writes';

/** An expression of the service is limited to 4 kB. */
export const PARTS_AT_ONCE = 20;

/** Names of attributes, and indices of lists. */
type Path = readonly (string | number)[];

/** A value somewhere in an item, and its replacement. */
export interface PartChange {
  readonly path: Path;
  readonly before: unknown;
  /** Where the replacement stands, if the key of a map changes with it. */
  readonly to?: Path;
  readonly after: unknown;
}

/** Replaces parts of an item if they are as they were read; at most `PARTS_AT_ONCE` of them. */
export function partsReplaced(key: Key, changes: readonly PartChange[]): Write {
  const names = [...new Set(changes.flatMap(({ path, to = path }) => [...path, ...to]))].filter(
    (part) => typeof part === 'string',
  );
  const place = (path: Path) =>
    path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.#n${names.indexOf(part)}`))
      .join('')
      .slice(1);
  const moves = changes.filter(
    ({ path, to = path, before }) => before !== undefined && !isDeepStrictEqual(path, to),
  );
  const sets = `SET ${changes.map(({ path, to = path }, at) => `${place(to)} = :new${at}`).join(', ')}`;
  const removes = moves.length === 0 ? '' : ` REMOVE ${moves.map(({ path }) => place(path)).join(', ')}`;
  return update(key, sets + removes, {
    when: changes
      .map(({ path, before }, at) => {
        if (before === undefined) return `attribute_not_exists(${place(path)})`;
        // Maps and lists are compared by their parts; under a key that changes only their presence is.
        return typeof before === 'object' ? `attribute_exists(${place(path)})` : `${place(path)} = :old${at}`;
      })
      .join(' AND '),
    names: Object.fromEntries(names.map((name, at) => [`n${at}`, name])),
    values: Object.fromEntries(
      changes.flatMap(({ before, after }, at) => [
        [`old${at}`, before],
        [`new${at}`, after],
      ]),
    ),
  });
}
