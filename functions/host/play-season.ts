import { loadSystemFor } from '../../engine/load-system';
import { stepRandom } from '../../engine/random';
import type { Gate } from '../core/game/games.records';
import type { Deps } from '../core/platform/deps';
import { closeStep } from '../core/step/close-step';
import { saveOrdersOfSeat } from '../core/step/submit-orders';
import { handleEvent } from '../events/event-handlers';

/** A clock that is set explicitly. */
export function virtualClock(start: number) {
  let time = start;
  return {
    now: () => time,
    set(next: number): void {
      time = Math.max(time, next);
    },
  };
}

export type VirtualClock = ReturnType<typeof virtualClock>;

/** Where to stop playing a season: before the boards that open after a round. */
interface Stop {
  readonly afterRound: number;
  /** When those boards open, on the virtual clock. */
  readonly at: number;
}

/**
 * Plays a started season to its end through the services, with each deadline passing on a virtual clock; bots also play
 * for the people in it. `deps` must use that clock.
 * @param stop plays no further than a round
 * @returns the number of steps that were adjudicated
 */
export async function playSeason(
  deps: Deps,
  clock: VirtualClock,
  season: string,
  stop?: Stop,
): Promise<number> {
  for (let steps = 0; ; ) {
    await deliver(deps);
    const boards = (await deps.store.boards(season)).filter(({ status }) => status === 'running');
    if (boards.every(({ round }) => stop !== undefined && round > stop.afterRound)) return steps;
    const gates = (await deps.store.gates(boards.map(({ game }) => game))).filter(
      ({ state }) => state === 'open',
    );
    for (const gate of gates) await playPeople(deps, gate);
    clock.set(Math.min(...gates.map(({ deadline }) => deadline)));
    for (const gate of gates)
      if (gate.deadline <= clock.now() && (await closeStep(deps, gate.game, gate.step)) === 'adjudicated')
        steps += 1;
    if (stop === undefined) continue;
    // When the last boards of a round have ended, the event that opens the next ones is still to come.
    const after = await deps.store.gates(boards.map(({ game }) => game));
    if (after.every(({ state }) => state === 'finished')) clock.set(stop.at);
  }
}

/**
 * Handles every event, and those it causes: a round that ends opens the next one. Anything left afterwards waits for
 * the sweep.
 */
export async function deliver(deps: Deps): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const waiting = await deps.store.outboxBefore(Number.POSITIVE_INFINITY);
    const events = waiting.filter(({ id }) => !seen.has(id));
    if (events.length === 0) return;
    for (const event of events) {
      seen.add(event.id);
      await handleEvent(deps, event);
    }
  }
}

async function playPeople(deps: Deps, gate: Gate): Promise<void> {
  const game = await deps.store.game(gate.game);
  const before = await deps.store.stepInPlay(gate, gate.step - 1);
  const system = game && (await loadSystemFor(game));
  if (game === undefined || before === undefined || system === undefined) return;
  const people = game.seats.filter(
    ({ seat, player }) => player.kind === 'human' && gate.owing.includes(seat),
  );
  await Promise.all(
    people.map(({ seat }) => {
      const view = system.view(before.position, { kind: 'seat', seat });
      // The seed is effectively public: this plays a past for display, not a real game.
      const random = stepRandom(game.commitment, `${game.id}/demo/${seat}`, gate.step);
      const orders = system.bots.steady.orders(view, seat, random);
      return saveOrdersOfSeat(deps, { game, gate }, seat, { step: gate.step, orders, ready: true });
    }),
  );
}
