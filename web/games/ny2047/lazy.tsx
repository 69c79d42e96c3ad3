'use client';

import { type ReactNode, useCallback } from 'react';
import { useTexts } from '#texts';
import type { Definition } from '../../../engine/ny2047/variant/definition';
import { CorrectionsFrame } from '../../components/corrections/with-corrections';
import { useLanguage } from '../../components/frame/reader';
import { lazily } from '../../lib/lazily';

export const Ny2047Table = lazily(async () => (await import('./table/ny2047-table')).Ny2047Table);
export const Steps = lazily(async () => (await import('./table/steps')).Steps);
export const OnVariant = lazily(async () => (await import('./on-variant')).OnVariant);

interface WithCorrectionsProps {
  /** The variant of the game; absent for New York 2047 itself. */
  readonly variant: Definition | undefined;
  readonly children: ReactNode;
}

/** A frame for forms that correct a game. */
export function WithCorrections({ variant, children }: WithCorrectionsProps) {
  const t = useTexts('ny2047');
  const language = useLanguage();
  const load = useCallback(async () => {
    const [{ corrections }, { atlasIn, atlasOfOptions }] = await Promise.all([
      import('./corrections'),
      import('../../../engine/ny2047/data/atlases'),
    ]);
    return corrections(variant === undefined ? atlasOfOptions({}) : atlasIn(variant, language), t);
  }, [variant, language, t]);
  return <CorrectionsFrame load={load}>{children}</CorrectionsFrame>;
}
