import { MEASURES as classic } from './classic/measures';
import { MEASURES as domination } from './domination/measures';
import type { Measure } from './game';
import type { GameSystemId } from './games';
import { MEASURES as newEra } from './new-era/measures';
import { MEASURES as ny2047 } from './ny2047/measures';
import { MEASURES as nycRisk } from './nyc-risk/measures';

/** The figures of each game, without its rules: records and tables need no more of it. */
export const MEASURES: Readonly<Record<GameSystemId, readonly Measure[]>> = {
  ny2047,
  'nyc-risk': nycRisk,
  'new-era': newEra,
  domination,
  classic,
};

/** The figure that leads in a game. */
export function leadingMeasure(system: GameSystemId): Measure {
  return MEASURES[system][0] ?? { id: '', name: 'points' };
}
