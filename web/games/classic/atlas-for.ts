import { type Atlas, atlasOf } from '../../../engine/classic/data/atlas';
import { CLASSIC, STANDARD } from '../../../engine/classic/data/standard';
import { type Definition, withMap } from '../../../engine/classic/variant/definition';

/** The map and the powers of a variant, or of Classic itself. */
export function atlasFor(variant: Definition | undefined): Atlas {
  return variant === undefined ? STANDARD : atlasOf(withMap(variant, CLASSIC));
}
