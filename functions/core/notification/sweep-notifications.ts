import { keyForConcurrency } from '../platform/concurrency-by-key';
import type { Deps } from '../platform/deps';
import type { Unreadable } from '../platform/reads';
import type { KeyedTask, Task } from '../platform/run-all-settled';
import { deliver, type NotifyDeps } from './deliver';
import { closeDigest } from './digest';
import type { DispatchRecord } from './notifications.records';
import { remind } from './remind';

/** A first attempt that was not made by then has been lost. */
const LOST_MS = 60_000;

/** The reminders and digests that are due. Each task writes deliveries; nothing is sent here. */
export async function dueReminders(deps: Deps): Promise<readonly Task[]> {
  const now = deps.clock();
  const [games, digests] = await Promise.all([
    deps.store.remindersDueBefore(now),
    deps.store.digestsDueBefore(now),
  ]);
  return [
    ...games.map((game) => ({
      what: `reminder of ${game}`,
      correlation: game,
      item: { kind: 'reminder', game } as const,
      act: () => remind(deps, game),
    })),
    ...digests.map((player) => ({
      what: `digest of ${player}`,
      item: { kind: 'digest', player } as const,
      act: () => closeDigest(deps, player),
    })),
  ];
}

/**
 * The deliveries that are due: retries, and those whose first attempt was lost. `unreadable` receives items that this
 * release cannot read; without it they are thrown.
 */
export async function dueDeliveries(
  deps: NotifyDeps,
  unreadable?: Unreadable,
): Promise<readonly KeyedTask[]> {
  const now = deps.clock();
  const [names, dispatches] = await Promise.all([
    deps.store.deliveriesDueBefore(now, unreadable),
    deps.store.dispatchesBefore(now - LOST_MS, unreadable),
  ]);
  return [
    ...names.map((name) => ({
      what: `delivery ${JSON.stringify(name)}`,
      key: keyForConcurrency(name),
      item: { kind: 'delivery', name } as const,
      act: () => deliver(deps, name),
    })),
    ...dispatches.flatMap((dispatch) => lateDeliveries(deps, dispatch)),
  ];
}

/**
 * The deliveries of an event that have not been attempted, each with its concurrency key. The last one deletes their
 * list.
 */
function lateDeliveries(deps: NotifyDeps, dispatch: DispatchRecord): readonly KeyedTask[] {
  const { id, at, deliveries } = dispatch;
  let left = deliveries.length;
  const settle = () => deps.store.settleDispatch(dispatch);
  if (left === 0) return [{ what: `dispatch ${id}`, key: id, act: settle }];
  return deliveries.map((name) => ({
    what: `delivery ${JSON.stringify(name)} of dispatch ${id}`,
    key: keyForConcurrency(name),
    item: { kind: 'dispatch', id },
    since: at,
    async act() {
      await deliver(deps, name, { late: true });
      left -= 1;
      if (left === 0) await settle();
    },
  }));
}

/** Makes the deliveries of an event that have not been attempted, one after the other. */
export async function completeDispatch(deps: NotifyDeps, dispatch: DispatchRecord): Promise<void> {
  for (const { act } of lateDeliveries(deps, dispatch)) await act();
}
