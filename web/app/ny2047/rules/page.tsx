import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Contents } from '../../../components/frame/contents';
import { Page } from '../../../components/frame/page';
import { rulesPage } from '../../../lib/rules-page';

export const metadata: Metadata = { title: 'Rules of New York 2047' };

export default async function RulesPage() {
  const rules = await rulesPage();
  if (rules === null) notFound();
  return (
    <Page here="game">
      <div className="with-contents">
        <Contents label="Chapters" parts={rules.chapters} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document is part of this repository */}
        <article className="document" dangerouslySetInnerHTML={{ __html: rules.html }} />
      </div>
    </Page>
  );
}
