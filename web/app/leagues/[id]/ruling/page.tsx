import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { Page } from '../../../../components/frame/page';
import { MemberRuling } from '../../../../components/rulings/member-ruling';
import { valueIn } from '../../../../lib/list-asked';
import type { PageOf } from '../../../../lib/page-of';
import { reader } from '../../../../lib/reader';
import { serverApi, valueFrom } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rule-member'))('page.title') };
}

interface Props extends PageOf<'id'> {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where moderators warn, mute and ban. */
export default async function MemberRulingPage({ params, searchParams }: Props) {
  const { id } = await params;
  const wanted = valueIn(await searchParams, 'member');
  const [league, log] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/log', { id }),
  ]);
  const { name, members, myRoles } = valueFrom(league);
  if (!myRoles.some((role) => role !== 'player')) notFound();
  const t = await getTranslations('rule-member');
  const me = (await reader())?.id;
  const others = members.filter(({ player }) => player.kind === 'human' && player.id !== me);
  return (
    <Page
      here="leagues"
      above={<Link href={`/leagues/${id}/desk`}>{t('page.above', { league: name })}</Link>}
      title={t('page.title')}
      lead={t('page.lead')}
    >
      <div className="section">
        <ClientTexts of={['rule-member', 'ruling-form']}>
          <MemberRuling
            league={id}
            members={others}
            chosen={others.find(({ player }) => player.id === wanted)?.player.id}
            key={log.ok ? (log.value.entries[0]?.id ?? 'none') : 'none'}
          />
        </ClientTexts>
      </div>
    </Page>
  );
}
