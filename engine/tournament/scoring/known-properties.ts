import type { ScoringId } from '../../scoring-ids';
import type { PropertyId } from './properties';

const [SOLO, MONOTONE, PATH, SUM] = [
  'solo-draw-loss',
  'monotone',
  'path-independent',
  'constant-sum',
] as const;

/** Properties of each system with its default parameters, on boards of the classic game that last up to 12 years. */
export const KNOWN_PROPERTIES: Readonly<Record<ScoringId, readonly PropertyId[]>> = {
  'sum-of-squares': [SOLO, MONOTONE, PATH, SUM],
  // A single leader of an undecided board gets as much as the winner of a solo.
  'draw-size': [MONOTONE, PATH, SUM],
  'leading-measure': [MONOTONE, PATH, SUM],
  'rank-points': [MONOTONE, PATH, SUM],
  calhamer: [SOLO, MONOTONE, PATH, SUM],
  'draw-size-survivors': [SOLO, MONOTONE, PATH, SUM],
  // Every board pays 420 and its 34 centres, because sampled draws leave no survivor out.
  'draw-size-420': [SOLO, MONOTONE, PATH, SUM],
  // Losing to a solo with 16 centres pays more than a draw of seven.
  'survivors-win': [MONOTONE, PATH, SUM],
  'sum-of-squares-pot': [SOLO, MONOTONE, PATH],
  'solo-or-bust': [MONOTONE, PATH],
  // The third place of an eliminated seat pays more than the last place in a draw of seven.
  carnage: [MONOTONE, SUM],
  'carnage-dead-equal': [MONOTONE, PATH, SUM],
  'carnage-2023': [MONOTONE],
  'centre-count-carnage': [MONOTONE, SUM],
  // With two survivors, eliminated seats share the third place: 1 + 7 / 5.
  'c-diplo': [MONOTONE, PATH],
  'c-diplo-edc': [MONOTONE, PATH],
  'c-diplo-100': [MONOTONE, PATH, SUM],
  'c-diplo-80': [MONOTONE, PATH, SUM],
  'c-diplo-namur': [SOLO, MONOTONE, PATH],
  // The top seat loses its tribute if it takes the last centre of a small payer.
  tribute: [SOLO, PATH, SUM],
  'half-tribute': [SOLO, MONOTONE, PATH, SUM],
  'open-tribute': [SOLO, MONOTONE, PATH],
  // Scaled to a sum: four tied seats get nothing for their places, and the share of the top grows.
  detour09: [SOLO],
  // The second place after a solo pays more than a draw of seven.
  dixie: [MONOTONE],
  manorcon: [SOLO, MONOTONE],
  'manorcon-original': [SOLO, MONOTONE],
  'manorcon-2': [SOLO, MONOTONE],
  // Half a point for each of 16 centres after a solo is more than 1 + 3 in a draw.
  bangkok: [MONOTONE],
  olympic: [SOLO, MONOTONE],
  'bangkok-pike': [SOLO, MONOTONE],
  'world-classic': [SOLO, MONOTONE],
  'summer-classic': [SOLO, MONOTONE],
  'open-mind-the-gap': [SOLO, PATH],
  whipping: [SOLO, MONOTONE],
  'southern-sun': [SOLO, MONOTONE],
  'ranked-classic': [SOLO, MONOTONE],
  'ranked-classic-2': [SOLO, MONOTONE],
  // A late elimination pays 11 or more, the last place with one centre pays 10.
  haight: [],
  maxonian: [MONOTONE],
  '7eleven': [MONOTONE],
  'base-3': [SOLO, MONOTONE, PATH],
  mischief: [SOLO, MONOTONE, PATH],
  vulcan: [SOLO, MONOTONE, PATH],
  'duct-tape': [MONOTONE, PATH],
  'duct-tape-elimination': [MONOTONE],
  sydney: [MONOTONE],
  'your-draw-size-short': [SOLO, MONOTONE, PATH],
  'your-draw-size': [SOLO, MONOTONE, PATH],
  own: [MONOTONE, PATH, SUM],
  // By default, the sum of squares.
  formula: [SOLO, MONOTONE, PATH, SUM],
};
