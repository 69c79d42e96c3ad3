'use client';

import { type ReactNode, useCallback } from 'react';
import { useTexts, useTranslate } from '#texts';
import type { GameSystemId } from '../../../engine/games';
import { CorrectionsFrame } from '../../components/corrections/with-corrections';
import { lazily } from '../../lib/lazily';
import type { PositionTexts } from './corrections';

export const DefaultTable = lazily(async () => (await import('./table/default-table')).DefaultTable);
export const Steps = lazily(async () => (await import('./steps')).Steps);

interface WithCorrectionsProps {
  readonly system: GameSystemId;
  readonly children: ReactNode;
}

/** A frame for forms that correct a game, from what its engine offers. */
export function WithCorrections({ system, children }: WithCorrectionsProps) {
  const say = useTranslate(system);
  const texts = useTexts(`says-position-${system}` as 'says-position-ny2047') as unknown as PositionTexts;
  const load = useCallback(async () => {
    const [{ corrections }, { rulesFor }] = await Promise.all([
      import('./corrections'),
      import('./use-rules'),
    ]);
    return corrections(await rulesFor({ system }), say, texts);
  }, [system, say, texts]);
  return <CorrectionsFrame load={load}>{children}</CorrectionsFrame>;
}
