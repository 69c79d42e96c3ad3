'use client';

import { useEffect, useState } from 'react';
import english from '../../messages/en/global-error.json';
import { Failure } from '../components/frame/failure';
import type { ErrorText } from '../lib/i18n/error-texts';

/** Every page carries these words; those of other languages are loaded where this page is shown. */
const ENGLISH: ErrorText = { language: 'en', words: english };

/** What a browser shows when even the frame of the pages has failed: without it, the framework's own words. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [said, setSaid] = useState(ENGLISH);
  useEffect(() => {
    const loaded = import('../lib/i18n/error-texts').then(({ errorTexts }) => errorTexts());
    // What cannot be loaded, as little as the page itself, leaves the English words.
    loaded.then(setSaid, () => undefined);
  }, []);
  return <Failure said={said} code={error.digest ?? '–'} />;
}
