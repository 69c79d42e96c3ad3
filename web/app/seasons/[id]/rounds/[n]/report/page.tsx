import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { CopyText } from '../../../../../../components/forms/copy-text';
import { Page } from '../../../../../../components/frame/page';
import type { PageOf } from '../../../../../../lib/page-of';
import { serverApi, valueFrom } from '../../../../../../lib/server-api';

export async function generateMetadata({ params }: PageOf<'id' | 'n'>): Promise<Metadata> {
  return { title: `Report of round ${(await params).n}` };
}

/** A round in words, to copy into a forum, a chat or a mail. */
export default async function ReportPage({ params }: PageOf<'id' | 'n'>) {
  const { id, n } = await params;
  if (!/^\d+$/.test(n)) notFound();
  const report = valueFrom(
    await serverApi('GET /seasons/{id}/rounds/{round}/report', { id, round: Number(n) }),
  );
  return (
    <Page
      here="leagues"
      above={<Link href={`/seasons/${id}`}>{report.season.name}</Link>}
      title={`Report of round ${report.round}`}
      lead={
        <>
          Ready to post, as Markdown. The same text is always at{' '}
          <a href={`/v1/seasons/${id}/rounds/${n}/report.md`}>an address of its own</a>.
        </>
      }
    >
      <div className="reading">
        <CopyText label="Report" text={report.markdown} rows={28} />
      </div>
    </Page>
  );
}
