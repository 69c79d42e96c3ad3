import { useTranslations } from 'next-intl';
import type { Ratings } from '../../../functions/core/rating/ratings.schema';
import { Link } from '../frame/link';
import { seatName } from '../frame/seats';

/** The leaderboards: all games, each game, and the factions of the open one. */
export function BoardNav({ ratings }: { readonly ratings: Ratings }) {
  const t = useTranslations('ratings');
  const { board, boards, system } = ratings;
  const games = boards.filter(({ id }) => !id.includes(':'));
  const factions = boards.filter(({ id }) => system !== null && id.startsWith(`${system}:`));
  return (
    <>
      <nav className="filters" aria-label={t('boards.game')}>
        {games.map(({ id, title }) => (
          <BoardLink key={id} id={id} title={title} here={id === board || id === system} />
        ))}
      </nav>
      {factions.length === 0 ? null : (
        <nav className="filters" aria-label={t('boards.faction')}>
          {factions.map(({ id }) => (
            <BoardLink
              key={id}
              id={id}
              title={t('boards.best', { seat: seatName(id.slice(id.indexOf(':') + 1)) })}
              here={id === board}
            />
          ))}
        </nav>
      )}
    </>
  );
}

function BoardLink({ id, title, here }: { id: string; title: string; here: boolean }) {
  return (
    <Link
      className="filter-link"
      href={`/ratings/${encodeURIComponent(id)}`}
      {...(here ? { 'aria-current': 'page' as const } : {})}
    >
      {title}
    </Link>
  );
}
