import { useMemo } from 'react';
import type { GameSystem } from '../../../engine/game';
import type { Transcripts } from '../../../engine/game/transcript';
import { fetchScript } from '../../lib/fetch-script';
import { useLoaded } from '../../lib/use-loaded';

/** Parses and prints games of a system as text, once loaded; null until then and for systems without it. */
export function useTranscripts(system: GameSystem | null): Transcripts | null {
  const load = system?.loadTranscripts;
  return useLoaded(useMemo(() => load && (() => fetchScript(load)), [load]));
}
