import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Texts } from '../../lib/texts';
import { minutesInWords } from '../../lib/time';
import { SelectField, TextField } from './field';
import { listsFrom, listsText, numbersFrom, numbersText } from './number-list';
import type { Schema } from './parameter-schema';
import { useSchemaWord } from './schema-words';

export interface PlainProps {
  readonly id: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

interface ReadFieldProps extends PlainProps {
  readonly text: string;
  /** The value of the text; undefined if it cannot be parsed. */
  readonly read: (text: string) => unknown;
  readonly expected: string;
  readonly help?: string | undefined;
}

/** From this number, minutes are also shown in hours and days. */
const IN_HOURS = 120;

/** A value as text. A text that cannot be parsed is kept, is marked, and blocks the form. */
function ReadField({ id, schema, value, onChange, text: first, read, expected, help }: ReadFieldProps) {
  const language = useLocale();
  const [text, setText] = useState(first);
  const wrong = read(text) === undefined ? expected : null;
  const write = (next: string) => {
    setText(next);
    const value = read(next);
    if (value !== undefined) onChange(value);
  };
  // The label mentions minutes already.
  const length =
    schema.unit === 'minutes' && typeof value === 'number' && value >= IN_HOURS && wrong === null;
  return (
    <TextField
      id={id}
      label={schema.title}
      inputMode={schema.type === 'array' ? 'text' : 'decimal'}
      value={text}
      wrong={wrong}
      help={[length ? `${minutesInWords(value, language)}.` : '', help ?? schema.description ?? '']
        .join(' ')
        .trim()}
      ref={(input) => input?.setCustomValidity(wrong ?? '')}
      onChange={(event) => write(event.target.value)}
    />
  );
}

/** @param empty whether the field may be empty, which means null */
export function NumberField({ empty, ...props }: PlainProps & { readonly empty: boolean }) {
  const t = useTranslations('schema-fields');
  const { schema, value } = props;
  const read = (text: string) => {
    if (text.trim() === '') return empty ? null : undefined;
    return isFine(schema, Number(text)) ? Number(text) : undefined;
  };
  return (
    <ReadField
      {...props}
      text={value === null || value === undefined ? '' : String(value)}
      read={read}
      expected={limitsOf(schema, t)}
      help={schema.description ?? (empty ? t('noLimit') : undefined)}
    />
  );
}

/** JSON Schema gives the largest safe integer where there is no limit. */
function isFine({ type, minimum, maximum }: Schema, number: number): boolean {
  if (!Number.isFinite(number) || (type === 'integer' && !Number.isInteger(number))) return false;
  return number >= (minimum ?? Number.NEGATIVE_INFINITY) && number <= (maximum ?? Number.POSITIVE_INFINITY);
}

function limitsOf({ type, minimum, maximum }: Schema, t: Texts<'schema-fields'>): string {
  const limited = (limit: number | undefined) =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  const [from, to] = [limited(minimum), limited(maximum)];
  return t('number', {
    whole: type === 'integer' ? 'yes' : 'no',
    limits: from && to ? 'both' : from ? 'least' : to ? 'most' : 'none',
    least: String(minimum),
    most: String(maximum),
  });
}

/** Numbers in one line, or lists of them. */
export function ListField(props: PlainProps) {
  const t = useTranslations('schema-fields');
  const nested = props.schema.items?.type === 'array';
  // An address can carry anything; the platform refuses a value that is not a list.
  const list = Array.isArray(props.value) ? props.value : [];
  const read = nested ? listsFrom : numbersFrom;
  return (
    <div className="wide">
      <ReadField
        {...props}
        text={nested ? listsText(list) : numbersText(list)}
        read={(text) => read(text) ?? undefined}
        expected={t('enterNumbers')}
        help={props.schema.description ?? t('numbers')}
      />
    </div>
  );
}

/** Dates in one line: "2026-12-25 2027-01-01". */
export function DatesField(props: PlainProps) {
  const t = useTranslations('schema-fields');
  const read = (text: string) => {
    const dates = text.split(/[\s,;]+/).filter((date) => date !== '');
    return dates.every((date) => /^\d{4}-\d\d-\d\d$/.test(date)) ? dates : undefined;
  };
  const { value } = props;
  return (
    <ReadField
      {...props}
      text={Array.isArray(value) ? value.join(' ') : ''}
      read={read}
      expected={t('enterDates')}
    />
  );
}

export function WordField({ id, schema, value, onChange }: PlainProps) {
  const say = useSchemaWord();
  return (
    <SelectField
      id={id}
      label={schema.title}
      help={schema.description}
      value={String(value)}
      options={(schema.enum ?? []).map((word) => [word, say(word)])}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A time of day, or one of the world’s time zones. */
export function TextInputField({ id, schema, value, onChange }: PlainProps) {
  const zones = schema.input === 'zone' ? `${id}-list` : undefined;
  return (
    <>
      <TextField
        id={id}
        label={schema.title}
        help={schema.description}
        type={schema.input === 'time' ? 'time' : 'text'}
        required={schema.input === 'time'}
        list={zones}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
      {zones === undefined ? null : (
        <datalist id={zones}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Any of several words, each with a checkbox. */
export function ChecksField({ schema, value, onChange }: PlainProps) {
  const say = useSchemaWord();
  const words = schema.items?.enum ?? [];
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset className="field wide">
      <legend>{schema.title}</legend>
      <div className="choices in-row">
        {words.map((word) => (
          <label className="choice" key={word}>
            <input
              type="checkbox"
              checked={chosen.includes(word)}
              onChange={({ target }) =>
                onChange(words.filter((one) => (one === word ? target.checked : chosen.includes(one))))
              }
            />
            <span>{say(word)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
