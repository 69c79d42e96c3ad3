/**
 * A signal that is given when this process is told to stop. It listens from the call on, which comes before anything
 * large is loaded: the first process of a container ignores what it does not listen to. A second SIGTERM or SIGINT ends
 * the process at once.
 */
export function listenForStop(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopping.abort(new ToldToStop()));
  return stopping.signal;
}

/** Ends whatever was going on when the process was told to stop. */
export class ToldToStop extends Error {}
