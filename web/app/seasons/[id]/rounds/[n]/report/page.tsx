import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Page } from '../../../../../../components/frame/page';
import { PageHead } from '../../../../../../components/frame/page-head';
import { CopyText } from '../../../../../../components/results/copy-text';
import { serverApi, valueFrom } from '../../../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string; n: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Report of round ${(await params).n}` };
}

/** A round in words, to copy into a forum, a chat or a mail. */
export default async function ReportPage({ params }: Props) {
  const { id, n } = await params;
  if (!/^\d+$/.test(n)) notFound();
  const report = valueFrom(
    await serverApi('GET /seasons/{id}/rounds/{round}/report', { id, round: Number(n) }),
  );
  return (
    <Page here="leagues">
      <PageHead
        above={<Link href={`/seasons/${id}`}>{report.season.name}</Link>}
        title={`Report of round ${report.round}`}
        lead={
          <>
            Ready to post, as Markdown. The same text is always at{' '}
            <a href={`/v1/seasons/${id}/rounds/${n}/report.md`}>an address of its own</a>.
          </>
        }
      />
      <div className="reading">
        <CopyText label="Report" text={report.markdown} rows={28} />
      </div>
    </Page>
  );
}
