'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazily } from '../../lib/lazily';
import type { OutcomeWords } from '../../lib/offline/offline-db';
import type { SentDrafts } from '../../lib/offline/send-and-read';
import { byTimer } from '../../lib/wait';

/** A browser does not always notice that the platform can be reached again. */
const AGAIN_MS = 5_000;

// Most readers never send anything later.
const SentOutcomes = lazily(async () => (await import('./sent-outcomes')).SentOutcomes);

interface SentLaterProps {
  readonly dismissWord: string;
  readonly words: OutcomeWords;
}

/** Sends the drafts of this device when the site is opened or the network is back, and reports the result of each. */
export function SentLater({ dismissWord, words }: SentLaterProps) {
  const [outcomes, setOutcomes] = useState<SentDrafts['outcomes']>([]);
  useEffect(() => {
    let isShown = true;
    let callOff = () => {};
    const send = async () => {
      callOff();
      // Only readers whose browser stores something have drafts.
      if ((await navigator.serviceWorker?.getRegistration()) === undefined) return;
      const { sendAndRead } = await import('../../lib/offline/send-and-read');
      const { outcomes: sent, areLeft } = await sendAndRead(words);
      if (!isShown) return;
      setOutcomes(sent);
      if (areLeft) callOff = byTimer(AGAIN_MS, online);
    };
    const online = () => void send();
    online();
    window.addEventListener('online', online);
    return () => {
      isShown = false;
      callOff();
      window.removeEventListener('online', online);
    };
  }, [words]);
  if (outcomes.length === 0) return null;
  const dismiss = async () => {
    setOutcomes([]);
    const { forgetOutcomes } = await import('../../lib/offline/offline-db');
    await forgetOutcomes();
  };
  return (
    <Suspense>
      <SentOutcomes outcomes={outcomes} dismissWord={dismissWord} onDismiss={() => void dismiss()} />
    </Suspense>
  );
}
