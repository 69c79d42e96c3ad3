import { systemFor } from '../../../engine/systems';
import type { CaseRecord } from '../../../functions/core/case/cases.records';
import type { GameRecord, StepRecord } from '../../../functions/core/game/games.records';
import type { Item } from '../crash/hunt';
import type { Played } from './season';
import { WANTED_OF_GAMES } from './wanted-of-games';

/** How often each thing of a kind occurred: "ny2047: order MOVE", "format ladder", "ruling pause". */
export type Counted = Readonly<Record<string, number>>;

/** The parts that must occur: those common to all games, and the parts of each. */
export const WANTED_PARTS: readonly string[] = [
  'orders close to a deadline',
  ...['correct-order', 'disorder', 'extend', 'pause', 'replace', 'resume', 'roll-back'].map(
    (kind) => `ruling ${kind}`,
  ),
  ...['started', 'all-ready', 'deadline'].map((why) => `step closed: ${why}`),
  ...['rounds', 'knock-out', 'ladder'].map((kind) => `format ${kind}`),
  'seat taken by a substitute',
  ...['answered', 'withdrawn'].map((state) => `appeal ${state}`),
  ...WANTED_OF_GAMES,
];

/** Counts the occurrences in the games of a run. */
export async function counted(
  { oracle, watch, scenario, substitutes }: Played,
  items: readonly Item[],
  games: readonly string[],
): Promise<Counted> {
  const counts: Record<string, number> = { 'orders close to a deadline': watch.closeToDeadline() };
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  count(`format ${scenario.format.kind}`);
  for (const item of items) {
    if (!item.sk.startsWith('CASE#')) continue;
    const { appeal } = item as unknown as CaseRecord;
    if (appeal !== undefined) count(`appeal ${appeal.state}`);
  }
  for (const id of games) {
    const game = await oracle.game(id);
    if (game === undefined) continue;
    const [steps, rulings] = await Promise.all([oracle.steps(id), oracle.rulingsOn(game)]);
    for (const { kind } of rulings) count(`ruling ${kind}`);
    for (const { player } of [...game.seats, ...game.left])
      if (substitutes.has(player.id)) count('seat taken by a substitute');
    for (const step of steps) {
      count(`step closed: ${step.why}`);
      for (const part of partsOf(game, step)) count(`${game.system}: ${part}`);
    }
  }
  return counts;
}

/** The parts of a step of a game: its phase, the orders, and their results. */
function partsOf(game: GameRecord, { label, orders }: StepRecord): readonly string[] {
  return [
    `phase ${phaseOf(game, label)}`,
    ...orders.flatMap(({ order, result }) => {
      const type =
        typeof order === 'object' && order !== null && 'type' in order ? String(order.type) : 'none';
      return [`order ${type}`, `result ${result}`];
    }),
  ];
}

/** The label of a step without its number, its seat and its space. */
function phaseOf(game: GameRecord, label: string): string {
  const { named = {}, names } = systemFor(game)?.seats ?? { names: [] };
  const seats = names.map((seat) => named[seat]?.name ?? seat);
  return label
    .replaceAll(/\d+/g, '')
    .replace(/ at .*$/, '')
    .replaceAll(new RegExp(`\\b(?:${seats.join('|')})\\b`, 'gi'), '')
    .replaceAll(/[\s,:]+/g, ' ')
    .trim();
}

export function addUp(one: Counted, other: Counted): Counted {
  const sum: Record<string, number> = { ...one };
  for (const [what, count] of Object.entries(other)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}
