import { log } from './log';

/** How long one call of a service may take: each attempt, and how many there are. */
export interface CallLimits {
  /** For the connection of one attempt, in milliseconds. */
  readonly connectionTimeout: number;
  /** For one attempt once it is connected, in milliseconds. */
  readonly requestTimeout: number;
  readonly maxAttempts: number;
}

/**
 * A request of a service is answered within seconds or abandoned, well before the function that waits for it is ended
 * (`infra/lib/function-seconds.ts`). Orders carry the time at which they arrived and must not be stored long after it, and one
 * unresponsive service must not block what waits behind it.
 */
export const USUAL_CALL: CallLimits = { connectionTimeout: 1000, requestTimeout: 2000, maxAttempts: 3 };

/**
 * On one machine no function is ended, and the store answers as soon as the processor is free: a request that is given
 * up was only early.
 */
export const CALL_ON_ONE_MACHINE: CallLimits = {
  connectionTimeout: 30_000,
  requestTimeout: 60_000,
  maxAttempts: 3,
};

/** The longest wait before an attempt that is not the first: the SDK's steps double, from a tenth of a second. */
const BACKOFF_MS = 100;

/** The longest that a call may take with all its attempts, in milliseconds. */
export function longestCallMs({
  connectionTimeout,
  requestTimeout,
  maxAttempts,
}: CallLimits = USUAL_CALL): number {
  return maxAttempts * (connectionTimeout + requestTimeout) + BACKOFF_MS * (2 ** (maxAttempts - 1) - 1);
}

/** A part of every client of the SDK. */
interface WithMiddleware {
  readonly middlewareStack: {
    add(
      middleware: (
        next: (args: never) => Promise<never>,
        context: { readonly clientName?: string; readonly commandName?: string },
      ) => (args: never) => Promise<never>,
      options: { readonly step: 'initialize'; readonly name: string },
    ): void;
  };
}

/**
 * A client of an AWS service. Every client of the platform is made here, so that all of them give up in time, and a log
 * line names the call that a service left unanswered.
 * @param config the service's own settings, such as its retries or its region
 */
export function awsClient<Client extends object, Config extends object>(
  Service: new (config: Config) => Client,
  { limits = USUAL_CALL, ...config }: { readonly limits?: CallLimits } & Partial<Config> = {},
): Client {
  const { connectionTimeout, requestTimeout, maxAttempts } = limits;
  const requestHandler = { connectionTimeout, requestTimeout, throwOnRequestTimeout: true };
  // Every service takes these settings, which the type of its own cannot say here.
  const client = new Service({ requestHandler, maxAttempts, ...config } as unknown as Config);
  // Each service types its own requests; this middleware reads none of them.
  const { middlewareStack } = client as unknown as WithMiddleware;
  middlewareStack.add(logTimeouts, { step: 'initialize', name: 'logTimeouts' });
  makeSettingsQuickToCopy(client as unknown as { readonly config: object });
  return client;
}

/** V8 changes how it stores an object after a few such reads at one place in the code. */
const READS_BEFORE_QUICK = 50;

/**
 * Every call of the SDK copies all settings of its client three times. V8 stores an object that grew to so many fields
 * as a hash table, whose copy takes ten times as long as that of an object of a known shape; it changes to a known shape
 * what another object inherits from. An engine that does otherwise is only slower.
 */
export function makeSettingsQuickToCopy({ config }: { readonly config: object }): void {
  const heir = Object.create(config) as { readonly absent?: unknown };
  for (let read = 0; read < READS_BEFORE_QUICK; read += 1) readAbsent(heir);
}

function readAbsent(heir: { readonly absent?: unknown }): unknown {
  return heir.absent;
}

function logTimeouts(
  next: (args: never) => Promise<never>,
  { clientName, commandName }: { readonly clientName?: string; readonly commandName?: string },
) {
  return async (args: never): Promise<never> => {
    const began = performance.now();
    try {
      return await next(args);
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') {
        const seconds = Math.round((performance.now() - began) / 100) / 10;
        log('error', 'a service did not answer', { service: clientName, call: commandName, seconds });
      }
      throw error;
    }
  };
}
