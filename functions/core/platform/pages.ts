/** A page of a list: `next` is the start of the following page, null on the last one. */
export interface PageOf<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
}
