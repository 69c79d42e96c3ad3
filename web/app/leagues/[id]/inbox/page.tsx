import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { InboxList } from '../../../../components/inbox/inbox-list';
import { LeagueFrame } from '../../../../components/league/league-frame';
import type { PageOf } from '../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('inbox'))('page') };
}

/** All items of a league that wait for the reader who runs it. */
export default async function InboxPage({ params }: PageOf<'id'>) {
  const { id } = await params;
  const [leagueAnswer, answer] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/inbox', { id }),
  ]);
  if (!answer.ok && answer.status === 403) notFound();
  const { items, count } = valueFrom(answer, `/leagues/${id}/inbox`);
  const league = valueFrom(leagueAnswer);
  const t = await getTranslations('inbox');
  return (
    <LeagueFrame league={league} here="inbox" title={t('page')} lead={t('pageLead')}>
      {count === 0 ? <p className="card empty">{t('none')}</p> : <InboxList items={items} leagues={false} />}
      {count > items.length ? <p className="muted">{t('more', { count: count - items.length })}</p> : null}
    </LeagueFrame>
  );
}
