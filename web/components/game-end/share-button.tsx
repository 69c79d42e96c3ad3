'use client';

import { Share2 } from 'lucide-react';
import { useState } from 'react';

interface ShareButtonProps {
  readonly text: string;
  readonly words: { readonly share: string; readonly copied: string; readonly failed: string };
}

/** Shares a line by the device's own means, or copies it where there are none. */
export function ShareButton({ text, words }: ShareButtonProps) {
  const [said, setSaid] = useState('');
  const share = async () => {
    try {
      if (navigator.share !== undefined) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        setSaid(words.copied);
      }
    } catch (error) {
      // A reader who changes their mind needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(words.failed);
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        <Share2 size={18} /> {words.share}
      </button>
      <span className="small muted" role="status">
        {said}
      </span>
    </>
  );
}
