import type { Caller } from '../access/caller';
import { bots } from '../game/bots';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { expiresAt } from './expires-at';
import { goesOn } from './friends';
import { isGuest } from './guests';
import type { PracticeRecord } from './practice.records';

/**
 * Removes a practice board from the caller's list permanently. If it has other players, they keep it and a bot
 * continues for the caller; an invited player just declines.
 */
export async function removeBoard(deps: Deps, caller: Caller, game: string): Promise<Outcome<null>> {
  const founder = await deps.store.practice(game);
  const own = founder?.player === caller.id ? founder : await deps.store.practiceGuest(game, caller.id);
  if (own === undefined) return refuse({ code: 'not-found', what: 'practiceBoard' });
  return (await part(deps, own)) === 'left' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** Removes every practice board of a player, and the player from the boards of others. Repeating it is harmless. */
export async function removeBoardsOf(deps: Deps, player: string): Promise<void> {
  for (const kept of await deps.store.practiceOf(player))
    if ((await part(deps, kept)) === 'changed-meanwhile')
      throw new Error(`practice board ${kept.game} has changed while ${player} was taken from it`);
}

async function part(deps: Deps, kept: PracticeRecord): Promise<'left' | 'changed-meanwhile'> {
  const heirs = kept.as === undefined ? await heirsOf(deps, kept) : [];
  if (kept.as === undefined && heirs.length === 0) {
    await remove(deps, kept);
    return 'left';
  }
  const found = kept.as === 'asked' ? undefined : await deps.store.gameAndGate(kept.game);
  if (found !== undefined) return leaveBoard(deps, found, kept, heirs[0] ?? null);
  await deps.store.forgetPractice(kept);
  return 'left';
}

/** The `until` of a board that is being removed. */
const REMOVED = 0;

/** Marks the board as being removed first: if this run is cut off, the sweep removes the rest. */
async function remove(deps: Deps, kept: PracticeRecord): Promise<void> {
  await deps.store.keepPractice(kept, REMOVED);
  await deps.store.deletePractice(kept.game);
}

/**
 * Removes an abandoned practice board, and with a guest's last board everything stored about the guest. A board with a
 * player who was seen recently is stored longer.
 */
export async function removeIdleBoard(deps: Deps, game: string): Promise<void> {
  const kept = await deps.store.practice(game);
  if (kept === undefined) return;
  if (kept.until === REMOVED) return deps.store.deletePractice(game);
  const guests = await deps.store.practiceGuests(game);
  const players = [kept, ...guests].map(({ player }) => player);
  const untils = await Promise.all(players.map((player) => keptFor(deps, player, kept.createdAt)));
  const until = Math.max(...untils);
  if (until > deps.clock()) return deps.store.keepPractice(kept, until);
  await deps.store.deletePractice(game);
  for (const player of players) if (isGuest(player)) await deps.store.deletePrivateItems(player);
}

/** Until when a board is stored for one of its players, counted from when they were last seen. */
async function keptFor(deps: Deps, player: string, createdAt: number): Promise<number> {
  const sessions = await deps.store.sessions(player);
  const seenAt = Math.max(createdAt, ...(sessions?.list ?? []).map((session) => session.seenAt));
  return expiresAt(player, seenAt);
}

/** The other players of a board, who would inherit it if its founder left. */
async function heirsOf(deps: Deps, { game, player }: PracticeRecord): Promise<readonly PracticeRecord[]> {
  const guests = await deps.store.practiceGuests(game);
  return guests.filter((one) => one.as === 'seated' && one.player !== player);
}

/**
 * Removes a player from a board with other players: a bot continues for them, and if they founded the board, the heir
 * gets it. At a finished board they stay in the result.
 * @param heir null if another player founded it
 */
async function leaveBoard(
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
