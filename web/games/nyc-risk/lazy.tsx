'use client';

import { useMemo } from 'react';
import { useTexts } from '#texts';
import type { Language } from '../../../messages/languages';
import { withCorrections } from '../../components/corrections/with-corrections';
import { useLanguage } from '../../components/frame/reader';
import { lazily } from '../../lib/lazily';
import type { Texts } from '../../lib/texts';

interface Words {
  readonly t: Texts<'nyc-risk'>;
  readonly language: Language;
}

export const RiskTable = lazily(async () => (await import('./table/nyc-risk-table')).RiskTable);
export const Steps = lazily(async () => (await import('./steps')).Steps);
export const WithCorrections = withCorrections(
  async ({ t, language }: Words) => (await import('./corrections')).corrections(t, language),
  useWords,
);

function useWords(): Words {
  const t = useTexts('nyc-risk');
  const language = useLanguage();
  return useMemo(() => ({ t, language }), [t, language]);
}
