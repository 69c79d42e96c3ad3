'use client';

import { date, longMoment, shortMoment } from '../../lib/time';
import { useZone } from './zone';

const WRITTEN = {
  date: (instant: number, zone: string) => date(instant, zone),
  short: (instant: number, zone: string) => shortMoment(instant, zone),
  long: (instant: number, zone: string) => longMoment(instant, zone),
} as const;

/** A point in time in the reader's zone. */
export function When({ at, as }: { at: string; as: keyof typeof WRITTEN }) {
  const zone = useZone();
  return <time dateTime={at}>{WRITTEN[as](Date.parse(at), zone)}</time>;
}
