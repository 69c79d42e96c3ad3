'use client';

import { useTexts } from '#texts';
import { withCorrections } from '../../components/corrections/with-corrections';
import { lazily } from '../../lib/lazily';
import type { Texts } from '../../lib/texts';

export const NewEraTable = lazily(async () => (await import('./table/new-era-table')).NewEraTable);
export const Steps = lazily(async () => (await import('./steps')).Steps);
export const WithCorrections = withCorrections(
  async (t: Texts<'new-era'>, language) => (await import('./corrections')).corrections(t, language),
  () => useTexts('new-era'),
);
