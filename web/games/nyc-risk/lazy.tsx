'use client';

import { useTexts } from '#texts';
import { withCorrections } from '../../components/corrections/with-corrections';
import { lazily } from '../../lib/lazily';
import type { Texts } from '../../lib/texts';

export const RiskTable = lazily(async () => (await import('./table/nyc-risk-table')).RiskTable);
export const Steps = lazily(async () => (await import('./table/steps')).Steps);
export const WithCorrections = withCorrections(
  async (t: Texts<'nyc-risk'>, language) => (await import('./corrections')).corrections(t, language),
  () => useTexts('nyc-risk'),
);
