import { useId, useState } from 'react';
import type { ProblemReply } from '../../../functions/api/schemas/common';
import type { Scorings } from '../../../functions/api/schemas/scoring';

interface FormulaEditorProps {
  readonly names: Scorings['names'];
  readonly value: string;
  readonly problem: ProblemReply | null;
  readonly onChange: (expression: string) => void;
}

/** A formula as text, with its errors and the names it can use. */
export function FormulaEditor({ names, value, problem, onChange }: FormulaEditorProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const wrong = problem === null ? null : (problem.problems?.[0]?.message ?? problem.detail);
  return (
    <div className="field">
      <label htmlFor={id}>Each seat gets</label>
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
        {wrong ?? 'This formula gives a number on every board that was tried.'}
      </p>
      <Names names={names} />
    </div>
  );
}

function Names({ names }: Pick<FormulaEditorProps, 'names'>) {
  return (
    <details>
      <summary>Names you can use</summary>
      <dl className="names">
        {names.map(({ name, type, about }) => (
          <div key={name}>
            <dt className="mono">{name}</dt>
            <dd>
              {about}
              {type === 'boolean' ? ' (yes or no)' : ''}
            </dd>
          </div>
        ))}
      </dl>
      <p className="help">
        Operators: <span className="mono">+ - * / %</span>, comparisons,{' '}
        <span className="mono">&amp;&amp; || !</span> and{' '}
        <span className="mono">condition ? this : that</span>; functions{' '}
        <span className="mono">min max abs floor ceil round sqrt pow</span>.
      </p>
    </details>
  );
}
