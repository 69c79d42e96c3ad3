import type { ValueForm } from '../../../engine/core/value-form';
import type { Leaf } from './value-leaves';

type Path = Leaf['path'];

/** The forms that a value may have: one, or several to choose from. */
function variantsOf(form: ValueForm): readonly ValueForm[] {
  return form.anyOf === undefined ? [form] : form.anyOf.flatMap(variantsOf);
}

/** The form of the value at a path; undefined if the form does not define one there. */
export function formAt(form: ValueForm, [key, ...rest]: Path): ValueForm | undefined {
  if (key === undefined) return form;
  for (const variant of variantsOf(form)) {
    const inner = innerForm(variant, key);
    if (inner !== undefined) return formAt(inner, rest);
  }
  return undefined;
}

function innerForm(form: ValueForm, key: string | number): ValueForm | undefined {
  if (typeof key === 'number') return form.prefixItems?.[key] ?? form.items;
  if (form.properties !== undefined && Object.hasOwn(form.properties, key)) return form.properties[key];
  return form.additionalProperties === false ? undefined : form.additionalProperties;
}

/** Whether a form accepts a number, a text, a boolean or null: a list that is hidden as a number does not. */
export function takes(form: ValueForm | undefined, value: Leaf['value']): boolean {
  if (form === undefined) return false;
  return variantsOf(form).some(({ type, enum: from, const: only }) => {
    if (from !== undefined) return from.includes(value);
    if (only !== undefined) return only === value;
    if (value === null) return type === 'null';
    if (typeof value === 'number') return type === 'integer' || type === 'number';
    return type === typeof value;
  });
}

/** Every value that the form allows, if they are few enough to be listed; null means no value. */
export function choicesOf(form: ValueForm): readonly Leaf['value'][] | undefined {
  const variants = variantsOf(form);
  const choices = variants.flatMap(({ type, enum: from, const: only }) =>
    type === 'null' ? [null] : (from ?? (only === undefined ? [] : [only])),
  );
  const listed = variants.every((one) => one.type === 'null' || one.enum !== undefined || 'const' in one);
  return listed && choices.some((one) => one !== null) ? (choices as readonly Leaf['value'][]) : undefined;
}

/** An initial value of a form: its default, the first choice, the smallest number. */
export function emptyOf(form: ValueForm): unknown {
  if (form.default !== undefined && form.type !== 'object') return structuredClone(form.default);
  const [first = {}] = variantsOf(form);
  if (first.enum !== undefined) return first.enum[0];
  if (first.const !== undefined) return first.const;
  switch (first.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(first.properties ?? {}).map(([key, inner]) => [key, emptyOf(inner)]),
      );
    case 'array':
      return (first.prefixItems ?? []).map(emptyOf);
    case 'integer':
    case 'number':
      return Math.max(0, first.minimum ?? 0);
    case 'boolean':
      return false;
    case 'string':
      return '';
    default:
      return null;
  }
}
