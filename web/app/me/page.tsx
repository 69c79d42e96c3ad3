import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Me } from '../../../functions/core/account/me.schema';
import type { Sessions } from '../../../functions/core/session/sessions.schema';
import { ApiTokenList } from '../../components/forms/api-token-list';
import { BlockedPlayers } from '../../components/forms/blocked-players';
import { CreateApiToken } from '../../components/forms/create-api-token';
import { DeleteAccount } from '../../components/forms/delete-account';
import { LogInAgain } from '../../components/forms/log-in-again';
import { LogOutButton } from '../../components/forms/log-out-button';
import { LoginWays } from '../../components/forms/login-ways';
import { MergeAccount } from '../../components/forms/merge-account';
import { Profile } from '../../components/forms/profile';
import { SessionList } from '../../components/forms/session-list';
import { ClientTexts } from '../../components/frame/client-texts';
import { Contents } from '../../components/frame/contents';
import { Face } from '../../components/frame/face';
import { Link } from '../../components/frame/link';
import { Page } from '../../components/frame/page';
import { PageHead } from '../../components/frame/page-head';
import { OwnMeasures } from '../../components/site/own-measures';
import { loginSecrets } from '../../lib/login/secrets';
import { services } from '../../lib/login/services';
import { reader } from '../../lib/reader';
import { lacksScope, serverApi, valueFrom } from '../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('page') };
}

export default async function MePage() {
  const player = await reader();
  if (player === null) redirect('/signin?callbackUrl=/me');
  const t = await getTranslations('account');
  const [blocked, sessions, measures, desk] = await Promise.all([
    serverApi('GET /me/blocked'),
    serverApi('GET /me/sessions'),
    serverApi('GET /me/measures'),
    serverApi('GET /site'),
  ]);
  const m = await getTranslations('measures');
  const profilePart = { id: 'profile', title: t('profile.title') };
  const blockedPart = { id: 'blocked', title: t('blocked.title') };
  const accessParts = [
    { id: 'logins', title: t('logins.title') },
    { id: 'sessions', title: t('sessions.title') },
    { id: 'programs', title: t('programs.title') },
    { id: 'data', title: t('data.title') },
  ];
  return (
    <Page>
      <PageHead
        title={
          <span className="with-face">
            <Face player={player} size={64} /> {player.name}
          </span>
        }
      >
        <p className="lead">{player.email ?? t('demo')}</p>
      </PageHead>
      {desk.ok || desk.problem.code === 'needs-passkey' ? (
        <p className="mb-6">
          <Link href="/site">{m('administer')}</Link>
        </p>
      ) : null}
      <ClientTexts of={['measures', 'report']}>
        <OwnMeasures measures={valueFrom(measures).measures} />
      </ClientTexts>
      <ClientTexts of={['account']}>
        <div className="with-contents">
          <Contents
            label={t('parts')}
            parts={lacksScope(sessions) ? [blockedPart] : [profilePart, blockedPart, ...accessParts]}
          />
          <div className="settings">
            {lacksScope(sessions) ? <OnSharedComputer /> : <Settings {...player} />}
            <section className="section" aria-labelledby="blocked">
              <h2 id="blocked">{t('blocked.title')}</h2>
              <BlockedPlayers players={valueFrom(blocked).players} />
            </section>
            {lacksScope(sessions) ? null : (
              <>
                <LoginSection />
                <Access {...valueFrom(sessions)} />
              </>
            )}
          </div>
        </div>
      </ClientTexts>
    </Page>
  );
}

function OnSharedComputer() {
  const t = useTranslations('account');
  return (
    <section className="section">
      <LogInAgain goal="/me">{t('onShared')}</LogInAgain>
      <p className="form-actions mt-3">
        <LogOutButton />
      </p>
    </section>
  );
}

function Settings({ name, zone, language, quiet, stories }: NonNullable<Me['player']>) {
  const t = useTranslations('account');
  return (
    <section className="section" aria-labelledby="profile">
      <h2 id="profile">{t('profile.title')}</h2>
      <p className="mb-4">
        <Link href="/me/notifications">{t('notifications')}</Link>
      </p>
      <Profile name={name} zone={zone} language={language} quiet={quiet} stories={stories} />
    </section>
  );
}

/** The reader's ways to log in. */
async function LoginSection() {
  const t = await getTranslations('account');
  const ways = valueFrom(await serverApi('GET /me/logins'));
  const known = services(await loginSecrets()).map(({ id, name }) => ({ id, name }));
  return (
    <section className="section" aria-labelledby="logins">
      <h2 id="logins">{t('logins.title')}</h2>
      <LoginWays {...ways} known={known} />
      {ways.newLogin ? null : <LogInAgain goal="/me">{t('olderLogin')}</LogInAgain>}
    </section>
  );
}

/** Access to the account, and its stored data. */
function Access({ sessions, programs, newLogin }: Sessions) {
  const t = useTranslations('account');
  const again = <LogInAgain goal="/me">{t('olderLogin')}</LogInAgain>;
  return (
    <>
      <section className="section" aria-labelledby="sessions">
        <h2 id="sessions">{t('sessions.title')}</h2>
        <SessionList sessions={sessions} />
      </section>
      <section className="section" aria-labelledby="programs">
        <h2 id="programs">{t('programs.title')}</h2>
        <p className="reading mb-3">
          {t.rich('programs.about', { api: (words) => <Link href="/reference">{words}</Link> })}
        </p>
        <ApiTokenList programs={programs} />
        {newLogin ? <CreateApiToken /> : again}
      </section>
      <section className="section" aria-labelledby="data">
        <h2 id="data">{t('data.title')}</h2>
        {newLogin ? (
          <OwnData />
        ) : (
          <>
            <p>{t('data.about')}</p>
            {again}
          </>
        )}
      </section>
    </>
  );
}

function OwnData() {
  const t = useTranslations('account');
  return (
    <>
      <p>
        <a href="/v1/me/export" download="turreton-account.json">
          {t('data.download')}
        </a>
      </p>
      <h3 className="title-3 mt-6 mb-2">{t('merge.title')}</h3>
      <MergeAccount />
      <h3 className="title-3 mt-6 mb-2">{t('data.delete')}</h3>
      <DeleteAccount />
    </>
  );
}
