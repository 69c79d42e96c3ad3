import { useTranslations } from 'next-intl';
import { Check } from './check';
import { SelectField } from './field';
import {
  defaultOf,
  defaultsOf,
  isLeftOut,
  presentOf,
  type Schema,
  type Values,
  variantsOf,
  without,
} from './parameter-schema';
import {
  ChecksField,
  DatesField,
  ListField,
  NumberField,
  type PlainProps,
  TextInputField,
  WordField,
} from './plain-fields';
import { RadioField } from './radio-field';
import { useSchemaWord, useTranslatedSchema } from './schema-words';
import { TieList } from './tie-list';

export interface FieldProps extends PlainProps {
  /** Labels of tie-breaks, if the schema lists any. */
  readonly ties?: readonly { readonly id: string; readonly words: string }[];
}

/** One field for each property of an object, generated from its schema, in the reader's language. */
export function SchemaFields(props: FieldProps) {
  const said = useTranslatedSchema();
  return <Fields {...props} schema={said(props.schema)} />;
}

function Fields({ id, schema, value, onChange, ties = [] }: FieldProps) {
  const values = (value ?? {}) as Values;
  return (
    <div className="schema-fields">
      {Object.entries(schema.properties ?? {}).map(([name, property]) => {
        const optional = isLeftOut(schema, name);
        return (
          <SchemaField
            key={name}
            id={`${id}-${name}`}
            schema={optional ? orNothing(property) : property}
            value={values[name] === undefined ? (optional ? null : defaultOf(property)) : values[name]}
            ties={ties}
            onChange={(next) =>
              onChange(optional && next === null ? without(values, name) : { ...values, [name]: next })
            }
          />
        );
      })}
    </div>
  );
}

/** An optional property gets the same field as a nullable one. */
function orNothing(schema: Schema): Schema {
  return schema.type === 'boolean' ? schema : { anyOf: [schema, { type: 'null' }], ...named(schema) };
}

function SchemaField(props: FieldProps) {
  const { schema } = props;
  const present = presentOf(schema);
  if (present?.type === 'number' || present?.type === 'integer')
    return <NumberField {...props} schema={{ ...present, ...named(schema) }} empty={true} />;
  if (present !== undefined && present.type !== 'string')
    return <OptionalField {...props} present={present} />;
  if (present !== undefined) return <WordsField {...props} schema={{ ...present, ...named(schema) }} />;
  if (schema.type === 'boolean') return <FlagField {...props} />;
  if (schema.type === 'number' || schema.type === 'integer') return <NumberField {...props} empty={false} />;
  if (schema.type === 'array') return <SeveralField {...props} />;
  if (schema.type === 'string') return <WordsField {...props} />;
  if (variantsOf(schema) !== undefined) return <VariantField {...props} />;
  return schema.anyOf === undefined ? <GroupField {...props} /> : <NumberOrWord {...props} />;
}

function WordsField(props: FieldProps) {
  const { id, schema, value, onChange } = props;
  if (schema.enum === undefined) return <TextInputField {...props} />;
  if (schema.choices === undefined) return <WordField {...props} />;
  return (
    <div className="wide">
      <RadioField
        legend={schema.title ?? ''}
        name={id}
        options={schema.choices}
        chosen={String(value)}
        onPick={onChange}
      />
    </div>
  );
}

function SeveralField({ ties = [], ...props }: FieldProps) {
  const { id, schema, value, onChange } = props;
  if (schema.input === 'checks') return <ChecksField {...props} />;
  if (schema.items?.format === 'date') return <DatesField {...props} />;
  if (schema.items?.enum === undefined) return <ListField {...props} />;
  return (
    <TieList
      id={id}
      title={schema.title ?? ''}
      help={schema.description}
      all={ties}
      value={Array.isArray(value) ? value : []}
      onChange={onChange}
    />
  );
}

/** A schema's title, description and unit, for the schema that replaces it. */
function named({ title, description, unit }: Schema): Schema {
  return Object.fromEntries(
    Object.entries({ title, description, unit }).filter(([, word]) => word !== undefined),
  );
}

function FlagField({ schema, value, onChange }: FieldProps) {
  return (
    <Check
      title={schema.title}
      about={schema.description}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** A payment or rule that may be omitted. */
function OptionalField({ present, ...props }: FieldProps & { readonly present: Schema }) {
  const { schema, value, onChange } = props;
  const chosen = value !== null && value !== undefined;
  return (
    <div className="schema-group">
      <FlagField
        {...props}
        value={chosen}
        onChange={(on) => onChange(on === true ? defaultOf({ ...present }) : null)}
      />
      {chosen ? <Inner {...props} schema={{ ...present, ...named(schema) }} /> : null}
    </div>
  );
}

/** The fields below an existing heading. */
function Inner(props: FieldProps) {
  const t = useTranslations('schema-fields');
  return variantsOf(props.schema) === undefined ? (
    <Fields {...props} />
  ) : (
    <VariantField {...props} schema={{ ...props.schema, title: t('how') }} />
  );
}

/** A choice between forms, and the fields of the chosen one. */
function VariantField({ id, schema, value, onChange, ties = [] }: FieldProps) {
  const { by, variants } = variantsOf(schema) ?? { by: '', variants: [] };
  const say = useSchemaWord();
  const values = (value ?? {}) as Values;
  const chosen = variants.find((one) => one.value === values[by]) ?? variants[0];
  const pick = (word: string) => {
    const next = variants.find((one) => one.value === word);
    if (next !== undefined) onChange({ [by]: next.value, ...defaultsOf(next.schema) });
  };
  return (
    <div className="schema-group">
      <SelectField
        id={id}
        label={schema.title}
        help={schema.description}
        value={chosen?.value}
        options={variants.map((one) => [one.value, one.title ?? say(one.value)])}
        onChange={(event) => pick(event.target.value)}
      />
      {chosen === undefined ? null : (
        <Fields
          key={chosen.value}
          id={id}
          schema={chosen.schema}
          value={values}
          ties={ties}
          onChange={(next) => onChange({ ...(next as Values), [by]: chosen.value })}
        />
      )}
    </div>
  );
}

/** A number, or a word for a number of the board. */
function NumberOrWord({ id, schema, value, onChange }: FieldProps) {
  const t = useTranslations('schema-fields');
  const words = schema.anyOf?.find((one) => one.enum !== undefined);
  const number = schema.anyOf?.find(({ type }) => type === 'number') ?? {};
  const isNumber = typeof value === 'number';
  return (
    <div className="schema-group">
      <WordField
        id={id}
        schema={{ ...named(schema), enum: ['a-number', ...(words?.enum ?? [])] }}
        value={isNumber ? 'a-number' : value}
        onChange={(word) => onChange(word === 'a-number' ? 0 : word)}
      />
      {isNumber ? (
        <NumberField
          id={`${id}-number`}
          schema={{ ...number, title: t('points') }}
          value={value}
          onChange={onChange}
          empty={false}
        />
      ) : null}
    </div>
  );
}

function GroupField(props: FieldProps) {
  return (
    <fieldset className="schema-group">
      <legend className="label">{props.schema.title}</legend>
      <Fields {...props} />
    </fieldset>
  );
}
