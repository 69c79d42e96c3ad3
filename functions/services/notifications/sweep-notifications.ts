import type { Task } from '../attempt-all';
import type { Deps } from '../deps';
import { completeDispatch, deliver, type NotifyDeps } from './deliver';
import { closeDigest } from './digest';
import { remind } from './remind';

/** A first attempt that was not made by then has been lost on its way. */
const LOST_MS = 60_000;

/** The reminders and digests that are due. Each writes deliveries; nothing is sent here. */
export async function dueReminders(deps: Deps): Promise<readonly Task[]> {
  const now = deps.clock();
  const [games, digests] = await Promise.all([
    deps.store.remindersDueBefore(now),
    deps.store.digestsDueBefore(now),
  ]);
  return [
    ...games.map((game) => ({ what: `reminder of ${game}`, act: () => remind(deps, game) })),
    ...digests.map((digest) => ({
      what: `digest of ${digest.player}`,
      act: () => closeDigest(deps, digest),
    })),
  ];
}

/** What is to be sent now: deliveries to be tried again, and those whose first attempt was lost. */
export async function dueDeliveries(deps: NotifyDeps): Promise<readonly Task[]> {
  const now = deps.clock();
  const [names, dispatches] = await Promise.all([
    deps.store.deliveriesDueBefore(now),
    deps.store.dispatchesBefore(now - LOST_MS),
  ]);
  return [
    ...names.map((name) => ({ what: `delivery ${JSON.stringify(name)}`, act: () => deliver(deps, name) })),
    ...dispatches.map((dispatch) => ({
      what: `dispatch ${dispatch.id}`,
      act: () => completeDispatch(deps, dispatch),
    })),
  ];
}
