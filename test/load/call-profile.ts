import { USUAL_ABSENCE } from '../../engine/deadlines/usual-absence';
import { deliver } from '../../functions/core/notification/deliver';
import type { Deps } from '../../functions/core/platform/deps';
import { closeStep } from '../../functions/core/step/close-step';
import { handleEvent } from '../../functions/events/event-handlers';
import { type MeteredCall, meterCalls } from '../support/capacity-meter';
import { crowdedPosition } from '../support/crowded';
import { startNotifying } from '../support/notifying';
import { startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

/** One call by the services: its kind, and the units that it takes of the table and of each index. */
export interface ProfiledCall {
  readonly kind: 'read' | 'write' | 'transaction' | 'schedule';
  readonly read: number;
  readonly write: number;
  readonly indexes: Readonly<Record<string, number>>;
  /** Units written into the outbox, all on a few partitions. */
  readonly outbox: number;
}

/** Calls that ran at the same time, one group after the other. */
export type Waves = readonly (readonly ProfiledCall[])[];

/** The store calls of the services for one game that closes on a crowded board of seven. */
export interface LoadProfile {
  readonly closing: Waves;
  /** A late closing of a step that is already closed. */
  readonly repeated: Waves;
  /** The work for each event that the closing wrote. */
  readonly events: readonly Waves[];
  /** One delivery, without the call to its channel. */
  readonly delivery: Waves;
  readonly deliveries: number;
}

/** Closes one step through the services over the embedded store, and records each call with its consumption. */
export async function profileClosing(): Promise<LoadProfile> {
  const world = await startWorld();
  try {
    const board = await startBoard(world, {
      humans: 7,
      earlyClose: false,
      choices: { absence: USUAL_ABSENCE },
    });
    const { orders } = await crowdedPosition(world, board);
    const telling = startNotifying(world);
    await telling.send();
    // The most notifications of a closing: all players want a mail each turn.
    for (const person of Object.values(board.players))
      await person.put('/me/notifications', { choices: { 'your-turn': ['mail'] } });
    for (const [seat, list] of Object.entries(orders))
      await board.players[seat]?.put(`/games/${board.game}/steps/1/orders`, { orders: list, ready: true });
    world.clock.set(world.clock.now() + 25 * 3_600_000);
    const note = noteWaves(world);
    const deps: Deps = {
      ...world.deps,
      timer: { at: async () => note.schedule(), seasonAt: async () => note.schedule() },
    };
    const close = () => closeStep(deps, board.game, 1);
    const closing = await note.during(close);
    const repeated = await note.during(close);
    const events: Waves[] = [];
    for (const event of await world.store.outboxBefore(Number.POSITIVE_INFINITY))
      events.push(await note.during(() => handleEvent(deps, event)));
    const dispatched = await world.store.dispatchesBefore(Number.POSITIVE_INFINITY);
    const names = dispatched.flatMap(({ deliveries }) => deliveries);
    const [name] = names;
    if (name === undefined) throw new Error('nobody is told of the step');
    const delivery = await note.during(() => deliver(telling.deps, name));
    return { closing, repeated, events, delivery, deliveries: names.length };
  } finally {
    await world.close();
  }
}

/** Records the calls of a world's store; a call that begins while none is running begins a wave. */
function noteWaves(world: World) {
  let waves: ProfiledCall[][] = [];
  let underWay = 0;
  const begun = () => {
    if (underWay === 0) waves.push([]);
    underWay += 1;
  };
  const ended = (call: MeteredCall) => {
    underWay -= 1;
    waves.at(-1)?.push(profiled(call));
  };
  meterCalls(world.dynamo.client, ended, begun);
  return {
    schedule: () => void waves.push([{ kind: 'schedule', read: 0, write: 0, indexes: {}, outbox: 0 }]),
    async during(act: () => Promise<unknown>): Promise<Waves> {
      const own: ProfiledCall[][] = [];
      waves = own;
      await act();
      // The later calls of the test itself do not count.
      waves = [];
      return own;
    },
  };
}

const TRANSACTION_FACTOR = 2;

function profiled({ command, input, read, write, indexes }: MeteredCall): ProfiledCall {
  const { TransactItems = [] } = input as {
    TransactItems?: readonly { Put?: { Item?: { pk?: unknown } } }[];
  };
  const outboxed = TransactItems.filter(({ Put }) => String(Put?.Item?.pk).startsWith('OUTBOX#')).length;
  const kind =
    command === 'TransactWriteItemsCommand' || command === 'TransactWriteCommand'
      ? 'transaction'
      : write > 0
        ? 'write'
        : 'read';
  return { kind, read, write, indexes, outbox: outboxed * TRANSACTION_FACTOR };
}
