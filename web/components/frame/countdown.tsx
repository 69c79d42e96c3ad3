'use client';

import { duration, moment, shortMoment, urgency } from '../../lib/time';
import type { CountdownWords } from './countdown-words';
import { useLanguage, useZone } from './reader';
import { useNow } from './use-now';

interface CountdownProps {
  readonly deadline: string;
  readonly now: number;
  /** Whether the reader owes something: only then may the time be highlighted. */
  readonly owing: boolean;
  /** The league's zone, if it has one: its time is shown beside the reader's if it differs. */
  readonly league?: string | null;
  readonly words: CountdownWords;
}

/** Both readings of a deadline: the time left, and the moment in the reader's zone. */
export function Countdown({ deadline, now: serverNow, owing, league = null, words }: CountdownProps) {
  const now = useNow(serverNow);
  const zone = useZone();
  const language = useLanguage();
  const left = Date.parse(deadline) - now;
  const near = owing && urgency(left) !== 'far';
  return (
    <p className={near ? 'near' : undefined}>
      <b className="numbers">
        {left > 0 ? words.left.replace('{time}', duration(left, language)) : words.now}
      </b>
      <span>
        {moment(Date.parse(deadline), now, zone, language)}
        <LeagueTime at={Date.parse(deadline)} reader={zone} league={league} there={words.there} />
      </span>
    </p>
  );
}

/** A deadline in one short phrase: "Sun 20:00" or "in 4:05". */
export function ShortDeadline({
  deadline,
  now: serverNow,
  league = null,
  words,
}: Omit<CountdownProps, 'owing'>) {
  const now = useNow(serverNow);
  const zone = useZone();
  const language = useLanguage();
  const left = Date.parse(deadline) - now;
  if (left <= 0) return words.now;
  if (left < 60 * 60_000) return words.left.replace('{time}', duration(left, language));
  return (
    <>
      {moment(Date.parse(deadline), now, zone, language)}
      <LeagueTime at={Date.parse(deadline)} reader={zone} league={league} there={words.there} />
    </>
  );
}

interface LeagueTimeProps {
  readonly at: number;
  readonly reader: string;
  readonly league: string | null;
  readonly there: string;
}

function LeagueTime({ at, reader, league, there }: LeagueTimeProps) {
  const language = useLanguage();
  if (league === null) return null;
  const theirs = shortMoment(at, league, language);
  if (theirs === shortMoment(at, reader, language)) return null;
  const place = league.split('/').at(-1)?.replaceAll('_', ' ') ?? league;
  return <span className="muted"> {there.replace('{time}', theirs).replace('{place}', place)}</span>;
}
