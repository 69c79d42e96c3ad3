import { MEASURES as classic, LEADING as classicLeading } from './classic/measures';
import { MEASURES as domination, LEADING as dominationLeading } from './domination/measures';
import type { LeadingWords, Measure } from './game';
import type { Message } from './game/message';
import type { GameSystemId } from './games';
import { MEASURES as newEra, LEADING as newEraLeading } from './new-era/measures';
import { MEASURES as ny2047, LEADING as ny2047Leading } from './ny2047/measures';
import { MEASURES as nycRisk, LEADING as nycRiskLeading } from './nyc-risk/measures';

/** The figures of each game, without its rules: records and tables need no more of it. */
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

/** An amount of what a game counts first: "7 stars". */
export function countedIn(system: GameSystemId, count: number): Message {
  return LEADING[system].amount(count);
}

/** One of what a game counts first, within a sentence: "star". */
export function oneCountedOf(system: GameSystemId): Message {
  return LEADING[system].one;
}

/** What a game counts first, within a sentence: "stars". */
export function countedOf(system: GameSystemId): Message {
  return LEADING[system].many;
}

/** The figure that leads in a game. */
export function leadingMeasure(system: GameSystemId): Measure {
  return MEASURES[system][0] ?? { id: '', name: 'points' };
}
