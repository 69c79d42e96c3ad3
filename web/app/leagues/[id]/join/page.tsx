import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { Page } from '../../../../components/frame/page';
import { JoinPrivate } from '../../../../components/league/join-private';
import { reader } from '../../../../lib/reader';
import { serverApi } from '../../../../lib/server-api';

export const metadata: Metadata = { title: 'Invitation' };

interface Props {
  readonly params: Promise<{ id: string }>;
  readonly searchParams: Promise<{ code?: string | string[] }>;
}

/** Where the invitation link of a private league leads. What the league is called, members learn. */
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
  return (
    <Page
      here="leagues"
      title="You are invited"
      lead="This link invites you to a private league. Its members see your name, and you see its seasons and games."
    >
      <JoinPrivate league={id} code={code} />
    </Page>
  );
}
