'use client';

import { date, longMoment, moment } from '../../lib/time';
import { useZone } from './zone';

const WRITTEN = {
  date: (instant: number, zone: string) => date(instant, zone),
  long: (instant: number, zone: string) => longMoment(instant, zone),
} as const;

/** A point in time in the reader's zone. */
export function When({ at, as }: { at: string; as: keyof typeof WRITTEN }) {
  const zone = useZone();
  return <time dateTime={at}>{WRITTEN[as](Date.parse(at), zone)}</time>;
}

/** "20:00 today", seen from the platform's clock. */
export function Moment({ at, now }: { at: string; now: number }) {
  const zone = useZone();
  return <time dateTime={at}>{moment(Date.parse(at), now, zone)}</time>;
}
