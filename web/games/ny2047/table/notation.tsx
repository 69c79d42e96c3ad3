import { useTexts } from '#texts';
import { NewYorkRule } from '../rule';

/** How orders are typed, by example. */
export function Notation() {
  return useTexts('ny2047').rich('notation', {
    code: (words) => <code>{words}</code>,
    rule: () => <NewYorkRule rule="16.1" />,
  });
}
