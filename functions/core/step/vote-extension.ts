import { votesNeeded } from '../../../engine/deadlines/absence';
import type { RefusalReason } from '../../../messages/refusal-reason';
import type { Caller } from '../access/caller';
import { seatOf } from '../access/guards';
import type { GameRecord, Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import type { DeadlineMoved } from '../platform/events.records';
import { setTimer } from './set-timer';

/** The state of a vote on the open step's deadline. */
export interface Vote {
  readonly votes: number;
  readonly needed: number;
  /** How many more times the game's deadlines can be extended by vote. */
  readonly left: number;
}

/** The vote of an open step; null if the season has no votes. Bots do not vote. */
export function voteOf(game: GameRecord, gate: Gate): Vote | null {
  const policy = game.absence?.vote ?? null;
  // Without a deadline there is nothing to extend.
  if (policy === null || game.deadlines.waits !== undefined) return null;
  return {
    votes: Object.keys(gate.votes ?? {}).length,
    needed: votesNeeded(policy.share, votersOf(game, gate).length),
    left: Math.max(0, policy.times - (gate.extensions ?? 0)),
  };
}

function votersOf(game: GameRecord, gate: Gate): readonly string[] {
  return game.seats
    .filter(({ seat, player }) => player.kind === 'human' && gate.owing.includes(seat))
    .map(({ seat }) => seat);
}

const ATTEMPTS = 8;

/**
 * Votes for a later deadline of the open step; the vote that reaches the season's share moves it, in the same write.
 */
export async function voteForExtension(
  deps: Deps,
  caller: Caller,
  gameId: string,
  step: number,
): Promise<Outcome<null>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const seated = await seatOf(deps, caller, gameId);
    if (!seated.ok) return seated;
    const { game, gate, seat } = seated.value;
    const refusal = refusalOf(game, gate, seat, step, deps.clock());
    if (refusal !== undefined) return refuse(refusal);
    const moved = moveBy(deps, game, gate, seat);
    if (
      (await deps.store.saveVote({ gate, seat, holder: caller.id }, moved, deps.clock())) ===
      'changed-meanwhile'
    )
      continue;
    if (moved !== null) await setTimer(deps, { ...gate, deadline: moved.deadline });
    return done(null);
  }
  return refuse({ code: 'changed-meanwhile' });
}

function refusalOf(
  game: GameRecord,
  gate: Gate,
  seat: string,
  step: number,
  now: number,
): Refusal | undefined {
  const vote = voteOf(game, gate);
  const not = (text: RefusalReason['text']): Refusal => ({ code: 'not-allowed', why: { text } });
  if (vote === null) return not('noVotes');
  if (gate.state === 'finished') return { code: 'game-finished' };
  if (gate.step !== step) return { code: 'stale-step', step: gate.step };
  if (gate.pausedAt !== undefined) return { code: 'game-paused' };
  if (gate.state !== 'open' || gate.deadline <= now)
    return { code: 'step-closed', step, deadline: gate.deadline };
  if (gate.grace !== undefined) return not('movedForLate');
  if (!gate.owing.includes(seat)) return not('votersOwe');
  if (gate.votes?.[seat] === true) return { code: 'nothing-changes' };
  if (vote.votes >= vote.needed) return not('votedAlready');
  if (vote.left === 0) return not('extensionsUsed');
  return undefined;
}

/** The move caused by this vote, if it is the last one needed. */
function moveBy(deps: Deps, game: GameRecord, gate: Gate, seat: string): DeadlineMoved | null {
  const vote = voteOf(game, gate);
  const minutes = game.absence?.vote?.minutes;
  if (vote === null || minutes === undefined || vote.votes + 1 < vote.needed) return null;
  return {
    id: deps.newId(),
    kind: 'deadline-moved',
    at: deps.clock(),
    game: gate.game,
    step: gate.step,
    why: 'vote',
    seats: [...Object.keys(gate.votes ?? {}), seat],
    deadline: gate.deadline + minutes * 60_000,
  };
}
