import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientTexts } from '../../../../components/frame/client-texts';
import { Page } from '../../../../components/frame/page';
import { JoinPrivate } from '../../../../components/league/join-private';
import { reader } from '../../../../lib/reader';
import { serverApi } from '../../../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('league'))('invitation.page') };
}

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ code?: string | string[] }>;
}

/** The invitation link of a private league leads here. Only members see the league's name. */
export default async function JoinPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { code } = await searchParams;
  if (typeof code !== 'string') notFound();
  if ((await reader()) === null) {
    const back = `/leagues/${id}/join?code=${encodeURIComponent(code)}`;
    redirect(`/signin?callbackUrl=${encodeURIComponent(back)}`);
  }
  const league = await serverApi('GET /leagues/{id}', { id });
  if (league.ok && league.value.myRoles.length > 0) redirect(`/leagues/${id}`);
  const t = await getTranslations('league');
  return (
    <Page here="leagues" title={t('invitation.title')} lead={t('invitation.lead')}>
      <ClientTexts of={['membership']}>
        <JoinPrivate league={id} code={code} />
      </ClientTexts>
    </Page>
  );
}
