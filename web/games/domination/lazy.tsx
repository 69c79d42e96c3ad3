'use client';

import { useTexts } from '#texts';
import { withCorrections } from '../../components/corrections/with-corrections';
import { lazily } from '../../lib/lazily';
import type { Texts } from '../../lib/texts';

export const DominationTable = lazily(async () => (await import('./table/domination-table')).DominationTable);
export const Steps = lazily(async () => (await import('./steps')).Steps);
export const WithCorrections = withCorrections(
  async (t: Texts<'domination'>, language) => (await import('./corrections')).corrections(t, language),
  () => useTexts('domination'),
);
