import { useTranslations } from 'next-intl';
import type { JoinableSeason } from '../../functions/core/entry/joinable.schema';
import { Link } from '../components/frame/link';
import { JoinableSeasons } from './join/joinable-list';

/** The first of the seasons that can be joined; the list has all. */
const SHOWN = 4;

interface OpenSeasonsProps {
  readonly seasons: readonly JoinableSeason[];
  readonly loggedIn?: boolean;
}

/** Seasons that the reader can join now; nothing if there are none. */
export function OpenSeasons({ seasons, loggedIn = false }: OpenSeasonsProps) {
  const t = useTranslations('join');
  const joinable = seasons.filter(({ mine }) => mine === null || mine.state === 'invited');
  if (joinable.length === 0) return null;
  return (
    <section className="section" aria-labelledby="open">
      <div className="section-head">
        <h2 id="open">{t('openNow')}</h2>
        <Link href="/join">{t('all')}</Link>
      </div>
      <JoinableSeasons seasons={joinable.slice(0, SHOWN)} loggedIn={loggedIn} />
    </section>
  );
}
