import { MEASURES as classic, LEADING as classicLeading } from './classic/measures';
import { MEASURES as domination, LEADING as dominationLeading } from './domination/measures';
import type { LeadingWords, Measure } from './game';
import type { Message } from './game/message';
import { type GameSystemId, type PlayedGame, RESULTS_ONLY } from './games';
import { MEASURES as newEra, LEADING as newEraLeading } from './new-era/measures';
import { MEASURES as ny2047, LEADING as ny2047Leading } from './ny2047/measures';
import { MEASURES as nycRisk, LEADING as nycRiskLeading } from './nyc-risk/measures';
import { definitionIn } from './results-only/definition';
import { leadingFrom, measuresFrom } from './results-only/measures';

/** The measures of each game with an engine, without its rules, which is all that records and tables need. */
export const MEASURES: Readonly<Record<GameSystemId, readonly Measure[]>> = {
  ny2047,
  'nyc-risk': nycRisk,
  'new-era': newEra,
  domination,
  classic,
};

const LEADING: Readonly<Record<GameSystemId, LeadingWords>> = {
  ny2047: ny2047Leading,
  'nyc-risk': nycRiskLeading,
  'new-era': newEraLeading,
  domination: dominationLeading,
  classic: classicLeading,
};

/** The measures of the game of a season or board, the leading one first; none if it counts places or wins alone. */
export function measuresOf({ system, options }: PlayedGame): readonly Measure[] {
  return system === RESULTS_ONLY ? measuresFrom(definitionIn(options)) : MEASURES[system];
}

function leadingOf({ system, options }: PlayedGame): LeadingWords {
  return system === RESULTS_ONLY ? leadingFrom(definitionIn(options)) : LEADING[system];
}

/** An amount of the leading measure: "7 stars". */
export function countedIn(game: PlayedGame, count: number): Message {
  return leadingOf(game).amount(count);
}

/** The unit of the leading measure in the singular, within a sentence: "star". */
export function oneCountedOf(game: PlayedGame): Message {
  return leadingOf(game).one;
}

/** The unit of the leading measure in the plural, within a sentence: "stars". */
export function countedOf(game: PlayedGame): Message {
  return leadingOf(game).many;
}

/** The measure that decides; one that no seat has, if the game counts places or wins alone. */
export function leadingMeasure(game: PlayedGame): Measure {
  return measuresOf(game)[0] ?? { id: '', name: 'points' };
}
