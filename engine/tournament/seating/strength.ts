import { shuffled } from '../../core/shuffled';
import { textRandom } from '../../random';
import { EMPTY, type Entrant } from './problem';

/** Totals are sums of fractions: differences below this part of the largest distance count as equal. */
const EQUAL = 1e-9;

/** Strengths as standard deviations from the mean; players without one count as the mean. */
export function deviationsOf(players: readonly Entrant[]): readonly number[] {
  const known = players.flatMap(({ strength }) => strength ?? []);
  const mean = known.reduce((sum, strength) => sum + strength, 0) / Math.max(1, known.length);
  const variance =
    known.reduce((sum, strength) => sum + (strength - mean) ** 2, 0) / Math.max(1, known.length);
  const deviation = Math.sqrt(variance);
  // Rounding leaves a small deviation where all are equal.
  if (deviation <= EQUAL * Math.abs(mean)) return players.map(() => 0);
  return players.map(({ strength = mean }) => (strength - mean) / deviation);
}

/** Whether all players are equally strong. */
export function allLevel(players: readonly Entrant[]): boolean {
  return groupsOf(players.filter(isPlayer)).length <= 1;
}

/** Whether a player fills the seat. */
export function isPlayer({ id }: Entrant): boolean {
  return !id.startsWith(EMPTY);
}

/** Players of equal strength, the strongest first, empty seats last; each group contains the numbers of its players. */
export function groupsOf(players: readonly Entrant[]): readonly (readonly number[])[] {
  const deviations = deviationsOf(players);
  const strengths = players.map((player, at) =>
    isPlayer(player) ? (deviations[at] ?? 0) : Number.NEGATIVE_INFINITY,
  );
  const order = players.map((_, number) => number);
  order.sort((one, other) => (strengths[other] ?? 0) - (strengths[one] ?? 0) || one - other);
  const groups: number[][] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const number of order) {
    const strength = strengths[number] ?? 0;
    if (last - strength > EQUAL) groups.push([]);
    groups.at(-1)?.push(number);
    last = strength;
  }
  return groups;
}

/** The pot of each player: as many pots as a board has seats, the strongest in the first, lots among equals. */
export function potsOf(players: readonly Entrant[], seats: number, seed: string): readonly number[] {
  const random = textRandom(`${seed}:pots`);
  const order = groupsOf(players).flatMap((group) =>
    shuffled(
      [...group].sort((one, other) => compare(players[one]?.id ?? '', players[other]?.id ?? '')),
      random,
    ),
  );
  const pots = new Array<number>(players.length).fill(0);
  for (const [rank, number] of order.entries()) pots[number] = Math.floor((rank * seats) / players.length);
  return pots;
}

/** Orders texts the same way on every machine. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
