import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Link } from '../../../../components/frame/link';
import { LeagueFrame } from '../../../../components/league/league-frame';
import { MemberRuling } from '../../../../components/rulings/member-ruling';
import { ListSearch } from '../../../../components/season/list-search';
import { listQuery, valueIn } from '../../../../lib/list-query';
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
  const query = await searchParams;
  const wanted = valueIn(query, 'member');
  const { search } = listQuery(query);
  const [leagueAnswer, listed] = await Promise.all([
    serverApi('GET /leagues/{id}', { id }),
    serverApi('GET /leagues/{id}/members', {
      id,
      search,
      ...(wanted === undefined ? {} : { player: wanted }),
    }),
  ]);
  const league = valueFrom(leagueAnswer);
  const { name, memberCount, members: first, myRoles } = league;
  const { members } = valueFrom(listed);
  if (!myRoles.some((role) => role !== 'player')) notFound();
  const t = await getTranslations('rule-member');
  const me = (await reader())?.id;
  const others = members.filter(({ player }) => player.kind === 'human' && player.id !== me);
  return (
    <LeagueFrame
      league={league}
      here="desk"
      above={<Link href={`/leagues/${id}/desk`}>{t('page.above', { league: name })}</Link>}
      title={t('page.title')}
      lead={t('page.lead')}
    >
      <div className="section">
        {memberCount > first.length ? (
          <ListSearch
            address={`/leagues/${id}/ruling`}
            label={(await getTranslations('members'))('find')}
            search={search}
          />
        ) : null}
        <ClientTexts of={['rule-member', 'ruling-form']}>
          <MemberRuling
            league={id}
            members={others}
            chosen={others.find(({ player }) => player.id === wanted)?.player.id}
            key={search}
          />
        </ClientTexts>
      </div>
    </LeagueFrame>
  );
}
