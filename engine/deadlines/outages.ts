const MINUTE = 60_000;

/** Without a heartbeat for longer than this, the platform was down. Milliseconds. */
export const OUTAGE_MS = 5 * MINUTE;
/** An outage that ends this close to a deadline, or after it, moves the deadline, however short it was. */
const CLOSE_MS = 60 * MINUTE;
/** So do outages that together took this share of a turn. */
const SHARE = 1 / 10;

/** A period in which the platform was down; milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The outage time already given back to a step: all outages before an instant, and their total. Milliseconds. */
export interface GivenBack {
  readonly until: number;
  readonly total: number;
}

/**
 * The time to give back to a step for outages while it was open, including what was given back before; null if there is
 * none, or too little to move a deadline. The time from an outage to the deadline remains after it, as after a pause.
 */
export function timeToGiveBack(
  { openedAt, deadline }: { readonly openedAt: number; readonly deadline: number },
  before: GivenBack | undefined,
  outages: readonly Outage[],
): GivenBack | null {
  const { until = openedAt, total = 0 } = before ?? {};
  let lost = 0;
  let last = until;
  for (const { from, to } of [...outages].sort((one, other) => one.from - other.from)) {
    const begun = Math.max(from, last);
    if (begun >= to || begun >= deadline + lost) continue;
    lost += to - begun;
    last = to;
  }
  const matters = lost >= SHARE * (deadline - openedAt) || last > deadline - CLOSE_MS;
  return lost > 0 && matters ? { until: last, total: total + lost } : null;
}
