import { OUTAGE_MS, type Outage } from '../../../engine/deadlines/outages';
import type { HeartbeatRecord } from '../../store/records';
import type { Deps } from '../deps';

/** Two sweeps this far apart are two witnesses. */
const WITNESS_MS = 10_000;
const KEPT_MS = 30 * 86_400_000;
const MOST_OUTAGES = 100;

/** Whether a time counts: `unsure` while it is far from the last sign of life and no second sweep has agreed. */
export interface TrustedTime {
  readonly sure: boolean;
  readonly outages: readonly Outage[];
}

/**
 * Leaves a sign of life, which each sweep does first. Where the clock is far from the last one, either the platform was
 * away or the clock has jumped: no deadline passes until a second sweep agrees with it.
 */
export async function beat(deps: Deps): Promise<void> {
  const before = await deps.store.heartbeat();
  // Where another sweep was quicker, its sign is as good.
  await deps.store.saveHeartbeat(before, nextHeartbeat(before, deps.clock()));
}

/** What is known of the time now. Before the first sign of life there is nothing to compare it with. */
export async function trustedTime(deps: Deps): Promise<TrustedTime> {
  const heartbeat = await deps.store.heartbeat();
  if (heartbeat === undefined) return { sure: true, outages: [] };
  return { sure: deps.clock() - heartbeat.at <= OUTAGE_MS, outages: heartbeat.outages };
}

/** The sign of life after a sweep that reads `now` from its clock, in milliseconds since 1970. */
export function nextHeartbeat(before: HeartbeatRecord | undefined, now: number): HeartbeatRecord {
  if (before === undefined) return { at: now, doubt: null, outages: [] };
  const { at, doubt, outages } = before;
  if (Math.abs(now - at) <= OUTAGE_MS) return { at: Math.max(at, now), doubt: null, outages };
  const agreed = doubt !== null && now - doubt >= WITNESS_MS && now - doubt <= OUTAGE_MS;
  if (agreed) return { at: now, doubt: null, outages: outagesAfter(before, doubt, now) };
  const waits = doubt !== null && now >= doubt && now - doubt < WITNESS_MS;
  return { at, doubt: waits ? doubt : now, outages };
}

/** With the time in which there was no sign; without those that a clock that was ahead had made up. */
function outagesAfter({ at, outages }: HeartbeatRecord, back: number, now: number): Outage[] {
  const known = outages.filter(({ to }) => to <= now && to > now - KEPT_MS);
  return back > at ? [...known, { from: at, to: back }].slice(-MOST_OUTAGES) : known;
}
