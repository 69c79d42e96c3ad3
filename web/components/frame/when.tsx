'use client';

import { date, longMoment, shortMoment } from '../../lib/time';
import { useLanguage, useZone } from './reader';

const WRITTEN = { date, short: shortMoment, long: longMoment } as const;

/** A point in time in the reader's zone. */
export function When({ at, as }: { at: string; as: keyof typeof WRITTEN }) {
  const zone = useZone();
  return <time dateTime={at}>{WRITTEN[as](Date.parse(at), zone, useLanguage())}</time>;
}
