import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Contents } from '../../components/frame/contents';
import { Link } from '../../components/frame/link';
import { Page } from '../../components/frame/page';
import { Operation } from '../../components/reference/operation';
import { ProblemTypes } from '../../components/reference/problem-types';
import { operationsOf, problemTypesOf } from '../../lib/reference';
import { serverFile, valueFrom } from '../../lib/server-api';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('reference'))('title') };
}

export default async function ReferencePage() {
  const t = await getTranslations('reference');
  const description = valueFrom(await serverFile('/openapi.json'));
  const groups = operationsOf(description);
  const parts = groups.map(({ name }) => ({ id: name, title: name }));
  return (
    <Page>
      <div className="with-contents">
        <Contents label={t('parts')} parts={[...parts, { id: 'problems', title: t('problems.title') }]} />
        <div>
          <h1>{t('title')}</h1>
          <p className="lead reading mt-3">
            {t.rich('lead', {
              code: (words) => <code>{words}</code>,
              full: (words) => <a href="/v1/openapi.json">{words}</a>,
              account: (words) => <Link href="/me#programs">{words}</Link>,
            })}
          </p>
          {groups.map(({ name, operations }) => (
            <section key={name} className="section" aria-labelledby={name}>
              <h2 id={name}>{name}</h2>
              {operations.map((operation) => (
                <Operation key={`${operation.method} ${operation.path}`} operation={operation} />
              ))}
            </section>
          ))}
          <section className="section" aria-labelledby="problems">
            <h2 id="problems">{t('problems.title')}</h2>
            <ProblemTypes types={problemTypesOf(description)} />
          </section>
        </div>
      </div>
    </Page>
  );
}
