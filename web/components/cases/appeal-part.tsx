import { useTranslations } from 'next-intl';
import type { Case } from '../../../functions/core/case/cases.schema';
import { When } from '../frame/when';
import { AnswerNote } from './answer-note';
import { AppealForm } from './appeal-form';
import { AppealAnswer } from './case-answer';
import { WithdrawAppeal } from './withdraw-case';

interface AppealPartProps {
  readonly of: Case;
  /** The page on which a moderator rules on the game. */
  readonly ruling: string;
}

/** The appeal against the answer of a case: its text, its answer, and the reader's possible actions. */
export function AppealPart({ of, ruling }: AppealPartProps) {
  const t = useTranslations('cases');
  const { appeal, mayAppeal, mine } = of;
  if (appeal === null) return mayAppeal === null ? null : <AppealForm of={of} may={mayAppeal} />;
  const { at, text, state, answer, mayAnswer } = appeal;
  return (
    <section className="mt-3" aria-label={t('appeal.title')}>
      <h4>{t('appeal.title')}</h4>
      <p className="small muted">
        <AppealState state={state} at={at} />
      </p>
      {text === null ? null : <p className="reading mt-3">{text}</p>}
      {answer === null ? null : <AnswerNote {...answer} />}
      {mayAnswer ? <AppealAnswer of={of} ruling={ruling} /> : null}
      {state !== 'open' || mayAnswer || mine || text === null ? null : (
        <p className="small muted">{t('appeal.notYou')}</p>
      )}
      {mine && state === 'open' ? <WithdrawAppeal of={of} /> : null}
    </section>
  );
}

/** When it was made, and its current state. */
function AppealState({ state, at }: Pick<NonNullable<Case['appeal']>, 'state' | 'at'>) {
  const t = useTranslations('cases');
  const time = () => <When at={at} as="long" />;
  if (state === 'open') return t.rich('appeal.open', { time });
  return t.rich(state === 'answered' ? 'appeal.answered' : 'appeal.withdrawn', { time });
}
