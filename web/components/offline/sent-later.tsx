'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import type { Outcome } from '../../lib/offline/kept';
import { Toast } from '../frame/toast';

type Told = readonly (Outcome & { readonly words: string })[];

/** Sends the drafts of this device when the site is opened or the network is back, and says what became of each. */
export function SentLater({ dismissWord }: { readonly dismissWord: string }) {
  const [told, setTold] = useState<Told>([]);
  useEffect(() => {
    const send = async () => {
      // Only those whose browser keeps something have drafts.
      if ((await navigator.serviceWorker?.getRegistration()) === undefined) return;
      const { sendAndRead } = await import('../../lib/offline/send-and-read');
      setTold(await sendAndRead());
    };
    const online = () => void send();
    online();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  if (told.length === 0) return null;
  const dismiss = async () => {
    setTold([]);
    const { forgetOutcomes } = await import('../../lib/offline/kept');
    await forgetOutcomes();
  };
  return (
    <Toast>
      <ul className="sent-later">
        {told.map(({ game, title, words }) => (
          <li key={game}>
            <Link href={`/games/${game}`}>{title}</Link>: {words}
          </li>
        ))}
      </ul>
      <button type="button" className="button compact" onClick={() => void dismiss()}>
        {dismissWord}
      </button>
    </Toast>
  );
}
