import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Page } from '../../../components/frame/page';
import { rulesPage } from '../../../lib/rules-page';

export const metadata: Metadata = { title: 'Rules of New York 2047' };

export default async function RulesPage() {
  const rules = await rulesPage();
  if (rules === null) notFound();
  return (
    <Page here="game">
      <div className="with-contents">
        <nav className="page-contents" aria-label="Chapters">
          {rules.chapters.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document is part of this repository */}
        <article className="document" dangerouslySetInnerHTML={{ __html: rules.html }} />
      </div>
    </Page>
  );
}
