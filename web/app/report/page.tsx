import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SiteTarget } from '../../../functions/core/site/site.schema';
import { Card } from '../../components/forms/card';
import { ClientTexts } from '../../components/frame/client-texts';
import { Link } from '../../components/frame/link';
import { Page } from '../../components/frame/page';
import { kindInWords, pageOfTarget } from '../../components/reports/target';
import { ActOn } from '../../components/site/decide';
import { ReportForm } from '../../components/site/report-form';
import { Reported } from '../../components/site/reported';
import { reader } from '../../lib/reader';
import { serverApi } from '../../lib/server-api';

interface Props {
  readonly searchParams: Promise<{ about?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('report'))('title') };
}

/** Where readers report a text, a league or an account; site administrators act on it at once. */
export default async function ReportPage({ searchParams }: Props) {
  const { about } = await searchParams;
  const t = await getTranslations('report');
  const target = typeof about === 'string' ? targetIn(about) : null;
  if ((await reader()) === null) {
    const here = typeof about === 'string' ? `/report?about=${encodeURIComponent(about)}` : '/report';
    redirect(`/signin?callbackUrl=${encodeURIComponent(here)}`);
  }
  if (target === null)
    return (
      <Page title={t('title')}>
        <p>{t('nothing')}</p>
      </Page>
    );
  const page = pageOfTarget(target);
  const isAdmin = (await serverApi('GET /site')).ok;
  const words = await getTranslations('site-admin');
  return (
    <Page
      above={page === null ? undefined : <Link href={page}>{kindInWords(target, t)}</Link>}
      title={t('title')}
      lead={t('about')}
    >
      <ClientTexts of={['report', 'site-admin']}>
        <div className="season-columns">
          <div>
            <Reported target={target} />
            <ReportForm target={target} />
          </div>
          {isAdmin ? (
            <aside>
              <Card title={words('act.directly')}>
                <ActOn target={target} player={target.kind === 'account' ? target.player : null} />
              </Card>
            </aside>
          ) : null}
        </div>
      </ClientTexts>
    </Page>
  );
}

/** The target of a report in an address; null if there is no valid one. */
function targetIn(about: string): SiteTarget | null {
  try {
    return SiteTarget.safeParse(JSON.parse(about)).data ?? null;
  } catch {
    return null;
  }
}
