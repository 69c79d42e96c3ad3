import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import type { GameAndGate, LiveTable } from '../game/games.store';
import type { Seen } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { hidesNames, withoutNames } from '../press/anonymity';
import { threadsReadBy } from '../press/press';
import { seatStateOf } from '../step/seat-state';

const LENGTH = 16;

/**
 * The mark of a game as one person sees it. It is computed only from what they can read anyway, and signed, so that its
 * source values cannot be guessed.
 */
export async function gameMark(
  deps: Deps,
  caller: Caller | null,
  { game, gate, behind }: Seen<GameAndGate>,
): Promise<string> {
  // Those who see the board later are not to learn that steps are taken back which they have not seen.
  const { state, line } = behind === 0 ? gate : { state: 'open', line: gate.watched?.line };
  const seat = seatHeldBy(game, caller);
  const hidden = hidesNames(game, gate.state === 'finished');
  const seats = hidden ? withoutNames(game.seats, caller?.id) : game.seats;
  return markOf(deps, [
    ...[game.id, state, gate.step, line, gate.label, gate.deadline, gate.pausedAt, game.rulings],
    seats.map((one) => [one.seat, one.player.id, one.player.name, seatStateOf(gate, one.seat)]),
    // The others see that a seat has orders; its own player also sees the version.
    seat === undefined ? null : [seat, gate.given[seat]],
    game.practice?.friends?.begun,
  ]);
}

/** The mark of the conversations that one person can read. */
export async function pressMark(deps: Deps, caller: Caller | null, live: Seen<LiveTable>): Promise<string> {
  const { game, gate } = live;
  const state = live.behind === 0 ? gate.state : 'open';
  return markOf(deps, [game.id, gate.step, state, gate.pace, threadsReadBy(caller, live)]);
}

async function markOf(deps: Deps, read: readonly unknown[]): Promise<string> {
  return (await deps.reach.sign(`mark\n${JSON.stringify(read)}`)).slice(0, LENGTH);
}
