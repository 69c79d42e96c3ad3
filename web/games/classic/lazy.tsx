'use client';

import { useTexts } from '#texts';
import { withCorrections } from '../../components/corrections/with-corrections';
import { lazily } from '../../lib/lazily';
import type { Texts } from '../../lib/texts';

export const ClassicTable = lazily(async () => (await import('./table/classic-table')).ClassicTable);
export const Steps = lazily(async () => (await import('./steps')).Steps);
export const WithCorrections = withCorrections(
  async (t: Texts<'classic'>) => (await import('./corrections')).corrections(t),
  () => useTexts('classic'),
);
