import type { GameIdentity } from '../game-identity';
import { type Definition, seatNamesOf } from './definition';

/** The identity of a game without an engine, from its definition. */
export function identityFrom(definition: Definition): GameIdentity {
  const { title, seats, counts, fewest, roles } = definition;
  return {
    title,
    seats: {
      names: seatNamesOf(definition),
      fixed: roles.length > 0,
      ...seats,
      usual: seats.max,
    },
    counts: { one: 'point', many: 'points' },
    scoring: scoringFrom(definition),
    results: { kind: counts, fewest: counts === 'points' && fewest },
  };
}

/** Points that fall by place, and the win of a duel as one point: a draw is worth half of it. */
function scoringFrom({ counts, fewest }: Definition): GameIdentity['scoring'] {
  if (counts === 'points')
    return fewest ? { id: 'leading-measure', parameters: { factor: -1 } } : 'leading-measure';
  if (counts === 'places') return 'rank-points';
  const places = { points: [1, 0], ties: { rule: 'split' }, order: 'placing' };
  return { id: 'rank-points', parameters: { places } };
}
