import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type {
  SiteLog,
  SiteLogEntry,
  SiteMeasure,
  SiteMeasures,
  SiteReport,
  SiteReports,
} from '../../../functions/core/site/site.schema';
import { ClientTexts } from '../../components/frame/client-texts';
import { Link } from '../../components/frame/link';
import { NextPage } from '../../components/frame/next-page';
import { Page } from '../../components/frame/page';
import { When } from '../../components/frame/when';
import { kindInWords, pageOfTarget } from '../../components/reports/target';
import { Administrators } from '../../components/site/administrators';
import { ActOn, DecideMeasure } from '../../components/site/decide';
import { serverApi, valueFrom } from '../../lib/server-api';
import type { Texts } from '../../lib/texts';

interface Props {
  readonly searchParams: Promise<{ settled?: string | string[]; page?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('site-admin'))('title') };
}

/**
 * The page of the site administrators: reports, decisions with their appeals, the administrators, and the site's log.
 */
export default async function SitePage({ searchParams }: Props) {
  const { settled, page: after } = await searchParams;
  const state = settled === undefined ? 'open' : 'settled';
  const deskAnswer = await serverApi('GET /site');
  // For everyone else there is nothing at this address.
  if (!deskAnswer.ok && deskAnswer.problem.code === 'not-allowed') notFound();
  if (!deskAnswer.ok && deskAnswer.problem.code === 'needs-passkey') return <NeedsPasskey />;
  const desk = valueFrom(deskAnswer, '/site');
  const [reports, measures, log] = await Promise.all([
    serverApi('GET /site/reports', { state }),
    serverApi('GET /site/measures', {}),
    serverApi('GET /site/log', typeof after === 'string' ? { page: after } : {}),
  ]);
  const t = await getTranslations('site-admin');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ClientTexts of={['site-admin']}>
        <div className="season-columns">
          <div>
            <Reports {...valueFrom(reports)} state={state} />
            <Measures {...valueFrom(measures)} />
          </div>
          <aside>
            <Administrators administrators={desk.administrators} />
          </aside>
        </div>
        <Log {...valueFrom(log)} />
      </ClientTexts>
    </Page>
  );
}

/** A site administrator logs in with a passkey, and adds one first. */
async function NeedsPasskey() {
  const t = await getTranslations('site-admin');
  return (
    <Page title={t('title')} lead={t('passkey.lead')}>
      <p className="reading">
        <Link href="/signin?again=1&callbackUrl=%2Fsite">{t('passkey.logIn')}</Link>
      </p>
      <p className="reading">
        {t.rich('passkey.add', { account: (words) => <Link href="/me">{words}</Link> })}
      </p>
    </Page>
  );
}

