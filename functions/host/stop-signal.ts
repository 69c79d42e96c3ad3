import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * In a terminal, Ctrl-C reaches this process twice when npm started it: from the terminal, and passed on by npm. That
 * is one signal.
 */
const ONE_SIGNAL_MS = 100;

/**
 * A signal that is given when this process gets SIGTERM or SIGINT. It listens from the call on, which comes before anything
 * large is loaded: the first process of a container ignores what it does not listen to. A second SIGTERM or SIGINT ends
 * the process at once.
 */
export function listenForStop(): AbortSignal {
  const stopping = new AbortController();
  let first: { readonly name: string; readonly at: number } | undefined;
  for (const name of SIGNALS)
    process.on(name, () => {
      const at = performance.now();
      if (first === undefined) {
        first = { name, at };
        stopping.abort(new StopRequested());
      } else if (name !== first.name || at - first.at > ONE_SIGNAL_MS) {
        // As a shell reports a process that a signal has ended.
        process.exit(128 + constants.signals[name]);
      }
    });
  return stopping.signal;
}

/** The reason of that signal. */
export class StopRequested extends Error {}
