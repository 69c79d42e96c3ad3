import type { ReactNode } from 'react';
import type { GameSystemId } from '../../../engine/games';
import type { Step } from '../../../functions/core/game/games.schema';
import { RuleLinks } from '../frame/rule-link';

interface HappeningsProps {
  readonly system: GameSystemId;
  readonly sentences: readonly Pick<Step['sentences'][number], 'text' | 'rules'>[];
  /** A sentence in the game's typography, with its waters in italics. */
  readonly set: (text: string) => ReactNode;
}

/** The events of a step other than the results of single orders. */
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
