import type { Metadata } from 'next';
import Link from 'next/link';
import { Contents } from '../../components/frame/contents';
import { Page } from '../../components/frame/page';
import { Operation } from '../../components/reference/operation';
import { operationsOf } from '../../lib/reference';
import { serverFile, valueFrom } from '../../lib/server-api';

export const metadata: Metadata = { title: 'API reference' };

export default async function ReferencePage() {
  const groups = operationsOf(valueFrom(await serverFile('/openapi.json')));
  return (
    <Page>
      <div className="with-contents">
        <Contents label="Parts of the API" parts={groups.map(({ name }) => ({ id: name, title: name }))} />
        <div>
          <h1>API reference</h1>
          <p className="lead reading mt-3">
            These pages do everything over this API, and so can you. Requests and replies are JSON under{' '}
            <code>/v1</code>; refusals are problem details (RFC 9457) with a code and one entry for each
            fault. Each POST carries an <code>Idempotency-Key</code>, so sending it twice is harmless. The
            full description is at <a href="/v1/openapi.json">/v1/openapi.json</a>. A program asks with the
            token of a session that you open on <Link href="/me#programs">your account’s page</Link>, as{' '}
            <code>Authorization: Bearer</code>; each operation names the scope it needs.
          </p>
          {groups.map(({ name, operations }) => (
            <section key={name} className="section" aria-labelledby={name}>
              <h2 id={name}>{name}</h2>
              {operations.map((operation) => (
                <Operation key={`${operation.method} ${operation.path}`} operation={operation} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
