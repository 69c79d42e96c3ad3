/** A part of a condition that can fail separately: either one comparison, or several of which one must hold. */
export type Part = readonly Comparison[];

/** One comparison, with its names and placeholder values filled in. */
export interface Comparison {
  /** The attribute's path in the item. */
  readonly path: readonly string[];
  readonly is:
    | '='
    | '<>'
    | '<'
    | '<='
    | '>'
    | '>='
    | 'exists'
    | 'absent'
    | 'contains'
    | 'size'
    | 'least-size'
    | 'in';
  readonly values: readonly unknown[];
  readonly negated: boolean;
  /** In readable form. */
  readonly text: string;
}

/** The expression attribute names and values of a command. */
export interface Terms {
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The parts of a condition, all of which must hold. */
export function partsOf(condition: string, terms: Terms): readonly Part[] {
  return conjuncts(condition).map((part) => alternatives(part, terms));
}

function conjuncts(text: string): readonly string[] {
  const inner = withoutBrackets(text);
  if (splitAt(inner, ' OR ').length > 1) return [inner];
  const parts = splitAt(inner, ' AND ');
  return parts.length === 1 ? parts : parts.flatMap(conjuncts);
}

/**
 * A part fails only if all of its alternatives fail; of an alternative with several comparisons one failure is enough.
 */
function alternatives(text: string, terms: Terms): Part {
  const parts = splitAt(withoutBrackets(text), ' OR ');
  if (parts.length === 1) return [comparison(parts[0] ?? '', terms)];
  return parts.flatMap((one) => {
    const [last = one] = [...conjuncts(one)].reverse();
    return alternatives(last, terms);
  });
}

function withoutBrackets(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('(')) return trimmed;
  let depth = 0;
  for (let at = 0; at < trimmed.length; at += 1) {
    if (trimmed[at] === '(') depth += 1;
    if (trimmed[at] === ')') depth -= 1;
    if (depth === 0) return at === trimmed.length - 1 ? withoutBrackets(trimmed.slice(1, -1)) : trimmed;
  }
  return trimmed;
}

/** Splits outside brackets. */
function splitAt(text: string, word: string): readonly string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth > 0 || !text.startsWith(word, at)) continue;
    parts.push(text.slice(from, at));
    from = at + word.length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

const FUNCTION = /^(attribute_exists|attribute_not_exists|contains)\(([^,()]+)(?:,\s*(:\w+))?\)$/;
const COMPARED = /^(size\()?([^\s()]+)\)?\s*(=|<>|<=|>=|<|>)\s*(:\w+)$/;
const LISTED = /^(\S+) IN \(([^)]*)\)$/;
const NAMES = { attribute_exists: 'exists', attribute_not_exists: 'absent', contains: 'contains' } as const;

function comparison(written: string, terms: Terms): Comparison {
  const negated = written.startsWith('NOT ');
  const bare = withoutBrackets(negated ? written.slice(4) : written);
  const text = `${negated ? 'NOT ' : ''}${bare.replace(/#\w+/g, (name) => terms.names[name] ?? name)}`;
  const given = (name: string) => terms.values[name];
  const call = FUNCTION.exec(bare);
  if (call) {
    const [, name, path = '', value] = call;
    const is = NAMES[name as keyof typeof NAMES];
    return { path: pathOf(path, terms), is, values: value ? [given(value)] : [], negated, text };
  }
  const listed = LISTED.exec(bare);
  if (listed) {
    const [, path = '', names = ''] = listed;
    const values = names.split(',').map((name) => given(name.trim()));
    return { path: pathOf(path, terms), is: 'in', values, negated, text };
  }
  const compared = COMPARED.exec(bare);
  if (!compared) throw new Error(`cannot read the condition ${written}`);
  const [, size, path = '', sign = '=', value = ''] = compared;
  const is = size === undefined ? (sign as Comparison['is']) : sign === '>=' ? 'least-size' : 'size';
  return { path: pathOf(path, terms), is, values: [given(value)], negated, text };
}

function pathOf(path: string, { names }: Terms): readonly string[] {
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((part) => names[part] ?? part);
}
