import type { Case } from '../../../functions/api/schemas/cases';
import { When } from '../frame/when';
import { AnswerNote } from './answer-note';
import { AppealForm } from './appeal-form';
import { AppealAnswer } from './case-answer';
import { WithdrawAppeal } from './withdraw-case';

const STATES = {
  open: 'It waits for an answer',
  answered: 'It was answered',
  withdrawn: 'It was withdrawn',
} as const;

interface AppealPartProps {
  readonly of: Case;
  /** Where a moderator rules on the game. */
  readonly ruling: string;
}

/** The appeal against the answer of a case: its words, its answer, and what the reader may do about it. */
export function AppealPart({ of, ruling }: AppealPartProps) {
  const { appeal, mayAppeal, mine } = of;
  if (appeal === null) return mayAppeal === null ? null : <AppealForm of={of} may={mayAppeal} />;
  const { at, text, state, answer, mayAnswer } = appeal;
  return (
    <section className="mt-3" aria-label="Appeal">
      <h4>Appeal</h4>
      <p className="small muted">
        <When at={at} as="long" />. {STATES[state]}.
      </p>
      {text === null ? null : <p className="reading mt-3">{text}</p>}
      {answer === null ? null : <AnswerNote {...answer} />}
      {mayAnswer ? <AppealAnswer of={of} ruling={ruling} /> : null}
      {state !== 'open' || mayAnswer || mine || text === null ? null : (
        <p className="small muted">
          You had a part in the first answer, so somebody else answers the appeal.
        </p>
      )}
      {mine && state === 'open' ? <WithdrawAppeal of={of} /> : null}
    </section>
  );
}
