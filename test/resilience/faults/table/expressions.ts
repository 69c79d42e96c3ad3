/** The operands of an expression: an attribute, a given value, or a value computed from them. */
export type Operand =
  | { readonly type: 'path'; readonly path: readonly (string | number)[] }
  | { readonly type: 'value'; readonly name: string }
  | { readonly type: 'size'; readonly of: Operand }
  | { readonly type: 'if-not-exists'; readonly path: Operand; readonly otherwise: Operand }
  | { readonly type: 'append'; readonly first: Operand; readonly second: Operand }
  | { readonly type: 'sum'; readonly sign: 1 | -1; readonly left: Operand; readonly right: Operand };

export type Sign = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type Condition =
  | { readonly type: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly type: 'not'; readonly part: Condition }
  | { readonly type: 'compare'; readonly sign: Sign; readonly left: Operand; readonly right: Operand }
  | { readonly type: 'between'; readonly of: Operand; readonly low: Operand; readonly high: Operand }
  | { readonly type: 'in'; readonly of: Operand; readonly list: readonly Operand[] }
  | { readonly type: 'call'; readonly name: string; readonly of: readonly Operand[] };

export interface Change {
  readonly kind: 'SET' | 'REMOVE' | 'ADD' | 'DELETE';
  readonly target: Operand;
  readonly value?: Operand;
}

const TOKEN = /\s*(<>|<=|>=|[=<>(),.[\]+-]|[:#]?\w+)/y;
const SIGNS: readonly string[] = ['=', '<>', '<', '<=', '>', '>='];
const SECTIONS = ['SET', 'REMOVE', 'ADD', 'DELETE'] as const;

/** Parses the expressions of DynamoDB that the store uses; anything else is an error. */
class Reader {
  private readonly tokens: string[] = [];
  private at = 0;

  constructor(private readonly text: string) {
    const token = new RegExp(TOKEN);
    while (token.lastIndex < text.trimEnd().length) {
      const [, read] = token.exec(text) ?? this.fail();
      this.tokens.push(read ?? '');
    }
  }

  get next(): string | undefined {
    return this.tokens[this.at];
  }

  take(): string {
    this.at += 1;
    return this.tokens[this.at - 1] ?? this.fail();
  }

  accept(token: string): boolean {
    if (this.next !== token) return false;
    this.at += 1;
    return true;
  }

  expect(token: string): void {
    if (!this.accept(token)) this.fail();
  }

  fail(): never {
    throw new Error(`cannot read the expression "${this.text}" at ${this.next ?? 'its end'}`);
  }

  listOf<T>(read: () => T): readonly T[] {
    const list = [read()];
    while (this.accept(',')) list.push(read());
    return list;
  }

  condition(): Condition {
    return this.joined('OR', 'or', () => this.joined('AND', 'and', () => this.negated()));
  }

  private joined(word: string, type: 'and' | 'or', read: () => Condition): Condition {
    const first = read();
    const parts = [first];
    while (this.accept(word)) parts.push(read());
    return parts.length === 1 ? first : { type, parts };
  }

  private negated(): Condition {
    if (this.accept('NOT')) return { type: 'not', part: this.negated() };
    if (!this.accept('(')) return this.comparison();
    const inner = this.condition();
    this.expect(')');
    return inner;
  }

  private comparison(): Condition {
    const name = this.next ?? this.fail();
    if (/^(attribute_exists|attribute_not_exists|contains|begins_with)$/.test(name)) {
      this.take();
      return { type: 'call', name, of: this.inBrackets() };
    }
    const left = this.operand();
    const sign = this.take();
    if (SIGNS.includes(sign)) return { type: 'compare', sign: sign as Sign, left, right: this.operand() };
    if (sign === 'IN') return { type: 'in', of: left, list: this.inBrackets() };
    if (sign !== 'BETWEEN') return this.fail();
    const low = this.operand();
    this.expect('AND');
    return { type: 'between', of: left, low, high: this.operand() };
  }

  private inBrackets(): readonly Operand[] {
    this.expect('(');
    const list = this.listOf(() => this.operand());
    this.expect(')');
    return list;
  }

  operand(): Operand {
    const left = this.plainOperand();
    if (this.accept('+')) return { type: 'sum', sign: 1, left, right: this.plainOperand() };
    if (this.accept('-')) return { type: 'sum', sign: -1, left, right: this.plainOperand() };
    return left;
  }

  private plainOperand(): Operand {
    const name = this.take();
    if (name.startsWith(':')) return { type: 'value', name };
    if (this.next === '(') {
      const [first = this.fail(), second] = this.inBrackets();
      if (name === 'size') return { type: 'size', of: first };
      if (second === undefined) return this.fail();
      if (name === 'if_not_exists') return { type: 'if-not-exists', path: first, otherwise: second };
      return name === 'list_append' ? { type: 'append', first, second } : this.fail();
    }
    const path: (string | number)[] = [name];
    for (;;) {
      if (this.accept('.')) path.push(this.take());
      else if (this.accept('[')) {
        path.push(Number(this.take()));
        this.expect(']');
      } else return { type: 'path', path };
    }
  }

  changes(): readonly Change[] {
    const changes: Change[] = [];
    while (this.next !== undefined) {
      const kind = SECTIONS.find((section) => this.accept(section)) ?? this.fail();
      changes.push(...this.listOf(() => this.change(kind)));
    }
    return changes;
  }

  private change(kind: Change['kind']): Change {
    const target = this.plainOperand();
    if (kind === 'REMOVE') return { kind, target };
    if (kind === 'SET') this.expect('=');
    return { kind, target, value: this.operand() };
  }
}

/** A condition, a key condition or a filter. */
export const conditionOf = remembered((text) => {
  const reader = new Reader(text);
  const condition = reader.condition();
  return reader.next === undefined ? condition : reader.fail();
});

/** The changes of an update, in the order in which they are written. */
export const changesOf = remembered((text) => new Reader(text).changes());

/** The attributes of a projection. */
export const projectionOf = remembered((text) => {
  const reader = new Reader(text);
  return reader.listOf(() => reader.operand());
});

/** The store has a few hundred expressions, and uses each of them often. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const seen = known.get(text) ?? read(text);
    known.set(text, seen);
    return seen;
  };
}
