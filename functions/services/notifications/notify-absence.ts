import type { Message } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import type { DeadlineMoved, GameRecord, Gate, OrdersMissed } from '../../store/records';
import type { Deps } from '../deps';
import { message } from '../message';
import { dispatch } from './dispatch';
import { civilDisorder, inGrace, missedTurn, stillWaiting } from './of-game';
import { scheduleReminder } from './remind';

/** Tells players that they missed a turn, how near civil disorder is, and how they come back from it. */
export async function notifyMissedTurns(deps: Deps, event: OrdersMissed): Promise<void> {
  const [game, gate, before, step] = await Promise.all([
    deps.store.game(event.game),
    deps.store.gate(event.game),
    deps.store.step(event.game, event.step - 1),
    deps.store.step(event.game, event.step),
  ]);
  const system = game && (await loadSystemFor(game));
  // No one missed a step that has been rolled back since.
  if (game === undefined || system === undefined || before === undefined) return;
  if (step === undefined) return tellOfWaiting(deps, event, game, gate);
  const asked = system.pending(before.position)?.seats ?? [];
  const addressed = event.seats.map(({ seat, player, fell }) => {
    const fallback = asked.find((one) => one.seat === seat)?.fallback.says;
    const lines = [...(fallback === undefined ? [] : [fallback]), ...warningOf(game, gate, seat)];
    const told = fell ? civilDisorder(game, seat) : missedTurn(game, step.label, lines);
    return { player: player.id, notifications: [told] };
  });
  await dispatch(deps, event, addressed);
}

/** The same while the step still waits for them, because it has no deadline. */
async function tellOfWaiting(
  deps: Deps,
  event: OrdersMissed,
  game: GameRecord,
  gate: Gate | undefined,
): Promise<void> {
  if (gate?.step !== event.step || game.deadlines.waits === undefined) return;
  const addressed = event.seats.map(({ seat, player, fell }) => {
    const told = fell ? civilDisorder(game, seat) : stillWaiting(game, gate, warningOf(game, gate, seat));
    return { player: player.id, notifications: [told] };
  });
  await dispatch(deps, event, addressed);
}

function warningOf({ absence }: GameRecord, gate: Gate | undefined, seat: string): readonly Message[] {
  const after = absence?.disorder?.after;
  const row = gate?.misses?.[seat]?.row;
  if (after === undefined || row === undefined) return [];
  return [message('mail.disorderAfter', { count: after - row })];
}

/** Notifies players who got a grace, and moves the reminders of all others. Of an outage the log tells everyone. */
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
