import { type ReactNode, useMemo } from 'react';
import { atlasIn } from '../../../engine/ny2047/data/atlases';
import type { Definition } from '../../../engine/ny2047/variant/definition';
import { useLanguage } from '../../components/frame/reader';
import { OnAtlas } from './atlas';

interface OnVariantProps {
  readonly variant: Definition;
  readonly children: ReactNode;
}

/** The map of a variant, for the board inside. */
export function OnVariant({ variant, children }: OnVariantProps) {
  const language = useLanguage();
  return <OnAtlas value={useMemo(() => atlasIn(variant, language), [variant, language])}>{children}</OnAtlas>;
}
