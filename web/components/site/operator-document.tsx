import { languageOfReader } from '../../lib/language';
import { type OperatorPage, operatorPage } from '../../lib/operator-page';
import { Page } from '../frame/page';
import { MarkdownText } from '../league/markdown-text';

/** A page of the operator: its first line is the title. */
export async function OperatorDocument({ page }: { readonly page: OperatorPage }) {
  const text = await operatorPage(page, await languageOfReader());
  const [first = '', ...rest] = text.trim().split('\n');
  return (
    <Page>
      <article className="document pt-9">
        <h1>{first.replace(/^#\s*/, '')}</h1>
        <MarkdownText text={rest.join('\n').trim()} heading="h2" />
      </article>
    </Page>
  );
}
