/**
 * The facts that the odds of an attack depend on (6.3 to 6.10). Facts unknown to the attacker are assumptions of the
 * caller.
 */
export interface Attack {
  /** Units in the hood the attack comes from. */
  readonly attackers: number;
  readonly defenders: number;
  /** The most dice to attack with; three if absent. */
  readonly dice?: number | undefined;
  /** The most rolls to make; no limit if absent. */
  readonly rolls?: number | undefined;
  /** Stop after a roll that leaves this number of units or fewer; 1 if absent. */
  readonly keep?: number | undefined;
  /** Whether the attacker's mayor goes along (6.5). */
  readonly mayor?: boolean | undefined;
  /** The bonus of the defender's mayor and airport on its highest die (6.8). */
  readonly defenceBonus?: number | undefined;
  /** The most dice the defender wants to roll (12.2); two if absent. */
  readonly defenceDice?: number | undefined;
  /** Second Wind applies: the first roll has one more die (14.5). */
  readonly secondWind?: boolean | undefined;
  /** Shortcut applies: in the first roll the defender has one die (14.5). */
  readonly shortcut?: boolean | undefined;
}

/** One possible end of the attack: the remaining units, before any move in. */
export interface AttackEnd {
  readonly attackers: number;
  readonly defenders: number;
  /** Whether the attacker's mayor fought and is still there. */
  readonly mayor: boolean;
  readonly chance: number;
}

export interface Odds {
  /** The chance that the hood is taken. */
  readonly taken: number;
  /** Every end with a chance above zero; the chances add up to one. */
  readonly ends: readonly AttackEnd[];
  readonly attackLoss: number;
  readonly defendLoss: number;
  /** The chance that the attacker's mayor is lost on the way (6.10). */
  readonly mayorLost: number;
}

/** One exchange of dice. */
export interface Roll {
  readonly attackDice: number;
  readonly defenceDice: number;
  readonly attackBonus: number;
  readonly defenceBonus: number;
}

const SIDES = 6;

/** The exact odds of an attack. */
export function attackOdds(attack: Attack): Odds {
  const keep = attack.keep ?? 1;
  const most = attack.rolls ?? Number.POSITIVE_INFINITY;
  const chancesOf = rollTable();
  const ends: AttackEnd[] = [];
  let states: readonly AttackEnd[] = [startOf(attack)];
  for (let roll = 0; states.length > 0; roll += 1) {
    const next = new Map<number, AttackEnd>();
    for (const state of states)
      if (roll >= most || !goesOn(state, keep)) ends.push(state);
      else fight(state, diceOf(attack, state, roll === 0), chancesOf, next);
    states = [...next.values()];
  }
  return summary(attack, merged(ends));
}

function startOf({ attackers, defenders, mayor = false }: Attack): AttackEnd {
  return { attackers, defenders, mayor, chance: 1 };
}

function goesOn({ attackers, defenders }: AttackEnd, keep: number): boolean {
  return defenders > 0 && attackers > Math.max(1, keep);
}

/** 6.3, 6.4, 6.8: the number of dice that each side rolls, and the bonus on its highest one. */
function diceOf(attack: Attack, state: AttackEnd, first: boolean): Roll {
  const limit = first && attack.shortcut ? 1 : Math.max(1, attack.defenceDice ?? 2);
  return {
    attackDice: Math.min(attack.dice ?? 3, 3, state.attackers - 1),
    defenceDice: Math.min(2, limit, state.defenders),
    attackBonus: (state.mayor ? 1 : 0) + (first && attack.secondWind ? 1 : 0),
    defenceBonus: attack.defenceBonus ?? 0,
  };
}

/** Distributes a state's chance over the possible results of one roll. */
function fight(
  state: AttackEnd,
  roll: Roll,
  chancesOf: (roll: Roll) => readonly number[],
  next: Map<number, AttackEnd>,
): void {
  const compared = Math.min(roll.attackDice, roll.defenceDice);
  for (const [lost, chance] of chancesOf(roll).entries()) {
    if (chance === 0) continue;
    add(next, {
      attackers: state.attackers - lost,
      defenders: state.defenders - (compared - lost),
      // 6.10 A mayor falls with an army that loses as many units as it rolled dice.
      mayor: state.mayor && lost < roll.attackDice,
      chance: state.chance * chance,
    });
  }
}

function add(states: Map<number, AttackEnd>, state: AttackEnd): void {
  const key = (state.attackers * 4096 + state.defenders) * 2 + (state.mayor ? 1 : 0);
  const known = states.get(key);
  states.set(key, known === undefined ? state : { ...state, chance: state.chance + known.chance });
}

function merged(ends: readonly AttackEnd[]): readonly AttackEnd[] {
  const states = new Map<number, AttackEnd>();
  for (const end of ends) add(states, end);
  return [...states.values()];
}

function summary({ attackers, defenders, mayor = false }: Attack, ends: readonly AttackEnd[]): Odds {
  const sum = (share: (end: AttackEnd) => number) =>
    ends.reduce((total, end) => total + end.chance * share(end), 0);
  return {
    taken: sum((end) => (end.defenders === 0 ? 1 : 0)),
    ends,
    attackLoss: sum((end) => attackers - end.attackers),
    defendLoss: sum((end) => defenders - end.defenders),
    mayorLost: mayor ? sum((end) => (end.mayor ? 0 : 1)) : 0,
  };
}

/** The chances of rolls, each computed once. */
function rollTable(): (roll: Roll) => readonly number[] {
  const known = new Map<number, readonly number[]>();
  return (roll) => {
    const { attackDice, defenceDice, attackBonus, defenceBonus } = roll;
    const key = ((attackDice * 4 + defenceDice) * 64 + attackBonus) * 64 + defenceBonus;
    const chances = known.get(key) ?? lossChances(roll);
    known.set(key, chances);
    return chances;
  };
}

/** The chance that the attacker loses none, one or two units in one roll; the defender loses the others (6.9). */
export function lossChances(roll: Roll): readonly number[] {
  const compared = Math.min(roll.attackDice, roll.defenceDice);
  const chances = Array.from({ length: compared + 1 }, () => 0);
  for (const attack of bestDice(roll.attackDice))
    for (const defence of bestDice(roll.defenceDice)) {
      const first = attack.best + roll.attackBonus > defence.best + roll.defenceBonus ? 0 : 1;
      const second = compared > 1 && attack.second <= defence.second ? 1 : 0;
      chances[first + second] = (chances[first + second] ?? 0) + attack.chance * defence.chance;
    }
  return chances;
}

interface BestDice {
  readonly best: number;
  /** 0 when one die is rolled. */
  readonly second: number;
  readonly chance: number;
}

/** The two highest of a number of dice, from all possible throws. */
function bestDice(dice: number): readonly BestDice[] {
  const throws = SIDES ** dice;
  const counts = new Map<number, number>();
  for (let number = 0; number < throws; number += 1) {
    const [best = 0, second = 0] = facesOf(number, dice).sort((one, other) => other - one);
    const key = best * 10 + second;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({
    best: Math.floor(key / 10),
    second: key % 10,
    chance: count / throws,
  }));
}

/** A throw by its number: its digits to the base of six. */
function facesOf(number: number, dice: number): number[] {
  return Array.from({ length: dice }, (_, index) => (Math.floor(number / SIDES ** index) % SIDES) + 1);
}
