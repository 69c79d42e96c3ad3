'use client';

import { type ReactNode, useCallback } from 'react';
import { useTexts } from '#texts';
import type { Definition } from '../../../engine/classic/variant/definition';
import { CorrectionsFrame } from '../../components/corrections/with-corrections';
import { lazily } from '../../lib/lazily';

export const ClassicTable = lazily(async () => (await import('./table/classic-table')).ClassicTable);
export const Steps = lazily(async () => (await import('./steps')).Steps);
export const OnVariant = lazily(async () => (await import('./on-variant')).OnVariant);

interface WithCorrectionsProps {
  /** The variant of the game; absent for Classic itself. */
  readonly variant: Definition | undefined;
  readonly children: ReactNode;
}

/** A frame for forms that correct a game. */
export function WithCorrections({ variant, children }: WithCorrectionsProps) {
  const t = useTexts('classic');
  const load = useCallback(async () => {
    const [{ corrections }, { atlasFor }] = await Promise.all([
      import('./corrections'),
      import('./atlas-for'),
    ]);
    return corrections(atlasFor(variant), t);
  }, [variant, t]);
  return <CorrectionsFrame load={load}>{children}</CorrectionsFrame>;
}
