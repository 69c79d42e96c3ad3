import { MEASURES as classic, LEADING as classicLeading } from './classic/measures';
import { MEASURES as domination, LEADING as dominationLeading } from './domination/measures';
import type { LeadingWords, Measure } from './game';
import type { Message } from './game/message';
import type { GameSystemId } from './games';
import { MEASURES as newEra, LEADING as newEraLeading } from './new-era/measures';
import { MEASURES as ny2047, LEADING as ny2047Leading } from './ny2047/measures';
import { MEASURES as nycRisk, LEADING as nycRiskLeading } from './nyc-risk/measures';

/** The measures of each game, without its rules, which is all that records and tables need. */
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

/** An amount of the leading measure: "7 stars". */
export function countedIn(system: GameSystemId, count: number): Message {
  return LEADING[system].amount(count);
}

/** The unit of the leading measure in the singular, within a sentence: "star". */
export function oneCountedOf(system: GameSystemId): Message {
  return LEADING[system].one;
}

/** The unit of the leading measure in the plural, within a sentence: "stars". */
export function countedOf(system: GameSystemId): Message {
  return LEADING[system].many;
}

export function leadingMeasure(system: GameSystemId): Measure {
  return MEASURES[system][0] ?? { id: '', name: 'points' };
}
