import { STADIUMS } from '../data/map';
import type { HoodId } from '../types';
import { attackDice, defenceBonus, defenceDice, exchange } from './battle';
import { conquer, moveIn } from './conquest';
import { changeUnits, holdingOf, type WorkingCopy } from './working-copy';

const REWARD = 5;

/** 14.6 The stadium with more units attacks the other one as if they were neighbours, to the end. */
export function subwaySeries(copy: WorkingCopy): void {
  const pair = pairing(copy);
  if (!pair) return;
  const { from, to } = pair;
  playOut(copy, from, to);
  if (copy.position.phase !== 'over') changeUnits(copy, to, REWARD);
}

/** The attacker and the defender; a coin breaks a tie. Undefined unless the stadiums have two different owners. */
function pairing({ position, chance }: WorkingCopy): { from: HoodId; to: HoodId } | undefined {
  const [first = '', second = ''] = STADIUMS;
  const [one, other] = [holdingOf(position, first), holdingOf(position, second)];
  if (one.owner === null || other.owner === null || one.owner === other.owner) return undefined;
  const firstAttacks = one.units === other.units ? chance.coin() === 1 : one.units > other.units;
  return firstAttacks ? { from: first, to: second } : { from: second, to: first };
}

/** The most dice in every roll, no cards and no boosts, until the attackers are down to one or the hood has fallen. */
function playOut(copy: WorkingCopy, from: HoodId, to: HoodId): void {
  const { position } = copy;
  const attacker = holdingOf(position, from);
  while (attacker.units > 1) {
    const rolled = exchange(copy, {
      from,
      to,
      attackDice: attackDice(attacker.units),
      defenceDice: defenceDice(position, to),
      attackBonus: 0,
      defenceBonus: defenceBonus(position, to),
      mostLost: Number.POSITIVE_INFINITY,
    });
    if (holdingOf(position, to).units > 0) continue;
    conquer(copy, rolled.attacker, from, to);
    const dice = rolled.attack.length;
    moveIn(copy, { from, to, min: dice, move: dice, mayor: false });
    return;
  }
}
