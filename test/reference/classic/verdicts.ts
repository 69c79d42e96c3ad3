import type { Position, Unit } from '../../../engine/classic/types';
import type { Accepted } from './accepting';
import { provinceOf, unitIn } from './board';
import type { Resolved } from './resolving';

export interface Fate {
  readonly result: string;
  readonly reason: string;
  readonly by: readonly string[];
}

const fate = (result: string, reason: string, by: readonly string[] = []): Fate => ({
  result,
  reason,
  by: [...by].sort(),
});

/** 5.12 The move that dislodges a unit. */
export function dislodger(position: Position, world: Resolved, unit: Unit): Accepted | undefined {
  const at = provinceOf(unit.at);
  const own = world.moveFrom(at);
  if (own && world.value(own) === true) return undefined;
  return world.movesInto(at).find((move) => world.value(move) === true && unitIn(position, at) !== undefined);
}

/** 15.3 The fate of an accepted order. */
export function fateOf(position: Position, world: Resolved, order: Accepted): Fate {
  const attacker = dislodger(position, world, order.unit);
  if (attacker) return fate('dislodged', '5.12', [attacker.from]);
  if (order.type === 'HOLD') return fate('held', '4.1');
  const voidBy = world.voidRule(order);
  if (voidBy !== null) return fate('void', voidBy);
  if (order.type === 'MOVE') return fateOfMove(position, world, order);
  if (order.type === 'CONVOY')
    return world.outOf.has(order) ? fate('disrupted', '7.7') : fate('given', '7.1');
  if (world.value(order) === true) return fate('given', '6.1');
  const cutters = world.cutters(order).filter((move) => world.isOpen(move) === true);
  return fate(
    'cut',
    '6.4',
    cutters.map(({ from }) => from),
  );
}

function fateOfMove(position: Position, world: Resolved, move: Accepted): Fate {
  if (world.value(move) === true) return fate('succeeded', '5.8');
  if (!world.isOpen(move)) {
    if (!world.isChained(move)) return fate('void', '7.2');
    const lost = world.convoysOf(move).filter((convoy) => world.value(convoy) !== true);
    const isKnot = world.convoysOf(move).some((convoy) => world.outOf.has(convoy));
    return fate(
      'disrupted',
      isKnot ? '7.7' : '7.3',
      lost.map(({ unit }) => unit.at),
    );
  }
  const [strength] = world.attack(move);
  const rivals = world.rivals(move).filter((rival) => {
    const [prevent] = world.prevent(rival);
    return prevent > 0 && prevent >= strength;
  });
  const there = unitIn(position, move.to);
  const leaving = world.moveFrom(move.to);
  const faced = world.facing(move);
  const [against] = faced ? world.defence(faced) : world.hold(move.to);
  const stops = there && !(leaving && world.value(leaving) === true) && against >= strength;
  const by = [...rivals.map(({ from }) => from), ...(stops ? [move.to] : [])];
  const atGoal = there?.power === move.unit.power ? '5.10' : faced ? '5.6' : '5.5';
  return fate('bounced', stops ? atGoal : '5.7', by);
}
