import { useTranslations } from 'next-intl';
import { Link } from '../components/frame/link';
import { GameChoice } from './game-choice';

/** The games to play at once: on the pages of visitors, there with the boards that run now, and where no turn waits. */
export function PlaySection({ live = false }: { readonly live?: boolean }) {
  const t = useTranslations('home');
  return (
    <section className="section" aria-labelledby="play-now">
      <div className="section-head">
        <h2 id="play-now">{t('playNow')}</h2>
        <Link href="/practice/friends">{t('withFriends')}</Link>
      </div>
      <p className="small muted mb-3">{t('playAbout')}</p>
      <GameChoice live={live} />
    </section>
  );
}
