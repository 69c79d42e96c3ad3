import { bots } from '../game/bots';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { goesOn } from './friends';
import type { PracticeRecord } from './practice.records';

/** The other players of a board, who would inherit it if its founder left. */
export async function heirsOf(
  deps: Deps,
  { game, player }: PracticeRecord,
): Promise<readonly PracticeRecord[]> {
  const guests = await deps.store.practiceGuests(game);
  return guests.filter((one) => one.as === 'seated' && one.player !== player);
}

/**
 * Removes a player from a board with other players: a bot continues for them, and if they founded the board, the heir
 * gets it. At a finished board they stay in the result.
 * @param heir null if another player founded it
 */
export async function leaveBoard(
  deps: Deps,
  { game, gate }: GameAndGate,
  kept: PracticeRecord,
  heir: PracticeRecord | null,
): Promise<'left' | 'changed-meanwhile'> {
  const held = game.seats.find(({ player }) => player.id === kept.player);
  const seated = new Set(game.seats.map(({ player }) => player.id));
  const after = bots().find(({ id }) => !seated.has(id));
  const change =
    gate.state === 'finished' || held === undefined || after === undefined
      ? null
      : { board: { game, gate }, seat: held.seat, before: held.player, after };
  const waits = change === null || game.practice?.friends?.begun === false;
  return deps.store.leavePractice(
    change,
    kept,
    heir && founding(heir, kept),
    waits ? null : goesOn(deps, gate),
  );
}

/** The record of the player who inherits a board from its founder. */
function founding({ as: _, ...heir }: PracticeRecord, { code }: PracticeRecord): PracticeRecord {
  return { ...heir, ...(code === undefined ? {} : { code }) };
}
