'use client';

import { useTranslations } from 'next-intl';
import type { SeasonSignals as Signs } from '../../../functions/core/fair-play/fair-play.schema';
import { api } from '../../lib/api';
import { Link } from '../frame/link';
import { seatFullName } from '../frame/seats';
import { ComparedWith } from './limits';
import { Look } from './look';
import { SharedPresences } from './shared-presences';

/** The signals of a whole season for its moderators. */
export function SeasonSignals({ season }: { readonly season: string }) {
  return (
    <Look ask={() => api('POST /seasons/{id}/signs', { id: season })}>
      {({ pairs, compared, shared }) => (
        <div className="signs">
          <SharedPresences shared={shared} />
          <RarePairs pairs={pairs} />
          <ComparedWith {...compared} />
        </div>
      )}
    </Look>
  );
}

function RarePairs({ pairs }: Pick<Signs, 'pairs'>) {
  const t = useTranslations('fair-play');
  return (
    <section className="section" aria-labelledby="rare">
      <div className="section-head">
        <h2 id="rare">{t('rare.title')}</h2>
      </div>
      {pairs.length === 0 ? (
        <p className="card empty">{t('rare.none')}</p>
      ) : (
        <ul className="card rows">
          {pairs.map(({ game, round, board, from, to, help, turns, helpAbove }) => (
            <li key={`${game} ${from} ${to}`}>
              <div className="grow">
                <h3>
                  <Link href={`/games/${game}/signs`}>{t('rare.board', { round, board })}</Link>
                </h3>
                <p className="small">
                  {t('rare.helped', {
                    from: seatFullName(from),
                    to: seatFullName(to),
                    help,
                    turns,
                    above: helpAbove ?? 0,
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
