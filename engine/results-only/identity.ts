import type { GameIdentity } from '../game-identity';
import { type Definition, seatNamesOf } from './definition';

/** The identity of a game without an engine, from its definition. */
export function identityFrom(definition: Definition): GameIdentity {
  const { seats, counts, fewest, roles } = definition;
  return {
    title: titleFrom(definition),
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

/** How many titles stand in the name of a season of several games. */
const TITLES = 3;

function titleFrom({ title, games }: Definition): string {
  const titles = [...new Set([title, ...games.map((one) => one.title)])];
  return [...titles.slice(0, TITLES), ...(titles.length > TITLES ? ['…'] : [])].join(', ');
}

/**
 * Points that fall by place, and the win of a duel as one point: a draw is worth half of it. Points of
 * different games say nothing about each other, so that several games are scored by places.
 */
function scoringFrom({ counts, fewest, games }: Definition): GameIdentity['scoring'] {
  if (games.length > 0) return 'rank-points';
  if (counts === 'points')
    return fewest ? { id: 'leading-measure', parameters: { factor: -1 } } : 'leading-measure';
  if (counts === 'places') return 'rank-points';
  const places = { points: [1, 0], ties: { rule: 'split' }, order: 'placing' };
  return { id: 'rank-points', parameters: { places } };
}
