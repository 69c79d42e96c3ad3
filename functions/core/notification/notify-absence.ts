import type { Message } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import type { GameRecord, Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';
import type { DeadlineMoved, OrdersMissed } from '../platform/events.records';
import { message } from '../platform/message';
import { dispatch } from './dispatch';
import { civilDisorder, inGrace, missedTurn, stillWaiting } from './of-game';
import { scheduleReminder } from './remind';

/** Notifies players that they missed a turn, how close they are to civil disorder, and how to return from it. */
export async function notifyMissedTurns(deps: Deps, event: OrdersMissed): Promise<void> {
  const [game, gate, before, step] = await Promise.all([
    deps.store.game(event.game),
    deps.store.gate(event.game),
    deps.store.step(event.game, event.step - 1),
    deps.store.step(event.game, event.step),
  ]);
  const system = game && (await loadSystemFor(game));
  // A step that has since been rolled back was missed by no one.
  if (game === undefined || system === undefined || before === undefined) return;
  if (step === undefined) return notifyOfWaiting(deps, event, game, gate);
  const asked = system.pending(before.position)?.seats ?? [];
  const addressed = event.seats.map(({ seat, player, fell }) => {
    const fallback = asked.find((one) => one.seat === seat)?.fallback.says;
    const lines = [...(fallback === undefined ? [] : [fallback]), ...warningOf(game, gate, seat)];
    const notification = fell ? civilDisorder(game, seat) : missedTurn(game, step.label, lines);
    return { player: player.id, notifications: [notification] };
  });
  await dispatch(deps, event, addressed);
}

/** Does the same while the step still waits for them because it has no deadline. */
async function notifyOfWaiting(
  deps: Deps,
  event: OrdersMissed,
  game: GameRecord,
  gate: Gate | undefined,
): Promise<void> {
  if (gate?.step !== event.step || game.deadlines.waits === undefined) return;
  const addressed = event.seats.map(({ seat, player, fell }) => {
    const notification = fell
      ? civilDisorder(game, seat)
      : stillWaiting(game, gate, warningOf(game, gate, seat));
    return { player: player.id, notifications: [notification] };
  });
  await dispatch(deps, event, addressed);
}

function warningOf({ absence }: GameRecord, gate: Gate | undefined, seat: string): readonly Message[] {
  const after = absence?.disorder?.after;
  const row = gate?.misses?.[seat]?.row;
  if (after === undefined || row === undefined) return [];
  return [message('mail.disorderAfter', { count: after - row })];
}

/** Notifies players who got a grace, and moves the reminders of all others. The log informs everyone of an outage. */
export async function notifySeatChange(deps: Deps, event: DeadlineMoved): Promise<void> {
  const [game, gate] = await Promise.all([deps.store.game(event.game), deps.store.gate(event.game)]);
  if (game === undefined || gate === undefined || gate.step !== event.step) return;
  if (event.why === 'grace') {
    const late = game.seats.filter(
      ({ seat, player }) => player.kind === 'human' && event.seats.includes(seat),
    );
    const notifications = [inGrace(game, gate)];
    await dispatch(
      deps,
      event,
      late.map(({ player }) => ({ player: player.id, notifications })),
    );
  }
  await scheduleReminder(deps, game, gate);
}
