import { lossChances } from '../offers/odds';

/** The possible results of an attack that is pressed until one side is beaten. */
export interface Fight {
  /** The chance that the hood is taken. */
  readonly taken: number;
  /** Attackers left on average if it is taken, and if it is not. */
  readonly leftIfTaken: number;
  readonly leftIfNot: number;
}

const MOST_UNITS = 30;
/** The least and the greatest advantage of the attacker's highest die over the defender's. */
const LEAST_EDGE = -2;
const MOST_EDGE = 2;
/** An attack is pressed to the last unit, or only as long as three dice can be rolled. */
export const TO_THE_LAST = 1;
export const WITH_ALL_DICE = 3;

/**
 * The odds of all attacks of up to thirty units against thirty, computed once: a plan asks for thousands of them.
 * @param edge the bonuses on the attacker's highest die, less those on the defender's
 */
export function fightOf(attackers: number, defenders: number, edge: number, keep: number): Fight {
  const size = MOST_UNITS + 1;
  const table = tableOf(clamp(edge, LEAST_EDGE, MOST_EDGE), keep);
  const most = clamp(Math.floor(attackers), 0, MOST_UNITS);
  const found = table[most * size + clamp(defenders, 1, MOST_UNITS)] ?? NO_FIGHT;
  // Beyond the table the surplus is left over in any case.
  return attackers > MOST_UNITS
    ? { ...found, leftIfTaken: found.leftIfTaken + attackers - MOST_UNITS }
    : found;
}

const NO_FIGHT: Fight = { taken: 0, leftIfTaken: 0, leftIfNot: 0 };
/** Tables by the limit to which an attack is pressed and by edge, each computed when first needed. */
const TABLES = new Map<number, readonly Fight[]>();

function tableOf(edge: number, keep: number): readonly Fight[] {
  const place = keep * (MOST_EDGE - LEAST_EDGE + 1) + edge - LEAST_EDGE;
  const known = TABLES.get(place);
  if (known !== undefined) return known;
  const table = tableFor(edge, keep);
  TABLES.set(place, table);
  return table;
}

/** All fights of one edge, by attackers and defenders, each built on those with fewer units. */
function tableFor(edge: number, keep: number): readonly Fight[] {
  const chances = rollChances(edge);
  const size = MOST_UNITS + 1;
  const table: Fight[] = [];
  for (let attackers = 0; attackers < size; attackers += 1)
    for (let defenders = 0; defenders < size; defenders += 1) {
      const dice = Math.min(3, attackers - 1);
      const chance = chances[dice]?.[Math.min(2, defenders)];
      if (defenders === 0) table.push({ taken: 1, leftIfTaken: attackers, leftIfNot: 0 });
      else if (attackers <= keep || !chance) table.push({ taken: 0, leftIfTaken: 0, leftIfNot: attackers });
      else
        table.push(
          joined(chance, (lost) => table[(attackers - lost) * size + defenders - (chance.length - 1 - lost)]),
        );
    }
  return table;
}

/** The fight before a roll, combined from the fights that the roll may lead to. */
function joined(chances: readonly number[], after: (lost: number) => Fight | undefined): Fight {
  let taken = 0;
  let leftIfTaken = 0;
  let leftIfNot = 0;
  for (const [lost, chance] of chances.entries()) {
    const fight = after(lost) ?? NO_FIGHT;
    taken += chance * fight.taken;
    leftIfTaken += chance * fight.taken * fight.leftIfTaken;
    leftIfNot += chance * (1 - fight.taken) * fight.leftIfNot;
  }
  return {
    taken,
    leftIfTaken: taken > 0 ? leftIfTaken / taken : 0,
    leftIfNot: taken < 1 ? leftIfNot / (1 - taken) : 0,
  };
}

/** The chances of losses in one roll, by attack dice and defence dice. */
function rollChances(edge: number): readonly (readonly (readonly number[])[])[] {
  const bonuses = { attackBonus: Math.max(0, edge), defenceBonus: Math.max(0, -edge) };
  const forDice = (attackDice: number) => [
    [],
    ...[1, 2].map((defenceDice) => lossChances({ attackDice, defenceDice, ...bonuses })),
  ];
  return [[], ...[1, 2, 3].map(forDice)];
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
