'use client';

import { useEffect, useState } from 'react';
import english from '../../messages/en/global-error.json';
import { Failure } from '../components/frame/failure';
import type { ErrorText } from '../lib/i18n/error-texts';

/** Every page includes these texts; those of other languages are loaded when this page is shown. */
const ENGLISH: ErrorText = { language: 'en', words: english };

/** The page for a failure of the pages' own frame: without it, the framework's own text. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [said, setSaid] = useState(ENGLISH);
  useEffect(() => {
    const loaded = import('../lib/i18n/error-texts').then(({ errorTexts }) => errorTexts());
    // If the texts cannot be loaded, as the page itself could not, the English ones stay.
    loaded.then(setSaid, () => undefined);
  }, []);
  return <Failure said={said} code={error.digest ?? '–'} />;
}
