import type { Problem } from '../../../engine/game';
import type { Missing, RefusalReason } from '../../../messages/refusal-reason';
import type { Scope } from '../session/sessions.records';

/** All refusals of services, with the data that the caller needs to react. */
export type Refusal =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'scope-missing'; readonly scope: Scope }
  | { readonly code: 'login-too-old' }
  | { readonly code: 'needs-account' }
  /** It requires a login by passkey. */
  | { readonly code: 'needs-passkey' }
  /** The session was started by a personal link, which gives access to one league and to nothing permanent. */
  | { readonly code: 'league-only' }
  | { readonly code: 'suspended'; readonly until: number }
  | { readonly code: 'taken-down' }
  | { readonly code: 'not-found'; readonly what: Missing }
  | { readonly code: 'not-allowed'; readonly why: RefusalReason }
  | { readonly code: 'not-your-seat' }
  | { readonly code: 'programs-refused' }
  | { readonly code: 'conflict-of-interest' }
  | { readonly code: 'not-available'; readonly what: string }
  | { readonly code: 'invalid'; readonly problems: readonly Problem[] }
  | { readonly code: 'orders-refused'; readonly problems: readonly Problem[] }
  | { readonly code: 'step-closed'; readonly step: number; readonly deadline: number }
  | { readonly code: 'orders-frozen'; readonly until: number }
  | { readonly code: 'stale-step'; readonly step: number }
  | { readonly code: 'on-turn' }
  | { readonly code: 'version-conflict'; readonly version: number }
  /** The game is played at a real table and has no table here. */
  | { readonly code: 'no-engine' }
  | { readonly code: 'game-running' }
  | { readonly code: 'game-finished' }
  | { readonly code: 'game-paused' }
  | { readonly code: 'registration-closed'; readonly why?: RefusalReason }
  /** `next` is the first round that can still be answered for; null if the season has none. */
  | { readonly code: 'round-drawn'; readonly round: number; readonly next: number | null }
  | { readonly code: 'policy-not-accepted'; readonly version: number }
  | { readonly code: 'already-registered' }
  | { readonly code: 'not-registered' }
  | { readonly code: 'format-impossible'; readonly why: RefusalReason }
  | { readonly code: 'changed-meanwhile' }
  /** Results that the caller has not seen in their present form, or that changed since a request that they be approved. */
  | {
      readonly code: 'results-changed';
      readonly since: 'seen' | 'requested';
      readonly results: readonly ChangedResult[];
    }
  /** The page was rendered for another account than the one that is logged in now. */
  | { readonly code: 'other-account' }
  | { readonly code: 'nothing-changes' }
  | { readonly code: 'press-closed'; readonly why: RefusalReason };

/** A result in its present form. */
export interface ChangedResult {
  readonly round: number;
  readonly board: number;
  readonly seats: readonly {
    readonly player: { readonly name: string };
    readonly place: number;
    readonly points: number;
  }[];
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refuse(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

/** Continues with the value of an outcome; passes a refusal on. */
export async function andThen<T, U>(
  outcome: Outcome<T> | Promise<Outcome<T>>,
  next: (value: T) => Outcome<U> | Promise<Outcome<U>>,
): Promise<Outcome<U>> {
  const settled = await outcome;
  return settled.ok ? next(settled.value) : settled;
}
