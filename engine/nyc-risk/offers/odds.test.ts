import { describe, expect, test } from 'vitest';
import { type Attack, attackOdds, lossChances } from './odds';

const PLAIN = { attackBonus: 0, defenceBonus: 0 };

/** Known odds of one roll: how often the attacker loses none, one, two units. */
const ROLLS: readonly (readonly [
  attack: number,
  defence: number,
  losses: readonly number[],
  throws: number,
])[] = [
  [1, 1, [15, 21], 36],
  [2, 1, [125, 91], 216],
  [3, 1, [855, 441], 1296],
  [1, 2, [55, 161], 216],
  [2, 2, [295, 420, 581], 1296],
  [3, 2, [2890, 2611, 2275], 7776],
];

describe('one roll', () => {
  for (const [attackDice, defenceDice, losses, throws] of ROLLS)
    test(`${attackDice} dice against ${defenceDice}`, () => {
      const chances = lossChances({ attackDice, defenceDice, ...PLAIN });
      expect(chances).toHaveLength(losses.length);
      for (const [index, loss] of losses.entries()) expect(chances[index]).toBeCloseTo(loss / throws, 12);
    });

  test('a bonus goes on the highest die, and a tie is the defender’s', () => {
    const [none = 0] = lossChances({ attackDice: 1, defenceDice: 1, attackBonus: 1, defenceBonus: 0 });
    expect(none).toBeCloseTo(21 / 36, 12);
    const [against = 0] = lossChances({ attackDice: 1, defenceDice: 1, attackBonus: 0, defenceBonus: 2 });
    expect(against).toBeCloseTo(6 / 36, 12);
  });
});

const CASES: readonly Attack[] = [
  { attackers: 2, defenders: 1 },
  { attackers: 4, defenders: 2 },
  { attackers: 5, defenders: 3, mayor: true },
  { attackers: 5, defenders: 4, mayor: true, dice: 1 },
  { attackers: 6, defenders: 3, keep: 3 },
  { attackers: 6, defenders: 3, keep: 3, mayor: true, defenceBonus: 1 },
  { attackers: 6, defenders: 4, rolls: 2 },
  { attackers: 6, defenders: 4, dice: 2, defenceDice: 1 },
  { attackers: 5, defenders: 3, secondWind: true, shortcut: true, defenceBonus: 2 },
];

describe('whole attacks', () => {
  for (const attack of CASES) {
    const name = JSON.stringify(attack);
    test(`agree with throwing every die: ${name}`, () => {
      expect(attackOdds(attack).taken).toBeCloseTo(takenByEveryThrow(attack), 10);
    });
    test(`have chances that add up to one: ${name}`, () => {
      const { ends } = attackOdds(attack);
      expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    });
  }

  test('every unit lost is one of those that were there', () => {
    const { ends, attackLoss, defendLoss } = attackOdds({ attackers: 9, defenders: 6 });
    for (const { attackers, defenders } of ends) expect(attackers + defenders).toBeGreaterThan(0);
    expect(attackLoss).toBeLessThanOrEqual(8);
    expect(defendLoss).toBeLessThanOrEqual(6);
  });

  test('a mayor who keeps three dice rolling is safe (6.10)', () => {
    expect(attackOdds({ attackers: 8, defenders: 6, keep: 3, mayor: true }).mayorLost).toBe(0);
    expect(attackOdds({ attackers: 8, defenders: 6, mayor: true }).mayorLost).toBeGreaterThan(0);
  });

  test('no attack where nothing may be risked', () => {
    const { taken, ends } = attackOdds({ attackers: 4, defenders: 2, rolls: 0 });
    expect(taken).toBe(0);
    expect(ends).toEqual([{ attackers: 4, defenders: 2, mayor: false, chance: 1 }]);
  });
});

/** The rules once more, written the slow way: every throw of every roll, in sequence. */
function takenByEveryThrow(attack: Attack): number {
  const keep = attack.keep ?? 1;
  const known = new Map<string, number>();
  const from = (attackers: number, defenders: number, mayor: boolean, roll: number): number => {
    if (defenders === 0) return 1;
    if (attackers <= Math.max(1, keep) || roll === (attack.rolls ?? -1)) return 0;
    const key = `${attackers} ${defenders} ${mayor} ${roll}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const first = roll === 0;
    const attackDice = Math.min(attack.dice ?? 3, attackers - 1);
    const defenceDice = Math.min(first && attack.shortcut ? 1 : (attack.defenceDice ?? 2), defenders);
    let sum = 0;
    const attacks = throwsOf(attackDice);
    const defences = throwsOf(defenceDice);
    for (const attackThrow of attacks)
      for (const defenceThrow of defences) {
        let lost = 0;
        const compared = Math.min(attackDice, defenceDice);
        for (let place = 0; place < compared; place += 1) {
          const bonus = place === 0 ? (mayor ? 1 : 0) + (first && attack.secondWind ? 1 : 0) : 0;
          const guard = place === 0 ? (attack.defenceBonus ?? 0) : 0;
          if ((attackThrow[place] ?? 0) + bonus <= (defenceThrow[place] ?? 0) + guard) lost += 1;
        }
        sum += from(attackers - lost, defenders - (compared - lost), mayor && lost < attackDice, roll + 1);
      }
    const chance = sum / (attacks.length * defences.length);
    known.set(key, chance);
    return chance;
  };
  return from(attack.attackers, attack.defenders, attack.mayor ?? false, 0);
}

/** Every throw of this number of dice, each from high to low. */
function throwsOf(dice: number): readonly (readonly number[])[] {
  let throws: number[][] = [[]];
  for (let die = 0; die < dice; die += 1)
    throws = throws.flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
  return throws.map((faces) => faces.sort((one, other) => other - one));
}
