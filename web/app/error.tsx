'use client';

import { BareHeader } from '../components/frame/bare-header';
import { isMissingScript } from '../lib/new-release';

interface Failed {
  readonly error: Error & { digest?: string };
}

/** Plain on purpose, because every page carries it. */
export default function ErrorPage({ error }: Failed) {
  return (
    <>
      <BareHeader />
      <main id="main" className="wrap error-page">
        {isMissingScript(error) ? <Outdated /> : <Broken error={error} />}
      </main>
    </>
  );
}

function Broken({ error }: Failed) {
  return (
    <>
      <h1>This page failed to load</h1>
      <p className="lead">{wordsOf(error.digest)}</p>
      <p>
        Code <span className="mono">{error.digest ?? 'none'}</span>
      </p>
      <p>
        <button type="button" className="button main" onClick={reload}>
          Try again
        </button>{' '}
        <a className="button" href="/">
          Go to Today
        </a>
      </p>
    </>
  );
}

/** A script of this tab's release could not be loaded: the present release has others. */
function Outdated() {
  return (
    <>
      <h1>This page is out of date</h1>
      <p className="lead">
        Turreton has been updated since you opened it. What you stored is safe, and deadlines still hold.
      </p>
      <p>
        <button type="button" className="button main" onClick={reload}>
          Reload
        </button>
      </p>
    </>
  );
}

/** What failed on the server is asked for again only with the whole page. */
const reload = (): void => window.location.reload();

/** Codes of answers that did not come (web/lib/ask.ts), or that the gateway gave in the platform's place. */
const BUSY = ['unreachable', 'too-many', 'http-429', 'http-502', 'http-503', 'http-504'];

function wordsOf(code: string | undefined): string {
  return code !== undefined && BUSY.includes(code)
    ? 'The platform takes too long to answer. What you stored is safe, and deadlines still hold. Try again in a minute.'
    : 'Something failed on our side. What you stored is safe, and deadlines still hold. Try again. If it keeps failing, report it with this code.';
}
