import type { Store } from '../../functions/store/store';
import type { Watch } from './watch';

/** How often each thing of a kind came up: "order move", "result succeeds", "phase Spring", "ruling pause". */
export type Counted = Readonly<Record<string, number>>;

/**
 * The parts of games that have to come up. Orders that a game rejects are not among them, because the API refuses them
 * when they are given, nor supports that are cut: boards as small as these see one in a hundred games.
 */
export const WANTED_PARTS: readonly string[] = [
  'orders close to a deadline',
  ...['HOLD', 'MOVE', 'SUPPORT', 'RELOCATE'].map((type) => `order ${type}`),
  ...['bounced', 'destroyed', 'done', 'given', 'held', 'succeeded', 'void'].map((code) => `result ${code}`),
  ...['Set-up', 'Spring', 'Spring , adjustment', 'Fall'].map((phase) => `phase ${phase}`),
  ...['correct-order', 'disorder', 'extend', 'pause', 'replace', 'resume', 'roll-back'].map(
    (kind) => `ruling ${kind}`,
  ),
  ...['started', 'all-ready', 'deadline'].map((why) => `step closed: ${why}`),
];

/** Counts what came up in the games of a run. */
export async function counted(store: Store, games: readonly string[], watch: Watch): Promise<Counted> {
  const counts: Record<string, number> = { 'orders close to a deadline': watch.closeToDeadline() };
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  for (const id of games) {
    const game = await store.game(id);
    if (game === undefined) continue;
    const [steps, rulings] = await Promise.all([store.steps(id), store.rulingsOn(game)]);
    for (const { kind } of rulings) count(`ruling ${kind}`);
    for (const { label, why, orders } of steps) {
      count(`phase ${label.replaceAll(/\d+/g, '').trim()}`);
      count(`step closed: ${why}`);
      for (const { order, result } of orders) {
        const type =
          typeof order === 'object' && order !== null && 'type' in order ? String(order.type) : 'none';
        count(`order ${type}`);
        count(`result ${result}`);
      }
    }
  }
  return counts;
}

export function addUp(one: Counted, other: Counted): Counted {
  const sum: Record<string, number> = { ...one };
  for (const [what, count] of Object.entries(other)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}
