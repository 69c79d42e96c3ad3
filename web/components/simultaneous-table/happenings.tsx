import type { ReactNode } from 'react';
import type { GameSystemId } from '../../../engine/games';
import type { Step } from '../../../functions/api/schemas/games';
import { RuleLinks } from '../frame/rule-link';

interface HappeningsProps {
  readonly system: GameSystemId;
  readonly sentences: readonly Pick<Step['sentences'][number], 'text' | 'rules'>[];
  /** A sentence as the game sets it, with its waters leaning. */
  readonly set: (text: string) => ReactNode;
}

/** What happened in a step beside the fate of single orders. */
export function Happenings({ system, sentences, set }: HappeningsProps) {
  if (sentences.length === 0) return null;
  return (
    <ul className="happenings">
      {sentences.map(({ text, rules }) => (
        <li key={text}>
          {set(text)} <RuleLinks system={system} rules={rules} />
        </li>
      ))}
    </ul>
  );
}
