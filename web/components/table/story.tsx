import type { GameSystemId } from '../../../engine/games';
import type { Step } from '../../../functions/core/game/games.schema';
import type { People } from '../frame/people';
import { RuleLinks } from '../frame/rule-link';
import { withNames } from '../frame/seats';

interface StoryProps {
  readonly sentences: Step['sentences'];
  /** The names of the seats. */
  readonly names: People;
  readonly system: GameSystemId;
}

/** The sentences of a step, each with its rules; players instead of seats. */
export function Story({ sentences, names, system }: StoryProps) {
  return sentences.map(({ text, rules }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a step may say the same twice
    <p key={index} className="story-line">
      {withNames(text, names)} <RuleLinks rules={rules} system={system} />
    </p>
  ));
}
