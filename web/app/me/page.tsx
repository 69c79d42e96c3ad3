import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { Me } from '../../../functions/api/schemas/me';
import type { Sessions } from '../../../functions/api/schemas/sessions';
import { BlockedPlayers } from '../../components/forms/blocked-players';
import { DeleteAccount } from '../../components/forms/delete-account';
import { LogInAgain } from '../../components/forms/log-in-again';
import { LogOutButton } from '../../components/forms/log-out-button';
import { OpenProgram } from '../../components/forms/open-program';
import { Profile } from '../../components/forms/profile';
import { ProgramList } from '../../components/forms/program-list';
import { SessionList } from '../../components/forms/session-list';
import { Page } from '../../components/frame/page';
import { PageHead } from '../../components/frame/page-head';
import { reader } from '../../lib/reader';
import { lacksScope, serverApi, valueFrom } from '../../lib/server-api';

export const metadata: Metadata = { title: 'Your account' };

export default async function MePage() {
  const player = await reader();
  if (player === null) redirect('/signin?callbackUrl=/me');
  const [blocked, sessions] = await Promise.all([
    serverApi('GET /me/blocked'),
    serverApi('GET /me/sessions'),
  ]);
  return (
    <Page>
      <PageHead title={player.name}>
        <p className="lead">{player.email ?? 'An account of the demo league'}</p>
      </PageHead>
      {lacksScope(sessions) ? <OnSharedComputer /> : <Settings {...player} />}
      <section className="section" aria-labelledby="blocked">
        <h2 id="blocked">Players you block</h2>
        <BlockedPlayers players={valueFrom(blocked).players} />
      </section>
      {lacksScope(sessions) ? null : <Access {...valueFrom(sessions)} />}
    </Page>
  );
}

function OnSharedComputer() {
  return (
    <>
      <LogInAgain goal="/me">
        You are logged in on a shared computer, where nobody can change your account.
      </LogInAgain>
      <p className="form-actions mt-3">
        <LogOutButton />
      </p>
    </>
  );
}

function Settings({ name, zone, quiet }: NonNullable<Me['player']>) {
  return (
    <>
      <p className="mb-6">
        <Link href="/me/notifications">What you hear about, when and how</Link>
      </p>
      <Profile name={name} zone={zone} quiet={quiet} />
    </>
  );
}

/** Who can reach the account, and what is kept of it. */
function Access({ sessions, programs, newLogin }: Sessions) {
  const again = (
    <LogInAgain goal="/me">This needs a login that is less than an hour old; yours is older.</LogInAgain>
  );
  return (
    <>
      <section className="section" aria-labelledby="sessions">
        <h2 id="sessions">Where you are logged in</h2>
        <SessionList sessions={sessions} />
      </section>
      <section className="section" aria-labelledby="programs">
        <h2 id="programs">Programs</h2>
        <p className="reading mb-3">
          A program that you run can use the <Link href="/reference">API</Link> for you, with a session that
          you end whenever you like. It never reaches your account.
        </p>
        <ProgramList programs={programs} />
        {newLogin ? <OpenProgram /> : again}
      </section>
      <section className="section" aria-labelledby="data">
        <h2 id="data">What is kept about you</h2>
        {newLogin ? (
          <OwnData />
        ) : (
          <>
            <p>You can download all of it, or delete your account.</p>
            {again}
          </>
        )}
      </section>
    </>
  );
}

function OwnData() {
  return (
    <>
      <p>
        <a href="/v1/me/export" download="turreton-account.json">
          Download all of it as JSON
        </a>
      </p>
      <h3 className="title-3 mt-6 mb-2">Delete your account</h3>
      <DeleteAccount />
    </>
  );
}
