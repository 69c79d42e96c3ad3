import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CopyText } from '../../../../../../components/forms/copy-text';
import { Link } from '../../../../../../components/frame/link';
import { Page } from '../../../../../../components/frame/page';
import type { PageOf } from '../../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id' | 'n'>): Promise<Metadata> {
  const round = (await params).n;
  return { title: (await getTranslations('season-export'))('roundReport.title', { round }) };
}

/** A round in words, to copy into a forum, a chat or a mail. */
export default async function ReportPage({ params }: PageOf<'id' | 'n'>) {
  const { id, n } = await params;
  if (!/^\d+$/.test(n)) notFound();
  const report = valueFrom(
    await serverApi('GET /seasons/{id}/rounds/{round}/report', { id, round: Number(n) }),
  );
  const t = await getTranslations('season-export');
  const language = await getLocale();
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${id}`}>{report.season.name}</Link>}
      title={t('roundReport.title', { round: report.round })}
      lead={t.rich('roundReport.lead', {
        address: (words) => (
          <a href={`/v1/seasons/${id}/rounds/${n}/report.md?language=${language}`}>{words}</a>
        ),
      })}
    >
      <div className="reading">
        <CopyText
          label={t('roundReport.label')}
          text={report.markdown}
          rows={28}
          words={{ copy: t('copy'), copied: t('copied'), failed: t('notCopied') }}
        />
      </div>
    </Page>
  );
}
