import type { Case } from '../../../functions/api/schemas/cases';
import { When } from '../frame/when';

type Answer = NonNullable<Case['answer']> | NonNullable<NonNullable<Case['appeal']>['answer']>;

const DECISIONS: Readonly<Record<Answer['decision'], string>> = {
  upheld: 'Upheld',
  denied: 'Not upheld',
  'answer-stands': 'The answer stands',
  'answer-changed': 'The answer is changed',
};

/** What was answered, by whom and when. */
export function AnswerNote({ decision, text, by, at }: Answer) {
  return (
    <p className="notice mt-3">
      <span>
        <b>{DECISIONS[decision]}.</b> {text}{' '}
        <span className="muted">
          {by.name}, <When at={at} as="short" />
        </span>
      </span>
    </p>
  );
}
