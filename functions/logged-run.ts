import { type About, logAbout } from './log';

/** The part of the AWS run context that is used here. */
export interface Run {
  readonly awsRequestId: string;
}

/** A handler whose log lines all contain the run and its cause. */
export function loggedRun<Reply>(
  cause: About['cause'] & string,
  handle: (event: unknown) => Promise<Reply>,
): (event: unknown, run?: Run) => Promise<Reply> {
  return (event, run) => logAbout({ request: run?.awsRequestId, cause }, () => handle(event));
}
