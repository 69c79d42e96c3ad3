import { useTranslations } from 'next-intl';
import type { GameResult } from '../../../functions/core/result/results.schema';
import { Link } from '../frame/link';
import { RuledBy } from './ruled-by';
import { RulingText } from './ruling-text';

/** Rulings that took steps back. */
const TAKES_BACK: ReadonlySet<string> = new Set(['roll-back', 'correct-order', 'correct-position']);

/** Every ruling in a game, the latest first. */
export function RulingList({ game, rulings }: Pick<GameResult, 'game' | 'rulings'>) {
  const t = useTranslations('ruling');
  const ruled = useTranslations('ruled');
  return (
    <section className="section" aria-labelledby="rulings">
      <div className="section-head">
        <h2 id="rulings">{t('title')}</h2>
      </div>
      {rulings.length === 0 ? (
        <p className="card empty">{t('none')}</p>
      ) : (
        <ol className="card rows">
          {[...rulings].reverse().map(({ number, kind, by, confirmedBy, at, reason, before, after }) => (
            <li key={number}>
              <div className="grow">
                <h3>
                  {number}. {ruled(kind)}
                </h3>
                <p className="small muted">
                  <RuledBy ruling={{ by, confirmedBy, at }} />
                </p>
                <RulingText reason={reason} before={before} after={after} />
                {TAKES_BACK.has(kind) ? (
                  <p className="small">
                    <Link href={`/games/${game}/rulings/${number}`}>{t('taken.link')}</Link>
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
