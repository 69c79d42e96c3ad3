import { type ReactNode, useMemo } from 'react';
import type { Definition } from '../../../engine/classic/variant/definition';
import { OnAtlas } from './atlas';
import { atlasFor } from './atlas-for';

interface OnVariantProps {
  readonly variant: Definition;
  readonly children: ReactNode;
}

/** The map and the powers of a variant, for the board inside. */
export function OnVariant({ variant, children }: OnVariantProps) {
  return <OnAtlas value={useMemo(() => atlasFor(variant), [variant])}>{children}</OnAtlas>;
}
