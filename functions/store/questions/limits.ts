/** How often something was done in a stretch of time. */
export interface LimitStore {
  /**
   * Counts one more use.
   * @param name what is counted, and of whom: `leagues/p1`
   * @param window the number of the stretch of time; a new one begins at nothing
   * @param until when the count may be forgotten, in milliseconds
   * @returns how many there were in this stretch, this one included
   */
  countUse(name: string, window: number, until: number): Promise<number>;
}
