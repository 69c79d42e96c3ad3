/** How often something was done within a period. */
export interface LimitStore {
  /**
   * Counts one more use.
   * @param name the name of the counter, with its owner: `leagues/p1`
   * @param window the number of the period; each period starts at 0
   * @param until when the count may be deleted, in milliseconds
   * @returns how many there were in this period, including this one
   */
  countUse(name: string, window: number, until: number): Promise<number>;
}
