import Link from 'next/link';
import type { Log } from '../../../functions/api/schemas/results';
import { When } from '../frame/when';
import { RulingText } from './ruling-text';

const WORDS = {
  correct: 'Result corrected',
  void: 'Result declared void',
  restore: 'Result restored as it was played',
  'one-person': 'One person, two accounts',
} as const;

/** Rulings on results and entries: what, who, why, before and after. */
export function LeagueLog({ entries, here }: Pick<Log, 'entries'> & { readonly here?: 'season' }) {
  const Heading = here === 'season' ? 'h3' : 'h2';
  return (
    <ol className="card rows">
      {entries.map(({ id, kind, subject, game, season, by, at, reason, before, after }) => (
        <li key={id}>
          <div className="grow">
            <Heading className="title-3">
              {WORDS[kind]}: {game === null ? subject : <Link href={`/games/${game}/result`}>{subject}</Link>}
            </Heading>
            <p className="small muted">
              {by.name}, <When at={at} as="long" />
              {here === 'season' ? null : (
                <>
                  , in <Link href={`/seasons/${season.id}`}>{season.name}</Link>
                </>
              )}
            </p>
            <RulingText reason={reason} before={before} after={after} />
          </div>
        </li>
      ))}
    </ol>
  );
}
