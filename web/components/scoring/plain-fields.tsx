'use client';

import { useState } from 'react';
import { listsFrom, listsText, numbersFrom, numbersText } from './number-list';
import { inWords, type Schema } from './schema';

interface PlainProps {
  readonly id: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** @param empty whether nothing at all may stand here, which is null then */
export function NumberField({
  id,
  schema,
  value,
  onChange,
  empty,
}: PlainProps & { readonly empty: boolean }) {
  const [text, setText] = useState(value === null || value === undefined ? '' : String(value));
  const number = Number(text);
  const wrong = text.trim() === '' ? !empty : !isFine(schema, number);
  const write = (next: string) => {
    setText(next);
    if (next.trim() === '') {
      if (empty) onChange(null);
    } else if (isFine(schema, Number(next))) onChange(Number(next));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{schema.title}</label>
      <input
        id={id}
        className="input"
        inputMode="decimal"
        value={text}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => write(event.target.value)}
      />
      <Help text={empty && schema.description === undefined ? 'Left empty: no limit.' : schema.description} />
      {wrong ? <Wrong id={id} text={limitsOf(schema)} /> : null}
    </div>
  );
}

/** JSON Schema names the largest safe integer where there is no limit. */
function isFine({ type, minimum, maximum }: Schema, number: number): boolean {
  if (!Number.isFinite(number) || (type === 'integer' && !Number.isInteger(number))) return false;
  return number >= (minimum ?? Number.NEGATIVE_INFINITY) && number <= (maximum ?? Number.POSITIVE_INFINITY);
}

function limitsOf({ type, minimum, maximum }: Schema): string {
  const limited = (limit: number | undefined) =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  const from = limited(minimum) ? ` from ${minimum}` : '';
  const to = limited(maximum) ? ` to ${maximum}` : '';
  return `A ${type === 'integer' ? 'whole number' : 'number'}${from}${to} is expected.`;
}

/** Numbers in one line, or lists of them. */
export function ListField({ id, schema, value, onChange }: PlainProps) {
  const nested = schema.items?.type === 'array';
  // An address can carry anything; the platform refuses what is no list.
  const list = Array.isArray(value) ? value : [];
  const [text, setText] = useState(() => (nested ? listsText(list) : numbersText(list)));
  const read = nested ? listsFrom : numbersFrom;
  const wrong = read(text) === null;
  const write = (next: string) => {
    setText(next);
    const numbers = read(next);
    if (numbers !== null) onChange(numbers);
  };
  return (
    <div className="field wide">
      <label htmlFor={id}>{schema.title}</label>
      <input
        id={id}
        className="input"
        value={text}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => write(event.target.value)}
      />
      <Help text={schema.description ?? 'Numbers with commas between them.'} />
      {wrong ? <Wrong id={id} text="Numbers with commas between them are expected." /> : null}
    </div>
  );
}

export function WordField({ id, schema, value, onChange }: PlainProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{schema.title}</label>
      <select
        id={id}
        className="input"
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      >
        {(schema.enum ?? []).map((word) => (
          <option key={word} value={word}>
            {inWords(word)}
          </option>
        ))}
      </select>
      <Help text={schema.description} />
    </div>
  );
}

function Help({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p className="help">{text}</p>;
}

function Wrong({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className="wrong" id={`${id}-wrong`}>
      {text}
    </p>
  );
}
