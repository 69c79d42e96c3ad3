'use client';

import { duration, moment, shortMoment, urgency } from '../../lib/time';
import { useLanguage, useZone } from './reader';
import { useNow } from './use-now';

interface CountdownProps {
  readonly deadline: string;
  readonly now: number;
  /** Whether the reader owes something: only then may the time turn to signal. */
  readonly owing: boolean;
  /** The league's zone, where it has one: its time stands beside the reader's if it differs. */
  readonly league?: string | null;
}

/** Both readings of a deadline: how long, and when in the reader's zone. */
export function Countdown({ deadline, now: serverNow, owing, league = null }: CountdownProps) {
  const now = useNow(serverNow);
  const zone = useZone();
  const language = useLanguage();
  const left = Date.parse(deadline) - now;
  const near = owing && urgency(left) !== 'far';
  return (
    <p className={near ? 'near' : undefined}>
      <b className="numbers">{left > 0 ? `in ${duration(left, language)}` : 'closing now'}</b>
      <span>
        {moment(Date.parse(deadline), now, zone, language)}
        <LeagueTime at={Date.parse(deadline)} reader={zone} league={league} />
      </span>
    </p>
  );
}

/** A deadline in one short phrase: "Sun 20:00" or "in 4:05". */
export function ShortDeadline({ deadline, now: serverNow, league = null }: Omit<CountdownProps, 'owing'>) {
  const now = useNow(serverNow);
  const zone = useZone();
  const language = useLanguage();
  const left = Date.parse(deadline) - now;
  if (left <= 0) return <>closing now</>;
  if (left < 60 * 60_000) return <>{`in ${duration(left, language)}`}</>;
  return (
    <>
      {moment(Date.parse(deadline), now, zone, language)}
      <LeagueTime at={Date.parse(deadline)} reader={zone} league={league} />
    </>
  );
}

function LeagueTime({ at, reader, league }: { at: number; reader: string; league: string | null }) {
  const language = useLanguage();
  if (league === null) return null;
  const theirs = shortMoment(at, league, language);
  if (theirs === shortMoment(at, reader, language)) return null;
  return <span className="muted">{` (${theirs} in ${league.split('/').at(-1)?.replaceAll('_', ' ')})`}</span>;
}
