import { USUAL_ABSENCE } from '../../engine/deadlines/absence';
import type { Deps } from '../../functions/services/deps';
import { handleEvent } from '../../functions/services/follow-ups/event-handlers';
import { deliver } from '../../functions/services/notifications/deliver';
import { closeStep } from '../../functions/services/steps/close-step';
import { type MeteredCall, meterCalls } from '../support/capacity-meter';
import { crowdedPosition } from '../support/crowded';
import { startNotifying } from '../support/notifying';
import { startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

/** One call as the services made it: what it does, and the units it takes of the table and of each index. */
export interface ProfiledCall {
  readonly kind: 'read' | 'write' | 'transaction' | 'schedule';
  readonly read: number;
  readonly write: number;
  readonly indexes: Readonly<Record<string, number>>;
  /** Units written into the outbox, of which a few partitions take all. */
  readonly outbox: number;
}

/** Calls that were under way together, one group after the other. */
export type Waves = readonly (readonly ProfiledCall[])[];

/** What the services ask of the store for one game that closes on a crowded board of seven. */
export interface LoadProfile {
  readonly closing: Waves;
  /** A closing that comes too late: the step has been closed already. */
  readonly repeated: Waves;
  /** What follows from each of the events that the closing wrote. */
  readonly events: readonly Waves[];
  /** One delivery, without what sends it. */
  readonly delivery: Waves;
  readonly deliveries: number;
}

/** Closes one step through the services over the embedded store, and notes each call with what it consumed. */
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
    // The worst that a closing may have to tell: everybody has asked for a mail each turn.
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

/** Notes the calls of a world's store; a call that begins while none is under way begins a wave. */
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
      // What the test itself asks afterwards is nobody's.
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
