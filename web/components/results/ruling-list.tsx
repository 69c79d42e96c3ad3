import Link from 'next/link';
import type { GameResult } from '../../../functions/api/schemas/results';
import { When } from '../frame/when';
import { RULED_WORDS } from './ruled-words';
import { RulingText } from './ruling-text';

/** Rulings that took steps back. */
const TAKES_BACK: ReadonlySet<string> = new Set(['roll-back', 'correct-order', 'correct-position']);

/** Every ruling in a game, the latest first. */
export function RulingList({ game, rulings }: Pick<GameResult, 'game' | 'rulings'>) {
  return (
    <section className="section" aria-labelledby="rulings">
      <div className="section-head">
        <h2 id="rulings">Rulings</h2>
      </div>
      {rulings.length === 0 ? (
        <p className="card empty">Nobody has ruled on this game.</p>
      ) : (
        <ol className="card rows">
          {[...rulings].reverse().map(({ number, kind, by, confirmedBy, at, reason, before, after }) => (
            <li key={number}>
              <div className="grow">
                <h3>
                  {number}. {RULED_WORDS[kind]}
                </h3>
                <p className="small muted">
                  {by.name}
                  {confirmedBy === undefined ? null : `, confirmed by ${confirmedBy.name}`},{' '}
                  <When at={at} as="long" />
                </p>
                <RulingText reason={reason} before={before} after={after} />
                {TAKES_BACK.has(kind) ? (
                  <p className="small">
                    <Link href={`/games/${game}/rulings/${number}`}>What was taken back</Link>
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
