import type { Message, Problem } from '../game';
import { messagesOf } from '../game/message';
import type { Notation, ReadOrders } from '../game/transcript';

/** How orders of one type are written: their first word, and the fields that follow without names. */
export interface OrderForm {
  readonly word: string;
  /** Fields in their order; one with `list` has several values, separated by commas. */
  readonly fields?: readonly (string | { readonly list: string })[];
}

/** Why a line cannot be read. In an area of its own, small enough to be sent with a table. */
const says = messagesOf('notation');

type Value = unknown;
type Fields = Record<string, Value>;

const LONGEST_LINE = 4000;
/** Signs that may stand between the fields of an order and have no meaning. */
const BETWEEN = /^(?:->|=>|>|→|to|with|from)$/i;
/** A full stop at the end of a word may end the line, so it is quoted. */
const BARE = /^[\p{L}_*](?:[\p{L}\d_*.'#-]*[\p{L}\d_*'#-])?$/u;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;
const WORDS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['yes', true],
  ['no', false],
  ['none', null],
]);

/** A line that is not in the notation. */
class Unreadable extends Error {
  constructor(readonly says: Message) {
    super(says.text);
  }
}

/**
 * A short notation for a game with many types of orders: a word for the type, its usual fields by position, all others
 * by name, as in "ATTACK harlem > bronx dice=3". The printed form of any order is read back as the same order.
 * @param rule the rule of the game that lists its orders
 */
export function shortNotation<Position, Order extends { readonly type: string }>(
  forms: Readonly<Record<Order['type'], OrderForm>>,
  rule: string,
): Notation<Position, Order> {
  const types = Object.keys(forms) as Order['type'][];
  return {
    parse: (_position, _seat, text) => parseLines<Order>(forms, types, text, rule),
    print: (_position, order) => printLine(forms[order.type as Order['type']], order),
  };
}

function printLine({ word, fields = [] }: OrderForm, order: object): string {
  const left: Fields = Object.fromEntries(
    Object.entries(order).filter(([name, value]) => name !== 'type' && value !== undefined),
  );
  const parts = [word.toUpperCase()];
  for (const field of fields) {
    const name = typeof field === 'string' ? field : field.list;
    const value = left[name];
    // A missing field ends those without names: the following ones have theirs.
    if (value === undefined) break;
    if (typeof field === 'string') parts.push(valueText(value));
    else if (!Array.isArray(value)) break;
    else
      parts.push(
        value.length > 1 || (value.length === 1 && !Array.isArray(value[0]))
          ? value.map(valueText).join(',')
          : valueText(value),
      );
    delete left[name];
  }
  for (const [name, value] of Object.entries(left))
    parts.push(value === true && BARE.test(name) ? `+${name}` : `${keyText(name)}=${valueText(value)}`);
  return parts.join(' ');
}

function keyText(name: string): string {
  return BARE.test(name) ? name : JSON.stringify(name);
}

