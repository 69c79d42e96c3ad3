import type { ReactNode } from 'react';
import { FieldProblems } from './field-problems';

interface ListFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The faults of the list, one sentence per line. */
  readonly faults: readonly string[];
  readonly rows?: number;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** Buttons below it. */
  readonly children?: ReactNode;
}

/** A list that is pasted or typed, one item per line, with its faults below. */
export function ListField({ id, label, help, text, onChange, faults, rows = 10, ...rest }: ListFieldProps) {
  const { placeholder, required, children } = rest;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
      <textarea
        {...{ id, rows, placeholder, required }}
        className="input mono"
        value={text}
        aria-describedby={`${id}-help ${id}-faults`}
        aria-invalid={faults.length > 0}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldProblems id={`${id}-faults`} faults={faults} />
      {children}
    </div>
  );
}

interface Refused {
  readonly detail: string;
  readonly problems?: readonly { readonly message: string }[] | undefined;
}

/** A sentence for each refused line, or one for the whole list. */
export function faultsOf({ detail, problems = [] }: Refused): readonly string[] {
  return problems.length === 0 ? [detail] : problems.map(({ message }) => message);
}
