const listeners = new Set<() => void>();

/** Calls whenever this page has changed something on the platform. @returns ends that */
export function onOwnAct(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitMutation(): void {
  for (const listener of listeners) listener();
}
