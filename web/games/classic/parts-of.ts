import { chosenVariant } from '../../../engine/classic/variant/chosen';
import type { Definition } from '../../../engine/classic/variant/definition';
import type { OfGame } from '../boards';
import { type MapParts, mapParts } from './map-parts';
import { ownMapParts } from './own-map';

/** The variant of a game; undefined for Classic itself. */
export function variantOf(game: OfGame | undefined): Definition | undefined {
  return chosenVariant(game?.options, game?.rulesVersion);
}

/** The map to draw: that of Classic, unless a variant has its own. */
export function partsOf(variant: Definition | undefined): MapParts {
  if (variant === undefined || 'map' in variant || variant.drawing === undefined)
    return mapParts(variant?.powers);
  return ownMapParts(variant, variant.drawing);
}
