import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { api } from '../../lib/api';
import { useMutation } from '../../lib/mutate';
import { SelectField, TextField } from '../forms/field';
import { ProblemNote } from '../forms/problem-note';

type Questions = Season['questions'];
type Answers = NonNullable<Season['mine']>['answers'];

const LONGEST = 300;
const nameOf = (question: string) => `answer-${question}`;

interface AnswerFieldsProps {
  readonly questions: Questions;
  readonly answers: Answers;
  readonly wrongAt: (path: string) => string | null;
}

/** A field for each question of a season, with the answers so far. */
export function AnswerFields({ questions, answers, wrongAt }: AnswerFieldsProps) {
  const t = useTranslations('taking-part');
  return (
    <>
      {questions.map(({ id, text, help, required, options }, at) => {
        const field = {
          name: nameOf(id),
          label: required ? text : t('questions.optional', { question: text }),
          help,
          required,
          defaultValue: answers.find(({ question }) => question === id)?.answer ?? '',
          wrong: wrongAt(`answers.${at}.answer`),
        };
        return options.length === 0 ? (
          <TextField key={id} {...field} maxLength={LONGEST} />
        ) : (
          <SelectField key={id} {...field} options={options.map((option) => [option, option] as const)}>
            <option value="">{t('questions.choose')}</option>
          </SelectField>
        );
      })}
      <p className="small muted">{t('questions.private')}</p>
    </>
  );
}

/** An answer for each question, in their order; an empty one is none. */
export function answersFrom(form: FormData, questions: Questions): Answers {
  return questions.map(({ id }) => ({ question: id, answer: String(form.get(nameOf(id)) ?? '') }));
}

/** The reader's answers, which they may change until the season starts. */
export function OwnAnswers({ season: { id, status, questions, mine } }: { readonly season: Season }) {
  const t = useTranslations('taking-part');
  const { busy, done, problem, wrongAt, run } = useMutation();
  if (questions.length === 0 || mine === null) return null;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = answersFrom(new FormData(event.currentTarget), questions);
    void run(() => api('PUT /seasons/{id}/entries/me', { id }, { answers }));
  };
  return (
    <details className="more">
      <summary>{t('questions.title')}</summary>
      {status === 'registration' ? (
        <form className="form" onSubmit={save}>
          <AnswerFields {...{ questions, answers: mine.answers, wrongAt }} />
          <ProblemNote problem={problem} />
          <div className="form-actions">
            <button type="submit" className="button" disabled={busy}>
              {t('questions.save')}
            </button>
            <span className="small muted" role="status">
              {done ? t('questions.saved') : ''}
            </span>
          </div>
        </form>
      ) : (
        <dl>
          {questions.map((question) => (
            <div key={question.id}>
              <dt className="small muted">{question.text}</dt>
              <dd>
                {mine.answers.find((one) => one.question === question.id)?.answer ?? t('questions.none')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
