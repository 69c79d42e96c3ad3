/** A step that failed. It has been printed already. */
export class StepFailed extends Error {}

/** Prints each step of a run as one line, and counts them. */
export class Report {
  private passed = 0;
  private failed = 0;

  /**
   * Runs a step and prints its result.
   * @param say the text of the line for a result
   * Throws StepFailed if `act` threw; its message is in the line.
   */
  async step<T>(name: string, act: () => Promise<T> | T, say: (result: T) => string): Promise<T> {
    const from = Date.now();
    try {
      const result = await act();
      this.passed += 1;
      console.log(`ok    ${name}: ${say(result)} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
      return result;
    } catch (error) {
      this.failed += 1;
      console.log(`FAIL  ${name}: ${error instanceof Error ? error.message : error}`);
      throw new StepFailed(name);
    }
  }

  /** Prints the last line. @returns the exit code */
  end(): number {
    console.log(`${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0 ? 0 : 1;
  }
}
