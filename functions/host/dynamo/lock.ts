/** Runs tasks one after the other, in the order in which they were added, even if the previous one failed. */
export type Lock = <T>(task: () => Promise<T>) => Promise<T>;

export function newLock(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
