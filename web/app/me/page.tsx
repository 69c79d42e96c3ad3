import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { Profile } from '../../components/forms/profile';
import { SignOut } from '../../components/forms/sign-out';
import { Page } from '../../components/frame/page';
import { reader } from '../../lib/reader';

export const metadata: Metadata = { title: 'Your account' };

export default async function MePage() {
  const player = await reader();
  if (player === null) redirect('/signin?callbackUrl=/me');
  return (
    <Page>
      <div className="page-head">
        <h1>{player.name}</h1>
        <p className="lead">{player.email ?? 'An account of the demo league'}</p>
      </div>
      <p className="mb-6">
        <Link href="/me/notifications">What you are told of, when and how</Link>
      </p>
      <Profile name={player.name} zone={player.zone} quiet={player.quiet} />
      <div className="section">
        <SignOut />
      </div>
    </Page>
  );
}
