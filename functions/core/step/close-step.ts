import { isDeepStrictEqual } from 'node:util';
import { countAbsent } from '../absence/count-absent';
import { silentIn } from '../absence/deadline-moves';
import { dueAt, type GameRecord, type Gate, usualDue } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { trustedTime } from '../platform/heartbeat';
import { askedToAgree } from './asked-to-agree';
import { type ClosingFacts, closingOf } from './closing';
import { type Commit, commitStep } from './commit-step';
import { moveDeadline } from './move-deadline';
import { setTimer } from './set-timer';

/**
 * "not-due": the deadline lies ahead, has just been moved or cannot be told; the game is paused; someone is not ready.
 * "abandoned": nobody has played the board while it was paused, and it is to end (`closeDueStep`).
 */
export type Closed = Commit | 'not-due' | 'abandoned';

/**
 * Closes a step if it is due: fence, read, adjudicate, write, next timer. Called by the step's timer, by the last seat
 * that becomes ready, and by the sweep. A run that finds the fence closed already continues where the other run may
 * have crashed; the run that writes first has written the only possible result.
 */
export async function closeStep(deps: Deps, gameId: string, step: number): Promise<Closed> {
  const found = await deps.store.gameAndGate(gameId);
  if (found?.gate.step !== step) return 'already-adjudicated';
  const { game, gate } = found;
  if (gate.state === 'closing') return commitStep(deps, game, gate);
  if (gate.state !== 'open') return 'already-adjudicated';
  const facts = await factsOf(deps, game, gate);
  if (facts === 'unsure') return 'not-due';
  const closing = closingOf(facts, deps.clock());
  switch (closing.kind) {
    case 'stays':
      await keepOpen(deps, gate, closing.until);
      return 'not-due';
    case 'moves':
      await moveDeadline(deps, game, gate, closing.move, facts.allowances);
      return 'not-due';
    case 'counts':
      return (await countAbsent(deps, game, gate)) ? closeStep(deps, gameId, step) : 'not-due';
    case 'abandoned':
      return 'abandoned';
    case 'closes':
      return closeGate(deps, game, gate, closing.why);
  }
}

/**
 * Reads the facts for the decision: allowances and outages once the deadline has passed, consent before it. If the
 * clock is far from the last heartbeat, no deadline passes; the sweep checks the step again.
 */
async function factsOf(deps: Deps, game: GameRecord, gate: Gate): Promise<ClosingFacts | 'unsure'> {
  if (gate.deadline > deps.clock())
    return { game, gate, asked: await askedToAgree(deps, game, gate), allowances: [], outages: [] };
  const silent = game.absence === undefined ? [] : silentIn(game, gate).map(({ player }) => player.id);
  const [{ sure, outages }, allowances] = await Promise.all([
    trustedTime(deps),
    silent.length === 0 ? [] : deps.store.allowances(game.season.id, silent),
  ]);
  return sure ? { game, gate, asked: [], allowances, outages } : 'unsure';
}

/** Sets a planned early close, or cancels one that no longer applies. */
async function keepOpen(deps: Deps, gate: Gate, until: number): Promise<void> {
  if (until === dueAt(gate)) return;
  if (until === usualDue(gate)) await deps.store.cancelEarlyClose(gate);
  else if ((await deps.store.setEarlyClose(gate, until)) === 'not-set') return;
  await setTimer(deps, { ...gate, closesAt: until });
}

async function closeGate(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  why: 'deadline' | 'all-ready',
): Promise<Closed> {
  const fence = await deps.store.closeGate(gate, why, deps.clock());
  if (fence.kind === 'not-due') return 'not-due';
  // The gate as the fence closed it, and its game: a seat may have changed hands since they were read.
  if (fence.kind === 'closed')
    return commitStep(deps, await withHolders(deps, game, gate, fence.gate), fence.gate);
  const held = await deps.store.gameAndGate(game.id);
  if (held?.gate.step !== gate.step) return 'already-adjudicated';
  // Still open at this step: it was paused meanwhile.
  if (held.gate.state === 'open') return 'not-due';
  return held.gate.state === 'closing' ? commitStep(deps, held.game, held.gate) : 'already-adjudicated';
}

/** The game as it was read, or read again if a seat has changed hands since. */
async function withHolders(deps: Deps, game: GameRecord, read: Gate, fallen: Gate): Promise<GameRecord> {
  const same = isDeepStrictEqual(read.holders, fallen.holders);
  return same ? game : ((await deps.store.game(game.id)) ?? game);
}
