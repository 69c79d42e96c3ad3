import { type About, logAbout } from './log';

/** What AWS tells a run about itself, as far as it is used here. */
export interface Run {
  readonly awsRequestId: string;
}

/** A handler of which every line of log names the run and what caused it. */
export function loggedRun<Reply>(
  cause: About['cause'] & string,
  handle: (event: unknown) => Promise<Reply>,
): (event: unknown, run?: Run) => Promise<Reply> {
  return (event, run) => logAbout({ request: run?.awsRequestId, cause }, () => handle(event));
}
