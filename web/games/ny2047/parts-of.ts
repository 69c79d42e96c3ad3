import { chosenVariant } from '../../../engine/ny2047/variant/chosen';
import { type Definition, variantInLanguage } from '../../../engine/ny2047/variant/definition';
import type { OfGame } from '../boards';
import { chartParts } from './chart';
import { ownChartParts } from './own-chart';
import type { ChartParts } from './table/board';

/** The variant of a game; undefined for New York 2047 itself. */
export function variantOf(game: OfGame | undefined): Definition | undefined {
  return chosenVariant(game?.options, game?.rulesVersion);
}

/**
 * The map to draw: that of New York, unless a variant has its own.
 * @param language of the names on it; without one they are the first names of the file
 */
export function partsOf(variant: Definition | undefined, language?: string): ChartParts {
  if (variant === undefined || 'map' in variant) return chartParts();
  return ownChartParts(language === undefined ? variant : variantInLanguage(variant, language));
}
