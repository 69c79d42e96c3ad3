import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { deliver, type NotifyDeps } from '../../functions/core/notification/deliver';
import { DispatchRecord } from '../../functions/core/notification/notifications.records';
import { completeDispatch } from '../../functions/core/notification/sweep-notifications';
import { handleEvent } from '../../functions/events/event-handlers';
import { type ChangeRecord, eventIn } from '../../functions/events/records';
import { deliveryIn } from '../../functions/notify/records';
import type { World } from './world';

const Dispatched = DispatchRecord.extend({ pk: z.string().startsWith('DISPATCH#') });

/** Runs of functions started by changes, each change in a separate run. */
export interface StartedRuns {
  events: number;
  deliveries: number;
}

/**
 * Follows the table's changes as its stream does, without looking for anything else. It does at once the work of each
 * minute's sweep.
 * @returns handles all changes so far, and returns the number of runs since the beginning
 */
export function followChanges(world: World, deps: NotifyDeps): () => Promise<StartedRuns> {
  const waiting: ChangeRecord[] = [];
  const settling: DispatchRecord[] = [];
  const runs: StartedRuns = { events: 0, deliveries: 0 };
  world.dynamo.dynamo.onChange((records) => void waiting.push(...records));
  return async () => {
    for (let record = waiting.shift(); record !== undefined; record = waiting.shift()) {
      const event = eventIn(record);
      if (event !== undefined) {
        runs.events += 1;
        await handleEvent(deps, event);
      }
      const delivery = deliveryIn(record);
      if (delivery !== undefined) {
        runs.deliveries += 1;
        await deliver(deps, delivery);
      }
      const dispatched = dispatchIn(record);
      if (dispatched !== undefined) settling.push(dispatched);
      if (waiting.length === 0)
        for (const dispatch of settling.splice(0)) await completeDispatch(deps, dispatch);
    }
    return { ...runs };
  };
}

function dispatchIn({ eventName, dynamodb }: ChangeRecord): DispatchRecord | undefined {
  if (eventName !== 'INSERT' || dynamodb?.NewImage === undefined) return undefined;
  return Dispatched.safeParse(unmarshall(dynamodb.NewImage as Parameters<typeof unmarshall>[0])).data;
}
