'use client';

import { BareHeader } from '../components/frame/bare-header';

/** Plain on purpose, because every page carries it. */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <>
      <BareHeader />
      <main id="main" className="wrap error-page">
        <h1>This page failed to load</h1>
        <p className="lead">
          Something failed on our side. What you stored is safe, and deadlines still hold. Try again. If it
          keeps failing, report it with this code.
        </p>
        <p>
          Code <span className="mono">{error.digest ?? 'none'}</span>
        </p>
        <p>
          <button type="button" className="button main" onClick={reset}>
            Try again
          </button>{' '}
          <a className="button" href="/">
            Go to Today
          </a>
        </p>
      </main>
    </>
  );
}
