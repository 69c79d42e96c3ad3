import { memoize } from '../../core/memoize';
import { plain } from '../variant/plain-name';
import type { Atlas, Space } from './atlas';

/** The space that a text names, by name, abbreviation or id; case, dots, dashes and a leading "The" do not matter. */
export function placeNamed(atlas: Atlas, text: string): Space | undefined {
  return byName(atlas).get(plain(text));
}

const byName = memoize(
  ({ spaces }: Atlas): ReadonlyMap<string, Space> =>
    new Map(
      spaces.flatMap((space) =>
        [...Object.values(space.names ?? {}), ...[space.name, space.abbr, space.id]].map(
          (name) => [plain(name), space] as const,
        ),
      ),
    ),
);