function valueText(value: Value): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number') return NUMBER.test(String(value)) ? String(value) : JSON.stringify(value);
  if (typeof value === 'string')
    return BARE.test(value) && !WORDS.has(value.toLowerCase()) && !BETWEEN.test(value)
      ? value
      : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(',')}]`;
  const entries = Object.entries(value as object).filter(([, one]) => one !== undefined);
  return `{${entries.map(([name, one]) => `${keyText(name)}:${valueText(one)}`).join(',')}}`;
}

function parseLines<Order>(
  forms: Readonly<Record<string, OrderForm>>,
  types: readonly string[],
  text: string,
  rule: string,
): ReadOrders<Order> {
  const orders: Order[] = [];
  const problems: Problem[] = [];
  text.split(/\r?\n/).forEach((line, at) => {
    if (line.trim() === '') return;
    try {
      orders.push(new LineReader(line).order(forms, types) as Order);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push({ code: 'unreadable', path: [at], rule, message: error.says });
    }
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: orders };
}

const TOKEN =
  /\s*("(?:[^"\\]|\\.)*"|[[\]{},:=+]|->|=>|>|→|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\p{L}_])|[\p{L}\d_*][\p{L}\d_*.'#-]*|\S)/guy;

/** Reads one line of the notation. */
class LineReader {
  private readonly tokens: readonly string[];
  private next = 0;

  constructor(line: string) {
    if (line.length > LONGEST_LINE) throw new Unreadable(says('tooLong'));
    const bare = line
      .trim()
      .replace(/^(?:[-*•]\s+|\d{1,2}[.)]\s+)/, '')
      .replace(/[;.]$/, '');
    this.tokens = [...bare.matchAll(TOKEN)].map(([, token = '']) => token);
  }

  order(forms: Readonly<Record<string, OrderForm>>, types: readonly string[]): object {
    const type = this.type(forms, types);
    const order: Fields = { type };
    for (const field of forms[type]?.fields ?? []) {
      while (BETWEEN.test(this.peek()) && this.tokens[this.next + 1] !== '=') this.next += 1;
      if (this.ended || this.isNamed()) break;
      if (typeof field === 'string') order[field] = this.value();
      else order[field.list] = this.list();
    }
    while (!this.ended) this.named(order);
    return order;
  }

  private get ended(): boolean {
    return this.next >= this.tokens.length;
  }

  private peek(): string {
    return this.tokens[this.next] ?? '';
  }

  /** The type, from the first words of the line, the longest match first; case does not matter. */
  private type(forms: Readonly<Record<string, OrderForm>>, types: readonly string[]): string {
    const found = types
      .map((type) => ({ type, words: (forms[type]?.word ?? type).toLowerCase().split(' ') }))
      .sort((one, other) => other.words.length - one.words.length)
      .find(({ words }) => words.every((word, at) => this.tokens[at]?.toLowerCase() === word));
    if (found === undefined) {
      const known = types.map((type) => (forms[type]?.word ?? type).toUpperCase());
      throw new Unreadable(says('noOrder', { word: this.peek().slice(0, 40), known: known.join(', ') }));
    }
    this.next = found.words.length;
    return found.type;
  }

  /** Whether a named field comes next: "dice=3", "+mayor". */
  private isNamed(): boolean {
    return this.peek() === '+' || this.tokens[this.next + 1] === '=';
  }

  private named(order: Fields): void {
    if (this.peek() === '+') {
      this.next += 1;
      this.put(order, this.key(), true);
      return;
    }
    const name = this.key();
    if (this.peek() !== '=') throw new Unreadable(says('stray', { text: name.slice(0, 40) }));
    this.next += 1;
    this.put(order, name, this.value());
  }

  private put(order: Fields, name: string, value: Value): void {
    if (Object.hasOwn(order, name)) throw new Unreadable(says('twice', { name: name.slice(0, 40) }));
    Object.defineProperty(order, name, { value, enumerable: true, configurable: true, writable: true });
  }

  private key(): string {
    const token = this.peek();
    this.next += 1;
    if (token.startsWith('"')) return this.quoted(token);
    if (!BARE.test(token)) throw new Unreadable(says('stray', { text: token.slice(0, 40) }));
    return token;
  }

  private quoted(token: string): string {
    try {
      return String(JSON.parse(token));
    } catch (error) {
      if (error instanceof SyntaxError) throw new Unreadable(says('stray', { text: token.slice(0, 40) }));
      throw error;
    }
  }

  /** Values separated by commas; a single one in brackets stands for the whole list. */
  private list(): Value {
    const first = this.value();
    if (this.peek() !== ',') return Array.isArray(first) ? first : [first];
    const values = [first];
    while (this.peek() === ',') {
      this.next += 1;
      values.push(this.value());
    }
    return values;
  }

  private value(): Value {
    const token = this.peek();
    this.next += 1;
    if (token === '') throw new Unreadable(says('ends'));
    if (token === '[') return this.within(']', () => this.value());
    if (token === '{') {
      const fields: Fields = {};
      this.within('}', () => {
        const name = this.key();
        if (this.peek() !== ':' && this.peek() !== '=')
          throw new Unreadable(says('stray', { text: name.slice(0, 40) }));
        this.next += 1;
        this.put(fields, name, this.value());
      });
      return fields;
    }
    if (token.startsWith('"') && token.length > 1) return this.quoted(token);
    if (NUMBER.test(token)) return Number(token);
    if (WORDS.has(token.toLowerCase())) return WORDS.get(token.toLowerCase());
    if (!/^[\p{L}\d_*]/u.test(token)) throw new Unreadable(says('stray', { text: token.slice(0, 40) }));
    return token;
  }

  private depth = 0;

  private within(end: string, read: () => Value): Value[] {
    this.depth += 1;
    if (this.depth > 20) throw new Unreadable(says('tooLong'));
    const values: Value[] = [];
    while (this.peek() !== end) {
      if (this.ended) throw new Unreadable(says('ends'));
      values.push(read());
      if (this.peek() === ',') this.next += 1;
      else if (this.peek() !== end) throw new Unreadable(says('stray', { text: this.peek().slice(0, 40) }));
    }
    this.next += 1;
    this.depth -= 1;
    return values;
  }
}