function Reports({ reports, state }: SiteReports & { readonly state: SiteReport['state'] }) {
  const t = useTranslations('site-admin');
  return (
    <section aria-labelledby="reports">
      <div className="section-head">
        <h2 id="reports">{state === 'open' ? t('reports.title') : t('reports.settled')}</h2>
        {state === 'open' ? (
          <Link href="/site?settled=1">{t('reports.settled')}</Link>
        ) : (
          <Link href="/site">{t('reports.openOnes')}</Link>
        )}
      </div>
      {reports.length === 0 ? (
        <p className="card empty">{t('reports.none')}</p>
      ) : (
        <ul className="card rows">
          {reports.map((report) => (
            <li key={report.id}>
              <div className="grow">
                <Report report={report} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Report({ report }: { readonly report: SiteReport }) {
  const t = useTranslations('site-admin');
  const { id, target, excerpt, concerned, by, reason, at, settled, mayAct } = report;
  const time = () => <When at={at} as="short" />;
  return (
    <>
      <h3 className="title-3">
        <Subject target={target} />
      </h3>
      <p className="small muted">
        {concerned === null ? null : <>{t('reports.of', { name: concerned.name })} · </>}
        {by === null ? t.rich('reports.anonymous', { time }) : t.rich('reports.by', { name: by.name, time })}
      </p>
      {excerpt === null ? <p>{t('reports.apart')}</p> : <p className="reported-text">{excerpt}</p>}
      {reason === null ? null : <p>{reason}</p>}
      {settled === null ? null : (
        <p className="small muted">
          {t(settled.as === 'acted' ? 'reports.acted' : 'reports.dismissed', {
            name: settled.by.name,
            why: settled.why,
          })}
        </p>
      )}
      {mayAct ? (
        <details className="mt-3">
          <summary>{t('act.decide')}</summary>
          <ActOn target={target} player={concerned?.id ?? null} report={id} />
        </details>
      ) : null}
    </>
  );
}

function Subject({ target }: Pick<SiteReport, 'target'>) {
  const t = useTranslations('report');
  const page = pageOfTarget(target);
  const words = kindInWords(target, t);
  return page === null ? words : <Link href={page}>{words}</Link>;
}

function Measures({ measures }: SiteMeasures) {
  const t = useTranslations('site-admin');
  return (
    <section className="section" aria-labelledby="measures">
      <div className="section-head">
        <h2 id="measures">{t('measures.title')}</h2>
      </div>
      {measures.length === 0 ? (
        <p className="card empty">{t('measures.none')}</p>
      ) : (
        <ul className="card rows">
          {measures.map((measure) => (
            <li key={measure.id}>
              <div className="grow">
                <Measure measure={measure} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Measure({ measure }: { readonly measure: SiteMeasure }) {
  const t = useTranslations('site-admin');
  const { kind, target, excerpt, why, by, concerned, at, until, inForce, appeal, mayDecide } = measure;
  return (
    <>
      <h3 className="title-3">
        {kind === 'suspend' && until !== null ? (
          t.rich('measures.suspended', { time: () => <When at={until} as="long" /> })
        ) : (
          <>
            {t('measures.hidden')}: <Subject target={target} />
          </>
        )}
      </h3>
      <p className="small muted">
        {t.rich('measures.by', {
          ...{ by: by.name, name: concerned.name, why },
          time: () => <When at={at} as="short" />,
        })}
      </p>
      {kind === 'suspend' || excerpt === '' ? null : <p className="reported-text">{excerpt}</p>}
      {inForce ? null : <p className="small muted">{t('measures.over')}</p>}
      {appeal === null ? null : <p>{t('measures.appeal', { text: appeal.text })}</p>}
      {appeal?.decision ? (
        <p className="small muted">
          {t(appeal.decision.granted ? 'measures.granted' : 'measures.refused', { why: appeal.decision.why })}
        </p>
      ) : null}
      {mayDecide ? (
        <details className="mt-3">
          <summary>{t('act.decide')}</summary>
          <DecideMeasure measure={measure} />
        </details>
      ) : null}
    </>
  );
}

function Log({ entries, next }: SiteLog) {
  const t = useTranslations('site-admin');
  return (
    <section className="section" aria-labelledby="log">
      <div className="section-head">
        <h2 id="log">{t('log.title')}</h2>
      </div>
      {entries.length === 0 ? (
        <p className="card empty">{t('log.none')}</p>
      ) : (
        <ol className="card rows">
          {entries.map((entry) => (
            <li key={entry.id}>
              <div className="grow">
                <h3 className="title-3">{didInWords(entry, t)}</h3>
                <p className="small muted">
                  {t.rich('log.by', {
                    ...{ by: entry.by.name, why: entry.why },
                    time: () => <When at={entry.at} as="short" />,
                  })}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <NextPage path="/site" next={next}>
        {t('log.earlier')}
      </NextPage>
    </section>
  );
}

function didInWords({ kind, subject: { name } }: SiteLogEntry, t: Texts<'site-admin'>): string {
  switch (kind) {
    case 'hide':
      return t('did.hide', { name });
    case 'restore':
      return t('did.restore', { name });
    case 'suspend':
      return t('did.suspend', { name });
    case 'end-suspension':
      return t('did.endSuspension', { name });
    case 'end-sessions':
      return t('did.endSessions', { name });
    case 'dismiss-report':
      return t('did.dismiss', { name });
    case 'grant-appeal':
      return t('did.grantAppeal', { name });
    case 'refuse-appeal':
      return t('did.refuseAppeal', { name });
    case 'appoint':
      return t('did.appoint', { name });
    case 'remove':
      return t('did.remove', { name });
    case 'approve-results':
      return t('did.approveResults', { name });
    case 'refuse-results':
      return t('did.refuseResults', { name });
  }
}
