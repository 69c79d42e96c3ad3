const MINUTE = 60_000;

/** Without a sign of life for longer than this the platform was away. Milliseconds. */
export const OUTAGE_MS = 5 * MINUTE;
/** An outage that ends this close to a deadline, or after it, moves the deadline however short it was. */
const CLOSE_MS = 60 * MINUTE;
/** So does one, or several together, that took this share of a turn. */
const SHARE = 1 / 10;

/** A time in which the platform was not there; milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** What of outages a step has been given back: all until an instant, and how much that was together. Milliseconds. */
export interface GivenBack {
  readonly until: number;
  readonly total: number;
}

/**
 * What a step is to be given back for outages while it was open, with what it has been given before; null where that is
 * nothing, or too little to move a deadline for. The time from an outage to the deadline is left when it is over, as
 * after a pause.
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
