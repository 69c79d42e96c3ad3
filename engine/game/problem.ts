import type { Message } from './message';

/** One thing wrong with what somebody sent: `path` leads to the field, `rule` is the number that forbids it. */
export interface Problem {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly rule: string;
  readonly message: Message | string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };
