import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { BlockedPlayers } from '../../components/forms/blocked-players';
import { DeleteAccount } from '../../components/forms/delete-account';
import { Profile } from '../../components/forms/profile';
import { SessionList } from '../../components/forms/session-list';
import { Page } from '../../components/frame/page';
import { PageHead } from '../../components/frame/page-head';
import { reader } from '../../lib/reader';
import { serverApi, valueFrom } from '../../lib/server-api';

export const metadata: Metadata = { title: 'Your account' };

export default async function MePage() {
  const player = await reader();
  if (player === null) redirect('/signin?callbackUrl=/me');
  const [blocked, sessions] = await Promise.all([
    serverApi('GET /me/blocked'),
    serverApi('GET /me/sessions'),
  ]);
  const { players } = valueFrom(blocked);
  return (
    <Page>
      <PageHead title={player.name}>
        <p className="lead">{player.email ?? 'An account of the demo league'}</p>
      </PageHead>
      <p className="mb-6">
        <Link href="/me/notifications">What you hear about, when and how</Link>
      </p>
      <Profile name={player.name} zone={player.zone} quiet={player.quiet} />
      <section className="section" aria-labelledby="blocked">
        <h2 id="blocked">Players you block</h2>
        <BlockedPlayers players={players} />
      </section>
      <section className="section" aria-labelledby="sessions">
        <h2 id="sessions">Where you are logged in</h2>
        <SessionList {...valueFrom(sessions)} />
      </section>
      <section className="section" aria-labelledby="data">
        <h2 id="data">What is kept about you</h2>
        <p>
          <a href="/v1/me/export" download="turreton-account.json">
            Download all of it as JSON
          </a>
        </p>
        <h3>Delete your account</h3>
        <DeleteAccount />
      </section>
    </Page>
  );
}
