import type { Position } from '../types';
import { chosenVariant, isOfTurreton } from '../variant/chosen';
import {
  type Definition,
  ownVariantKey,
  variantInLanguage,
  variantKey,
  withMap,
} from '../variant/definition';
import { SHIPPED } from '../variant/shipped';
import { type Atlas, atlasOf } from './atlas';
import { NEW_YORK, STANDARD } from './standard';

/** Atlases of shipped variants, by the name that positions give them. */
const KNOWN = new Map<string, Atlas>();
/** Atlases of organizers' files. Weak references, since a server may meet any number of files. */
const OWN = new Map<string, WeakRef<Atlas>>();

/**
 * The atlas of a variant without problems. Positions of it lead to this atlas: of a shipped variant always, of another
 * one as long as this atlas is in use.
 */
export function atlasFor(definition: Definition): Atlas {
  const isOwn = !isOfTurreton(definition);
  const word = isOwn ? ownVariantKey(definition) : variantKey(definition);
  const known = KNOWN.get(word) ?? OWN.get(word)?.deref();
  if (known !== undefined) return known;
  const atlas = atlasOf(withMap(definition, NEW_YORK), word);
  if (!isOwn) KNOWN.set(word, atlas);
  else {
    for (const [one, reference] of OWN) if (reference.deref() === undefined) OWN.delete(one);
    OWN.set(word, new WeakRef(atlas));
  }
  return atlas;
}

/** Atlases whose names are in a language keep the one to which positions lead. */
const BASES = new WeakMap<Atlas, Atlas>();

/** The atlas of a variant with the names of its spaces in a language. Positions lead to the one without a language. */
export function atlasIn(definition: Definition, language: string): Atlas {
  const base = atlasFor(definition);
  if ('map' in definition || definition.spaces.every(({ names }) => names === undefined)) return base;
  const atlas = atlasOf(variantInLanguage(definition, language), base.named);
  BASES.set(atlas, base);
  return atlas;
}

/**
 * The atlas of the game of a position: it names its variant, unless it is New York 2047 itself.
 * @throws for a variant that this release does not have, or that nobody has read; `read` refuses such a position
 */
export function atlasAt({ variant }: Pick<Position, 'variant'>): Atlas {
  if (variant === undefined) return STANDARD;
  const known = KNOWN.get(variant) ?? OWN.get(variant)?.deref();
  if (known !== undefined) return known;
  const definition = SHIPPED.find((one) => variantKey(one) === variant);
  if (definition === undefined) throw new RangeError(`no variant ${variant}`);
  return atlasFor(definition);
}

/** The atlas of the variant that the options of a game choose; that of New York 2047 itself without one. */
export function atlasOfOptions(options: unknown, rulesVersion?: string): Atlas {
  const definition = chosenVariant(options, rulesVersion);
  return definition === undefined ? STANDARD : atlasFor(definition);
}
