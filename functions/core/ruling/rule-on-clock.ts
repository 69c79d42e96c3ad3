import { fault } from '../../../engine/fault';
import type { Caller } from '../access/caller';
import { type GameRecord, type Gate, hasNoDeadline } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { message } from '../platform/message';
import type { StoredText as Words } from '../platform/message.records';
import { spanInWords } from '../platform/span-in-words';
import { followRuling } from './follow-ruling';
import { gameToRuleOn, isOpen, type RulingChange, rulingOn, type SeenGame } from './rule-on-game';
import type { GameRuling } from './rulings.store';

/** A moderator's request for the clock of an open step. `until` is in milliseconds. */
export type WantedClock =
  | { readonly kind: 'extend'; readonly until: number }
  /** `endsAt`: the time at which the platform ends an abandoned board that it has paused. */
  | { readonly kind: 'pause'; readonly endsAt?: number; readonly by?: 'cancellation' }
  | { readonly kind: 'resume'; readonly by?: 'cancellation' }
  /** Closes a step that waits for all orders, with the orders submitted so far. */
  | { readonly kind: 'close'; readonly seen?: SeenGame | undefined };

/** A possible ruling on the clock: the gate as it is, and as it would be. */
export interface ConsideredClock {
  readonly game: GameRecord;
  readonly gate: Gate;
  readonly after: Gate;
}

/**
 * Considers a ruling on the open step's clock, without making it. Refused to players of the game and callers without a
 * role, for a closed step, an earlier deadline, a paused game (extend), and if nothing would change.
 */
export async function considerClock(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedClock,
): Promise<Outcome<ConsideredClock>> {
  const found = await gameToRuleOn(deps, caller, gameId, wanted.kind === 'close' ? wanted.seen : undefined);
  if (!found.ok) return found;
  const { game, gate } = found.value;
  const after = clockAfter(gate, wanted, deps.clock());
  return after.ok ? done({ game, gate, after: after.value }) : after;
}

/** Moves, stops or starts the clock. The reason appears in the game's log and the league's. */
export async function ruleOnClock(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedClock,
  reason: string,
): Promise<Outcome<null>> {
  const considered = await considerClock(deps, caller, gameId, wanted);
  if (!considered.ok) return considered;
  return moveClock(deps, considered.value, wanted, (at, said) =>
    rulingOn(deps, caller, at, { ...said, reason }),
  );
}

/** Carries out a ruling on the clock of a game that has been read, and its effects. */
export async function moveClock(
  deps: Deps,
  live: GameAndGate,
  wanted: WantedClock,
  ruledOn: (live: GameAndGate, said: Omit<RulingChange, 'reason'>) => Promise<GameRuling>,
): Promise<Outcome<null>> {
  const { game, gate } = live;
  const after = clockAfter(gate, wanted, deps.clock());
  if (!after.ok) return after;
  const words = { before: clockInWords(gate), after: clockInWords(after.value) };
  const ruled = await ruledOn(live, { kind: wanted.kind, ...words });
  const written = await deps.store.moveClock(gate, after.value, ruled);
  if (written === 'step-closed')
    return refuse({ code: 'step-closed', step: gate.step, deadline: gate.deadline });
  if (written === 'changed-meanwhile') return refuse({ code: 'changed-meanwhile' });
  await followRuling(deps, game.id);
  return done(null);
}

/**
 * The gate after a ruling on its clock: a pause stores the remaining time, from which the deadline is derived later.
 */
export function clockAfter(gate: Gate, wanted: WantedClock, now: number): Outcome<Gate> {
  // An early close that was about to come is looked at again when the ruling is followed.
  const { pausedAt, pausedBy, closesAt: _c, endsAt: _e, ...running } = gate;
  const paused = pausedAt !== undefined;
  if (!isOpen(gate, now)) return refuse({ code: 'step-closed', step: gate.step, deadline: gate.deadline });
  switch (wanted.kind) {
    case 'pause':
      if (paused) return refuse({ code: 'nothing-changes' });
      return done({
        ...running,
        pausedAt: now,
        ...(wanted.by !== undefined && { pausedBy: wanted.by }),
        ...(wanted.endsAt !== undefined && { endsAt: wanted.endsAt }),
      });
    case 'resume':
      // It goes on with its season, once the cancellation is taken back.
      if (pausedBy === 'cancellation' && wanted.by !== 'cancellation')
        return refuse({ code: 'not-allowed', why: { text: 'seasonOver' } });
      return paused ? done(resumed(running, now - pausedAt, now)) : refuse({ code: 'nothing-changes' });
    case 'close':
      if (paused) return refuse({ code: 'game-paused' });
      return hasNoDeadline(gate) ? done({ ...running, deadline: now }) : refuse(HAS_DEADLINE);
    case 'extend':
      if (paused) return refuse({ code: 'game-paused' });
      if (hasNoDeadline(gate)) return refuse(NO_DEADLINE);
      return wanted.until > gate.deadline ? done({ ...running, deadline: wanted.until }) : refuse(NOT_LATER);
  }
}

/**
 * The gate with its clock running again. An outage during the pause took no time from it, and silence is counted from
 * the beginning.
 */
function resumed({ outage, silence: _, ...gate }: Gate, stopped: number, now: number): Gate {
  const { openedAt, deadline, absentAt } = gate;
  const given = { until: now, total: outage?.total ?? 0 };
  const began = openedAt + stopped;
  if (hasNoDeadline(gate))
    return { ...gate, openedAt: began, ...(absentAt === undefined ? {} : { absentAt: absentAt + stopped }) };
  return { ...gate, openedAt: began, deadline: deadline + stopped, outage: given };
}

const NO_DEADLINE = {
  code: 'not-allowed',
  why: { text: 'noDeadlineToMove' },
} as const;

const HAS_DEADLINE = {
  code: 'not-allowed',
  why: { text: 'closedByHandOnly' },
} as const;

const NOT_LATER = {
  code: 'invalid',
  problems: [
    {
      code: 'not-later',
      path: ['until'],
      rule: '',
      message: fault('ruling.later'),
    },
  ],
} as const;

/** The deadline as an instant, or the remaining time of a paused one. */
function clockInWords({ deadline, pausedAt }: Gate): Words {
  if (hasNoDeadline({ deadline }))
    return pausedAt === undefined ? message('why.waitsForAll') : message('why.pausedWaits');
  return pausedAt === undefined
    ? iso(deadline)
    : message('why.pausedWith', { span: spanInWords(deadline - pausedAt) });
}
