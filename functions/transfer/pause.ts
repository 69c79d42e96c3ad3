import { Gate } from '../core/game/games.records';
import { StoredBoard } from '../core/platform/items';
import type { StoredItem } from '../core/platform/stored-item';

/**
 * The items with every open step paused at a moment: the time remaining until its deadline is kept until a moderator
 * resumes it. A step that was already due closes as usual.
 */
export function paused(items: readonly StoredItem[], at: number): readonly StoredItem[] {
  const stopped = new Set<string>();
  const gates = items.map((item) => {
    if (item.sk !== 'GATE') return item;
    const gate = Gate.parse(item);
    if (gate.state !== 'open' || gate.pausedAt !== undefined || gate.deadline <= at) return item;
    stopped.add(gate.game);
    // Not in the index of due steps, and without a planned early close.
    const { duePk: _, dueSk: __, closesAt: ___, ...rest } = item;
    return { ...rest, pausedAt: at };
  });
  return gates.map((item) => {
    if (!item.sk.startsWith('BOARD#') || !stopped.has(StoredBoard.parse(item).game)) return item;
    return { ...item, deadline: null, paused: true };
  });
}
