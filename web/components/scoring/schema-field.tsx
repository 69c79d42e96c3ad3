'use client';

import { ListField, NumberField, WordField } from './plain-fields';
import { defaultOf, defaultsOf, presentOf, type Schema, type Values, variantsOf } from './schema';
import { TieList } from './tie-list';

export interface FieldProps {
  readonly id: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Words for tie-breaks, where the schema lists any. */
  readonly ties?: readonly { readonly id: string; readonly words: string }[];
}

/** One field for each property of an object, made from its description alone. */
export function SchemaFields({ id, schema, value, onChange, ties = [] }: FieldProps) {
  const values = (value ?? {}) as Values;
  const fields = Object.entries(schema.properties ?? {});
  return (
    <div className="schema-fields">
      {fields.map(([name, property]) => (
        <SchemaField
          key={name}
          id={`${id}-${name}`}
          schema={property}
          value={values[name] === undefined ? defaultOf(property) : values[name]}
          ties={ties}
          onChange={(next) => onChange({ ...values, [name]: next })}
        />
      ))}
    </div>
  );
}

function SchemaField(props: FieldProps) {
  const { schema, ties = [], id, value, onChange } = props;
  if (schema.type === 'boolean') return <FlagField {...props} />;
  if (schema.type === 'number' || schema.type === 'integer') return <NumberField {...props} empty={false} />;
  if (schema.type === 'array' && schema.items?.enum !== undefined)
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
  if (schema.type === 'array') return <ListField {...props} />;
  if (schema.enum !== undefined) return <WordField {...props} />;
  const present = presentOf(schema);
  if (present?.type === 'number' || present?.type === 'integer')
    return <NumberField {...props} schema={{ ...present, ...named(schema) }} empty={true} />;
  if (present !== undefined) return <OptionalField {...props} present={present} />;
  if (variantsOf(schema) !== undefined) return <VariantField {...props} />;
  if (schema.anyOf !== undefined) return <NumberOrWord {...props} />;
  return <GroupField {...props} />;
}

function named({ title, description }: Schema): Schema {
  return { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) };
}

function FlagField({ schema, value, onChange }: FieldProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b>{schema.title}</b>
        <span>{schema.description}</span>
      </span>
    </label>
  );
}

/** A payment or rule that may be left out. */
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

/** What stands below a heading that was given already. */
function Inner(props: FieldProps) {
  return variantsOf(props.schema) === undefined ? (
    <SchemaFields {...props} />
  ) : (
    <VariantField {...props} schema={{ ...props.schema, title: 'How' }} />
  );
}

/** A choice between forms, and the fields of the chosen one. */
function VariantField({ id, schema, value, onChange, ties = [] }: FieldProps) {
  const { by, variants } = variantsOf(schema) ?? { by: '', variants: [] };
  const values = (value ?? {}) as Values;
  const chosen = variants.find((one) => one.value === values[by]) ?? variants[0];
  const pick = (word: string) => {
    const next = variants.find((one) => one.value === word);
    if (next !== undefined) onChange({ [by]: next.value, ...defaultsOf(next.schema) });
  };
  return (
    <div className="schema-group">
      <div className="field">
        <label htmlFor={id}>{schema.title}</label>
        <select
          id={id}
          className="input"
          value={chosen?.value}
          onChange={(event) => pick(event.target.value)}
        >
          {variants.map((one) => (
            <option key={one.value} value={one.value}>
              {one.title}
            </option>
          ))}
        </select>
        {schema.description === undefined ? null : <p className="help">{schema.description}</p>}
      </div>
      {chosen === undefined ? null : (
        <SchemaFields
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

/** A number, or one of some words that stand for a number of the board. */
function NumberOrWord({ id, schema, value, onChange }: FieldProps) {
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
          schema={{ ...number, title: 'Points' }}
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
      <SchemaFields {...props} />
    </fieldset>
  );
}
