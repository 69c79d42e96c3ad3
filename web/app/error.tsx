'use client';

import { type ErrorWords, useErrorWords } from '../components/frame/reader';
import { isMissingScript } from '../lib/new-release';

interface Failed {
  readonly error: Error & { digest?: string };
}

interface Said extends Failed {
  readonly words: ErrorWords;
}

/** Simple on purpose, because every page includes it. */
export default function ErrorPage({ error }: Failed) {
  const words = useErrorWords();
  // Without the layout there are no texts, and the layout's own error page shows (global-error.tsx).
  if (words === null) throw error;
  return (
    <>
      {words.header}
      <main id="main" className="wrap error-page">
        {isMissingScript(error) ? <Outdated words={words} /> : <Broken error={error} words={words} />}
      </main>
    </>
  );
}

function Broken({ error: { digest }, words }: Said) {
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{digest !== undefined && BUSY.includes(digest) ? words.busy : words.broken}</p>
      <p>
        {words.code} <span className="mono">{digest ?? '–'}</span>
      </p>
      <p>
        <button type="button" className="button main" onClick={reload}>
          {words.tryAgain}
        </button>{' '}
        <a className="button" href="/">
          {words.goToToday}
        </a>
      </p>
    </>
  );
}

/** A script of this tab's release could not be loaded: the present release has other files. */
function Outdated({ words }: Pick<Said, 'words'>) {
  return (
    <>
      <h1>{words.outdated}</h1>
      <p className="lead">{words.outdatedText}</p>
      <p>
        <button type="button" className="button main" onClick={reload}>
          {words.reload}
        </button>
      </p>
    </>
  );
}

/** Content that failed on the server is requested again only with the whole page. */
const reload = (): void => window.location.reload();

/** Codes of missing answers (web/lib/ask.ts), or of answers that the gateway gave in the platform's place. */
const BUSY = ['unreachable', 'too-many', 'http-429', 'http-502', 'http-503', 'http-504'];
