'use client';

/** What a browser shows when even the frame of the pages has failed: without it, the framework's own words. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body
        style={{ font: '1rem/1.5 sans-serif', margin: '4rem auto', padding: '0 1rem', maxWidth: '38rem' }}
      >
        <h1>Turreton failed to load</h1>
        <p>
          Something failed on our side. What you stored is safe, and deadlines still hold. Code:{' '}
          <code>{error.digest ?? 'none'}</code>
        </p>
        {/* A link loads the whole page again, which a part of it could not. */}
        <p>
          <a href="/">Go to Today</a>
        </p>
      </body>
    </html>
  );
}
