import type { GameSystem, Problem } from '../../../engine/game';
import type { Notation } from '../../../engine/game/transcript';

/** An order that was read from a text, and its line, counted from 0. */
export interface TypedOrder {
  readonly line: number;
  readonly order: unknown;
}

export interface ReadText {
  /** The orders of all lines that can be read, legal or not. */
  readonly orders: readonly TypedOrder[];
  /** Of every line that cannot be read or that the rules forbid; the first entry of the path is the line. */
  readonly problems: readonly Problem[];
  /** How lines were read that say more than an order can hold; same paths. */
  readonly notes: readonly Problem[];
}

/**
 * Reads a seat's orders from a text in its game's notation and checks them against the rules. All problems are found at
 * once: those of lines that cannot be read, and those of the others.
 */
export function readTyped(
  system: GameSystem,
  notation: Notation,
  position: unknown,
  seat: string,
  text: string,
): ReadText {
  const lines = text.split(/\r?\n/);
  const unreadable: Problem[] = [];
  let parsed = notation.parse(position, seat, lines.join('\n'));
  // A line may depend on those before it, so what is left is read as a whole again.
  while (!parsed.ok) {
    const bad = new Set(parsed.problems.map(({ path: [line] }) => line));
    unreadable.push(...parsed.problems);
    const left = lines.map((line, at) => (bad.has(at) ? '' : line));
    if (left.every((line, at) => line === lines[at])) return { orders: [], problems: unreadable, notes: [] };
    lines.splice(0, lines.length, ...left);
    parsed = notation.parse(position, seat, lines.join('\n'));
  }
  const used = lines.flatMap((line, at) => (holdsNoOrder(notation, position, seat, line) ? [] : [at]));
  const orders = parsed.value.map((order, at) => ({ line: used[at] ?? at, order }));
  const forbidden = system.validate(
    position,
    seat,
    orders.map(({ order }) => order),
  );
  const problems = [...unreadable, ...forbidden.flatMap((one) => byLine(one, orders, unreadable.length > 0))];
  return { orders, problems: problems.sort(inOrder), notes: parsed.notes ?? [] };
}

/** An empty line, or a heading such as the name of a power. */
function holdsNoOrder(notation: Notation, position: unknown, seat: string, line: string): boolean {
  if (line.trim() === '') return true;
  const alone = notation.parse(position, seat, line);
  return alone.ok && alone.value.length === 0;
}

/**
 * A problem of the list with the line of its order. One of the list as a whole is left out while lines are unreadable:
 * what they were meant to say is unknown.
 */
function byLine(problem: Problem, orders: readonly TypedOrder[], isPartial: boolean): readonly Problem[] {
  const [at, ...field] = problem.path;
  const typed = typeof at === 'number' ? orders[at] : undefined;
  if (typed === undefined) return isPartial ? [] : [problem];
  return [{ ...problem, path: [typed.line, ...field] }];
}

function inOrder({ path: [one] }: Problem, { path: [other] }: Problem): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : 0;
}
