/** Where a page ended: `next` is what the following one begins after, null on the last one. */
export interface PageOf<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
}
