'use client';

import { useTexts } from '#texts';
import { withCorrections } from '../../components/corrections/with-corrections';
import { lazily } from '../../lib/lazily';
import type { Texts } from '../../lib/texts';

export const Ny2047Table = lazily(async () => (await import('./table/ny2047-table')).Ny2047Table);
export const Steps = lazily(async () => (await import('./table/steps')).Steps);
export const WithCorrections = withCorrections(
  async (t: Texts<'ny2047'>) => (await import('./corrections')).corrections(t),
  () => useTexts('ny2047'),
);
