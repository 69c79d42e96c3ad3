/** What AWS answers, or undefined where it says by this error that there is no such thing. */
export async function unless<T>(missing: string, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && error.name === missing) return undefined;
    throw error;
  }
}
