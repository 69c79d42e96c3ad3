import { OUTAGE_MS, type Outage } from '../../../engine/deadlines/outages';
import type { Deps } from './deps';
import type { HeartbeatRecord } from './heartbeat.records';

/** Two sweeps at least this far apart confirm each other's clock. */
const WITNESS_MS = 10_000;
const KEPT_MS = 30 * 86_400_000;
const MOST_OUTAGES = 100;

/**
 * Whether a time can be trusted: `sure` is false while it is far from the last heartbeat and no second sweep has
 * agreed.
 */
export interface TrustedTime {
  readonly sure: boolean;
  readonly outages: readonly Outage[];
}

/**
 * Saves a heartbeat, the first step of each sweep. If the clock is far from the last heartbeat, either the platform was
 * down or the clock has jumped: no deadline passes until a second sweep agrees with the clock.
 */
export async function beat(deps: Deps): Promise<void> {
  const before = await deps.store.heartbeat();
  // If another sweep was faster, its heartbeat serves as well.
  await deps.store.saveHeartbeat(before, nextHeartbeat(before, deps.clock()));
}

/** The current time and the known outages. Before the first heartbeat there is nothing to compare the time with. */
export async function trustedTime(deps: Deps): Promise<TrustedTime> {
  const heartbeat = await deps.store.heartbeat();
  if (heartbeat === undefined) return { sure: true, outages: [] };
  return { sure: deps.clock() - heartbeat.at <= OUTAGE_MS, outages: heartbeat.outages };
}

/** The heartbeat after a sweep that reads `now` from its clock, in milliseconds since 1970. */
export function nextHeartbeat(before: HeartbeatRecord | undefined, now: number): HeartbeatRecord {
  if (before === undefined) return { at: now, doubt: null, outages: [] };
  const { at, doubt, outages } = before;
  if (Math.abs(now - at) <= OUTAGE_MS) return { at: Math.max(at, now), doubt: null, outages };
  const agreed = doubt !== null && now - doubt >= WITNESS_MS && now - doubt <= OUTAGE_MS;
  if (agreed) return { at: now, doubt: null, outages: outagesAfter(before, doubt, now) };
  const waits = doubt !== null && now >= doubt && now - doubt < WITNESS_MS;
  return { at, doubt: waits ? doubt : now, outages };
}

/** Adds the time without a heartbeat, and removes outages that a fast clock had made up. */
function outagesAfter({ at, outages }: HeartbeatRecord, back: number, now: number): Outage[] {
  const known = outages.filter(({ to }) => to <= now && to > now - KEPT_MS);
  return back > at ? [...known, { from: at, to: back }].slice(-MOST_OUTAGES) : known;
}
