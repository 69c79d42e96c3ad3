import type { Message } from './message';

/** One problem of an input: `path` is its field, `rule` is the number of the rule that forbids it. */
export interface Problem {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly rule: string;
  readonly message: Message | string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };
