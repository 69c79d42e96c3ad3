'use client';

import { duration, moment, urgency } from '../../lib/time';
import { useNow } from './use-now';
import { useZone } from './zone';

interface CountdownProps {
  readonly deadline: string;
  readonly now: number;
  /** Whether the reader owes something: only then may the time turn to signal. */
  readonly owing: boolean;
}

/** Both readings of a deadline: how long, and when in the reader's zone. */
export function Countdown({ deadline, now: serverNow, owing }: CountdownProps) {
  const now = useNow(serverNow);
  const zone = useZone();
  const left = Date.parse(deadline) - now;
  const near = owing && urgency(left) !== 'far';
  return (
    <p className={near ? 'near' : undefined}>
      <b className="numbers">{left > 0 ? `in ${duration(left)}` : 'closing now'}</b>
      <span>{moment(Date.parse(deadline), now, zone)}</span>
    </p>
  );
}

/** A deadline in one short phrase: "Sun 20:00" or "in 4:05". */
export function ShortDeadline({ deadline, now: serverNow }: { deadline: string; now: number }) {
  const now = useNow(serverNow);
  const zone = useZone();
  const left = Date.parse(deadline) - now;
  if (left <= 0) return <>closing now</>;
  return <>{left < 60 * 60_000 ? `in ${duration(left)}` : moment(Date.parse(deadline), now, zone)}</>;
}
