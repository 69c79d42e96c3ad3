import { useTranslations } from 'next-intl';
import type { SeasonDraft } from '../../../functions/core/season/season-settings.schema';
import { State } from '../frame/game-thumbnail';
import { Link } from '../frame/link';
import { TitlePlate } from '../frame/title-plate';
import { When } from '../frame/when';

/** The drafts of a league, for its organizers. */
export function Drafts({
  league,
  drafts,
}: {
  readonly league: string;
  readonly drafts: readonly SeasonDraft[];
}) {
  const t = useTranslations('league');
  if (drafts.length === 0) return null;
  return (
    <section className="section" aria-labelledby="drafts">
      <div className="section-head">
        <h2 id="drafts">{t('drafts.title')}</h2>
        <span className="small muted">{t('drafts.about')}</span>
      </div>
      <ul className="rows card">
        {drafts.map(({ id, settings: { name, system }, announcesAt }) => (
          <li key={id}>
            <TitlePlate system={system} small />
            <div className="grow">
              <h3>
                <Link href={`/leagues/${league}/drafts/${id}`}>{name}</Link>
              </h3>
              <p className="small muted">
                {announcesAt === null
                  ? t('drafts.byHand')
                  : t.rich('drafts.at', { time: () => <When at={announcesAt} as="short" /> })}
              </p>
            </div>
            <State reading="nothing">{t('drafts.state')}</State>
          </li>
        ))}
      </ul>
    </section>
  );
}
