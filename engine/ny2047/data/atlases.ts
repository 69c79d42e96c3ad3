import type { Position } from '../types';
import { chosenVariant } from '../variant/chosen';
import { type Definition, onItsMap, wordFor } from '../variant/definition';
import { SHIPPED } from '../variant/shipped';
import { type Atlas, atlasOf } from './atlas';
import { NEW_YORK, STANDARD } from './standard';

/** By the word that positions have for their variant. */
const KNOWN = new Map<string, Atlas>();

/** The atlas of a variant without problems. From now on positions of it lead to this atlas. */
export function atlasFor(definition: Definition): Atlas {
  const word = wordFor(definition);
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  const atlas = atlasOf(onItsMap(definition, NEW_YORK), word);
  KNOWN.set(word, atlas);
  return atlas;
}

/**
 * The atlas of the game of a position: it names its variant, unless it is New York 2047 itself.
 * @throws for a variant that this release does not have; `read` refuses such a position
 */
export function atlasAt({ variant }: Pick<Position, 'variant'>): Atlas {
  if (variant === undefined) return STANDARD;
  const known = KNOWN.get(variant);
  if (known !== undefined) return known;
  const definition = SHIPPED.find((one) => wordFor(one) === variant);
  if (definition === undefined) throw new RangeError(`no variant ${variant}`);
  return atlasFor(definition);
}

/** The atlas of the variant that the options of a game choose; that of New York 2047 itself without one. */
export function atlasOfOptions(options: unknown, rulesVersion?: string): Atlas {
  const definition = chosenVariant(options, rulesVersion);
  return definition === undefined ? STANDARD : atlasFor(definition);
}
