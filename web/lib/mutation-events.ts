const listeners = new Set<() => void>();

/**
 * Calls back whenever this page has changed something on the platform.
 * @returns a function that ends this
 */
export function onOwnMutation(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitMutation(): void {
  for (const listener of listeners) listener();
}
