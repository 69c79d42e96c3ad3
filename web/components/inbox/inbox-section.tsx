import { useTranslations } from 'next-intl';
import type { Inbox } from '../../../functions/core/inbox/inbox.schema';
import { Link } from '../frame/link';
import { InboxList } from './inbox-list';

interface InboxSectionProps {
  readonly inbox: Inbox;
  /** The league of the items; without it, those of all leagues. */
  readonly league?: string;
}

const SHOWN = 5;

/** The first items that wait for an organizer or moderator; nothing if none wait. */
export function InboxSection({ inbox: { items, count }, league }: InboxSectionProps) {
  const t = useTranslations('inbox');
  if (count === 0) return null;
  const [first] = items;
  const one = items.every((item) => item.league.id === first?.league.id) ? first?.league.id : undefined;
  const more = league ?? one;
  return (
    <section className="section" aria-labelledby="to-settle">
      <div className="section-head">
        <h2 id="to-settle">{t('title')}</h2>
        {count > SHOWN && more !== undefined ? (
          <Link href={`/leagues/${more}/inbox`}>{t('all', { count })}</Link>
        ) : null}
      </div>
      <InboxList items={more === undefined ? items : items.slice(0, SHOWN)} leagues={league === undefined} />
    </section>
  );
}
