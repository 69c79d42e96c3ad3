import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MemberHistory } from '../../../functions/core/member/member-history.schema';
import type { Texts } from '../../lib/texts';
import { Link } from '../frame/link';
import { seatFullName } from '../frame/seats';

type InSeason = MemberHistory['seasons'][number];

const states = (t: Texts<'member'>): Readonly<Record<InSeason['state'], string>> => ({
  in: t('seasons.in'),
  waiting: t('seasons.waiting'),
  asked: t('seasons.asked'),
  invited: t('seasons.invited'),
  withdrawn: t('seasons.withdrawn'),
  removed: t('seasons.removed'),
});

function Result({ result }: { readonly result: InSeason['results'][number] }) {
  const t = useTranslations('member');
  const { game: id, round, board, seat, place, players, owed, kept } = result;
  const game = (words: ReactNode) => <Link href={`/games/${id}`}>{words}</Link>;
  const shown = { round, board, seat: seatFullName(seat), missed: owed - kept, owed, game };
  return place === null
    ? t.rich('seasons.resultLost', shown)
    : t.rich('seasons.result', { ...shown, place, players });
}

/** The seasons of a member with their finished games and the turns they missed in each. */
export function MemberSeasons({ seasons }: Pick<MemberHistory, 'seasons'>) {
  const t = useTranslations('member');
  return (
    <section className="section" aria-labelledby="seasons">
      <h2 id="seasons">{t('seasons.title')}</h2>
      {seasons.length === 0 ? <p className="card empty">{t('seasons.none')}</p> : null}
      <ul className="rows card">
        {seasons.map(({ season, status, state, results }) => (
          <li key={season.id}>
            <div className="grow">
              <h3>
                <Link href={`/seasons/${season.id}`}>{season.name}</Link>
              </h3>
              <p className="small muted">
                {status === 'finished' && state === 'in' ? t('seasons.played') : states(t)[state]}
              </p>
              {results.map((result) => (
                <p key={`${result.game} ${result.seat}`} className="small">
                  <Result result={result} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
