import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Page } from '../../../../../../components/frame/page';
import { CopyText } from '../../../../../../components/results/copy-text';
import { serverApi, valueFrom } from '../../../../../../lib/server-api';

interface Props {
  readonly params: Promise<{ id: string; n: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Report of round ${(await params).n}` };
}

/** A round in words, to be copied into a forum, a chat or a mail. */
export default async function ReportPage({ params }: Props) {
  const { id, n } = await params;
  if (!/^\d+$/.test(n)) notFound();
  const report = valueFrom(
    await serverApi('GET /seasons/{id}/rounds/{round}/report', { id, round: Number(n) }),
  );
  return (
    <Page here="leagues">
      <div className="page-head">
        <p className="eyebrow">
          <Link href={`/seasons/${id}`}>{report.season.name}</Link>
        </p>
        <h1>Report of round {report.round}</h1>
        <p className="lead reading">
          Ready to post, as Markdown. The same text is always at{' '}
          <a href={`/v1/seasons/${id}/rounds/${n}/report.md`}>an address of its own</a>.
        </p>
      </div>
      <div className="reading">
        <CopyText label="Report" text={report.markdown} rows={28} />
      </div>
    </Page>
  );
}
