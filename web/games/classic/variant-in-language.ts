import type { Definition } from '../../../engine/classic/variant/definition';
import { nameIn } from '../../../engine/game/message';

/** A variant with the names of its spaces in a language. Their other names may still be typed. */
export function variantInLanguage<One extends Definition | undefined>(definition: One, language: string): One;
export function variantInLanguage(
  definition: Definition | undefined,
  language: string,
): Definition | undefined {
  if (definition === undefined || 'map' in definition) return definition;
  const spaces = definition.spaces.map((space) => {
    const name = nameIn(space, language);
    const coasts = space.coasts?.map((coast) => ({ ...coast, name: nameIn(coast, language) }));
    const also = name === space.name ? space.also : [...(space.also ?? []), space.name];
    return { ...space, name, also, coasts };
  });
  return { ...definition, spaces };
}
