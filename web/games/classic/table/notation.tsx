import type { ReactNode } from 'react';
import { useTexts } from '#texts';
import { ClassicRule } from '../rule';

/** How orders are typed, by example. */
export function Notation() {
  return useTexts('classic').rich('notation', {
    code: (words: ReactNode) => <code>{words}</code>,
    rule: () => <ClassicRule rule="15.1" />,
  });
}
