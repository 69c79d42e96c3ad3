import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { AreaMessages } from '../../lib/i18n/icu-runtime';
import type { Area } from '../../lib/texts';
import { HandedTexts } from './i18n-provider';

interface TableTextsProps {
  /** The areas that the components below use with `useTexts`. */
  readonly of: readonly Area[];
  readonly children: ReactNode;
}

/** Sends the texts of some areas to the parts of a table below, which load none of the library (ADR 046). */
export async function TableTexts({ of, children }: TableTextsProps) {
  const all = (await getMessages()) as Readonly<Record<string, AreaMessages>>;
  return (
    <HandedTexts texts={Object.fromEntries(of.map((area) => [area, all[area]]))}>{children}</HandedTexts>
  );
}
