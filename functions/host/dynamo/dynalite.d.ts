// dynalite 4 has no types. Only the parts that the embedded store uses are declared here.

declare module 'dynalite/db/index.js' {
  export type Callback<T> = (error: Error | null, value?: T) => void;

  export interface KeyElement {
    readonly AttributeName: string;
    readonly KeyType: 'HASH' | 'RANGE';
  }

  export interface IndexDescription {
    readonly IndexName: string;
    readonly KeySchema: readonly KeyElement[];
    readonly Projection: {
      readonly ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE';
      readonly NonKeyAttributes?: readonly string[];
    };
    IndexStatus?: string;
  }

  export interface TableDescription {
    readonly TableName: string;
    readonly KeySchema: readonly KeyElement[];
    readonly AttributeDefinitions: readonly { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[];
    readonly GlobalSecondaryIndexes?: IndexDescription[];
    readonly LocalSecondaryIndexes?: IndexDescription[];
    readonly TableArn: string;
    TableStatus: string;
  }

  export type Row = Record<string, unknown>;

  export interface StreamOptions {
    gt?: string;
    gte?: string;
    lt?: string;
    lte?: string;
    reverse?: boolean;
    limit?: number;
  }

  /** One key range of the LevelDB. `lock` runs `task(release)`; `release(cb)` gives a callback that unlocks first. */
  export interface KeyRange {
    lock(key: string, task: (release: <C>(callback: C) => C) => void): void;
    get(key: string, callback: Callback<Row>): void;
    put(key: string, value: Row, callback: Callback<never>): void;
    del(key: string, callback: Callback<never>): void;
    createValueStream(options: StreamOptions): NodeJS.ReadableStream;
  }

  export type BatchRow =
    | { readonly type: 'put'; readonly key: string; readonly value: Row }
    | { readonly type: 'del'; readonly key: string };

  /** The underlying LevelDB: every key range is stored in it under its prefix; values are JSON. */
  export interface LevelDb {
    open(): Promise<void>;
    get(key: string): Promise<Row | undefined>;
    batch: (rows: readonly BatchRow[]) => Promise<void>;
    clear(range: { gte: string; lt: string }): Promise<void>;
    iterator(range: { gte: string; lt: string; limit?: number }): AsyncIterable<[string, Row]>;
    values(options: StreamOptions): { nextv(size: number): Promise<Row[]>; close(): Promise<void> };
    close(): Promise<void>;
  }

  export interface Store {
    readonly options: { readonly maxItemSize: number };
    readonly db: LevelDb;
    readonly tableDb: KeyRange;
    getTable(name: string, done: Callback<TableDescription>): void;
    getTable(name: string, checkStatus: boolean, done: Callback<TableDescription>): void;
    getItemDb(table: string): KeyRange;
    getIndexDb(kind: 'Local' | 'Global' | 'local' | 'global', table: string, index: string): KeyRange;
    deleteItemDb(table: string, done: Callback<never>): void;
    deleteIndexDb(kind: 'Local' | 'Global', table: string, index: string, done: Callback<never>): void;
  }

  interface DynaliteDb {
    create(options: {
      path?: string;
      createTableMs?: number;
      deleteTableMs?: number;
      updateTableMs?: number;
    }): Store;
    createKey(item: Row, table: TableDescription): string;
    createIndexKey(item: Row, table: TableDescription, keySchema: readonly KeyElement[]): string;
    validateKey(key: Row, table: TableDescription): Error | null | undefined;
    validateItem(item: Row, table: TableDescription): Error | null | undefined;
  }

  const db: DynaliteDb;
  export default db;
}

declare module 'dynalite/validations/index.js' {
  import type { Row, Store } from 'dynalite/db/index.js';

  interface Validations {
    /** A parsed key condition by attribute; it may reverse the condition in place. */
    convertKeyCondition(expression: object): object | string;
    /** Throws an error with `statusCode` and `body` when a field has the wrong JSON type; drops unknown fields. */
    checkTypes(data: Row, types: Row): Row;
    /** Throws likewise; parses expressions into the hidden fields that the actions read. */
    checkValidations(
      data: Row,
      types: Row,
      custom: ((data: Row, store: Store) => string | undefined) | undefined,
      store: Store,
    ): void;
  }

  const validations: Validations;
  export default validations;
}

declare module 'dynalite/actions/*' {
  import type { Callback, Row, Store } from 'dynalite/db/index.js';

  const action: (store: Store, data: Row, done: Callback<Row>) => void;
  export default action;
}

declare module 'dynalite/validations/*' {
  import type { Row, Store } from 'dynalite/db/index.js';

  const rules: { types: Row; custom?: (data: Row, store: Store) => string | undefined };
  export default rules;
}

declare module 'dynalite/db/conditionParser.js' {
  /** The context in which an expression is parsed; the parser removes the names and values that it uses. */
  export interface ExpressionContext {
    readonly attrNames?: Readonly<Record<string, string>> | null;
    readonly attrVals?: Readonly<Record<string, object>> | null;
    readonly unusedAttrNames?: Record<string, true>;
    readonly unusedAttrVals?: Record<string, true>;
  }

  /** Returns a tree, or an error as text; throws on a text that is not an expression. */
  export interface ExpressionParser {
    parse(text: string, options: { context: ExpressionContext }): unknown;
  }

  const parser: ExpressionParser;
  export default parser;
}

declare module 'dynalite/db/updateParser.js' {
  import type { ExpressionParser } from 'dynalite/db/conditionParser.js';

  const parser: ExpressionParser;
  export default parser;
}
