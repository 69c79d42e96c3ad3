import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import type { ProblemReply } from '../../../functions/core/platform/common.schema';
import type { Scorings } from '../../../functions/core/scoring/scoring.schema';

interface FormulaEditorProps {
  readonly names: Scorings['names'];
  readonly value: string;
  readonly problem: ProblemReply | null;
  readonly onChange: (expression: string) => void;
}

/** A formula as text, with its errors and the names it can use. */
export function FormulaEditor({ names, value, problem, onChange }: FormulaEditorProps) {
  const t = useTranslations('scoring');
  const id = useId();
  const [text, setText] = useState(value);
  const wrong = problem === null ? null : (problem.problems?.[0]?.message ?? problem.detail);
  return (
    <div className="field">
      <label htmlFor={id}>{t('formula.label')}</label>
      <textarea
        id={id}
        className="input mono"
        rows={4}
        maxLength={1000}
        spellCheck={false}
        value={text}
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-said`}
        onChange={(event) => {
          setText(event.target.value);
          onChange(event.target.value);
        }}
      />
      <p id={`${id}-said`} className={wrong === null ? 'help' : 'wrong'} role="status">
        {wrong ?? t('formula.fine')}
      </p>
      <Names names={names} />
    </div>
  );
}

const FUNCTIONS = ['min', 'max', 'abs', 'floor', 'ceil', 'round', 'sqrt', 'pow'].join(' ');
const mono = (words: ReactNode) => <span className="mono">{words}</span>;

function Names({ names }: Pick<FormulaEditorProps, 'names'>) {
  const t = useTranslations('scoring');
  return (
    <details>
      <summary>{t('formula.names')}</summary>
      <dl className="names">
        {names.map(({ name, type, about }) => (
          <div key={name}>
            <dt className="mono">{name}</dt>
            <dd>{type === 'boolean' ? t('formula.yesOrNo', { about }) : about}</dd>
          </div>
        ))}
      </dl>
      <p className="help">
        {t.rich('formula.operators', {
          numbers: () => mono('+ - * / %'),
          logic: () => mono('&& || !'),
          choice: mono,
          functions: () => mono(FUNCTIONS),
        })}
      </p>
    </details>
  );
}
