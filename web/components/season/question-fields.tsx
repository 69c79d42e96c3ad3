import { useTranslations } from 'next-intl';
import type { CreateSeason } from '../../../functions/core/season/season-settings.schema';
import { Check } from '../forms/check';
import { SelectField, TextAreaField, TextField } from '../forms/field';
import { hidden } from '../frame/hidden';

const MOST = 10;
const MOST_OPTIONS = 12;
const ID_LENGTH = 12;

type Question = NonNullable<CreateSeason['questions']>[number];

/** A question of the form: its options as they are typed, one in a line; null for an answer in words. */
export type DraftQuestion = Omit<Question, 'options'> & { readonly options: string | null };

/** The questions of a season, as the form has them. */
export function draftQuestions(questions: CreateSeason['questions'] = []): readonly DraftQuestion[] {
  return questions.map((one) => ({
    ...one,
    options: one.options.length === 0 ? null : one.options.join('\n'),
  }));
}

/** The questions to send. */
export function questionsFrom(draft: readonly DraftQuestion[]): Question[] {
  return draft.map(({ options, ...one }) => ({
    ...one,
    options: options === null ? [] : linesOf(options),
  }));
}

/** A choice without options keeps an empty one, so that it is refused and does not become a question without a choice. */
function linesOf(options: string): string[] {
  const lines = options
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 0 ? [''] : lines;
}

interface QuestionFieldsProps {
  readonly questions: readonly DraftQuestion[];
  readonly onChange: (questions: readonly DraftQuestion[]) => void;
  readonly wrong: (path: string) => string | null;
}

/** What players are asked when they register. */
export function QuestionFields({ questions, onChange, wrong }: QuestionFieldsProps) {
  const t = useTranslations('season-form');
  const change = (at: number, part: Partial<DraftQuestion>) =>
    onChange(questions.map((one, index) => (index === at ? { ...one, ...part } : one)));
  // Answers belong to an id, which no later question may have.
  const add = () => {
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, ID_LENGTH);
    onChange([...questions, { id, text: '', help: '', required: false, options: null }]);
  };
  return (
    <>
      <p className="help">{t('questions.about')}</p>
      {questions.map((question, at) => (
        <fieldset key={question.id} className="field">
          <legend>{t('questions.one', { number: at + 1 })}</legend>
          <OneQuestion
            question={question}
            onChange={(part) => change(at, part)}
            wrong={(path) => wrong(`${at}.${path}`)}
          />
          <button
            type="button"
            className="button compact"
            onClick={() => onChange(questions.filter((_, index) => index !== at))}
          >
            {t.rich('questions.remove', { number: at + 1, hidden })}
          </button>
        </fieldset>
      ))}
      <p>
        <button type="button" className="button compact" disabled={questions.length >= MOST} onClick={add}>
          {t('questions.add')}
        </button>
      </p>
    </>
  );
}

interface OneQuestionProps {
  readonly question: DraftQuestion;
  readonly onChange: (part: Partial<DraftQuestion>) => void;
  readonly wrong: (path: string) => string | null;
}

function OneQuestion({ question: { text, help, required, options }, onChange, wrong }: OneQuestionProps) {
  const t = useTranslations('season-form');
  return (
    <>
      <TextField
        label={t('questions.text')}
        maxLength={200}
        value={text}
        wrong={wrong('text')}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <TextField
        label={t('questions.help')}
        maxLength={300}
        value={help}
        wrong={wrong('help')}
        onChange={({ target }) => onChange({ help: target.value })}
      />
      <SelectField
        label={t('questions.kind')}
        value={options === null ? 'text' : 'choice'}
        options={[
          ['text', t('questions.words')],
          ['choice', t('questions.choice')],
        ]}
        onChange={({ target }) => onChange({ options: target.value === 'text' ? null : '' })}
      />
      {options === null ? null : (
        <TextAreaField
          label={t('questions.options')}
          help={t('questions.optionsHelp', { most: MOST_OPTIONS })}
          rows={4}
          value={options}
          wrong={wrong('options')}
          onChange={({ target }) => onChange({ options: target.value })}
        />
      )}
      <Check
        title={t('questions.required')}
        about={t('questions.requiredAbout')}
        checked={required}
        onChange={({ target }) => onChange({ required: target.checked })}
      />
    </>
  );
}
