/**
 * A signal that is given when this process gets SIGTERM or SIGINT. It listens from the call on, which comes before anything
 * large is loaded: the first process of a container ignores what it does not listen to. A second SIGTERM or SIGINT ends
 * the process at once.
 */
export function listenForStop(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopping.abort(new StopRequested()));
  return stopping.signal;
}

/** The reason of that signal. */
export class StopRequested extends Error {}
