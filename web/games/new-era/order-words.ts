/** An order in words: what is done, to what, and how. */
export interface OrderWords {
  readonly verb: string;
  readonly object: string;
  /** How it is paid or what it needs; empty where nothing is to be said. */
  readonly detail: string;
  /** The rule that it rests on. */
  readonly rule: string;
}

/** Puts the words of an order together. */
export function words(verb: string, object: string, detail: string, rule: string): OrderWords {
  return { verb, object, detail, rule };
}
