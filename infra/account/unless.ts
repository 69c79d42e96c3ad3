/** AWS's answer, or undefined if this error means that the thing does not exist. */
export async function unless<T>(missing: string, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && error.name === missing) return undefined;
    throw error;
  }
}
