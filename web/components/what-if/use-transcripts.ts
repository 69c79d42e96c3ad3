import { useEffect, useState } from 'react';
import type { GameSystem } from '../../../engine/game';
import type { Transcripts } from '../../../engine/game/transcript';
import { fetchScript } from '../../lib/fetch-script';

/** Parses and prints games of a system as text, once loaded; null until then and for systems without it. */
export function useTranscripts(system: GameSystem | null): Transcripts | null {
  const [transcripts, setTranscripts] = useState<Transcripts | null>(null);
  const load = system?.loadTranscripts;
  useEffect(() => {
    if (load === undefined) return;
    let current = true;
    void fetchScript(load).then((loaded) => (current ? setTranscripts(loaded) : undefined));
    return () => {
      current = false;
    };
  }, [load]);
  return transcripts;
}
