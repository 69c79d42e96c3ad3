import { chosenVariant } from '../../../engine/ny2047/variant/chosen';
import type { Definition } from '../../../engine/ny2047/variant/definition';
import type { OfGame } from '../boards';
import { chartParts } from './chart';
import { ownChartParts } from './own-chart';
import type { ChartParts } from './table/board';

/** The variant of a game; undefined for New York 2047 itself. */
export function variantOf(game: OfGame | undefined): Definition | undefined {
  return chosenVariant(game?.options, game?.rulesVersion);
}

/** The map to draw: that of New York, unless a variant has its own. */
export function partsOf(variant: Definition | undefined): ChartParts {
  return variant === undefined || 'map' in variant ? chartParts() : ownChartParts(variant);
}
