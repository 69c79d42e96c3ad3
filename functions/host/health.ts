import type { ServerResponse } from 'node:http';
import type { Deps } from '../core/platform/deps';

export const HEALTH_PATH = '/health';

/** A store that takes longer is as good as none. */
const STORE_MS = 2000;

interface HealthOptions {
  readonly deps: Pick<Deps, 'store'>;
  /** Whether the host takes requests. */
  readonly isReady: () => boolean;
}

/**
 * Answers what a supervisor asks a host: that it is alive, and whether it is ready, which needs its store. 200 if it is,
 * 503 if not; a body without secrets, for anybody.
 */
export function healthOf({ deps, isReady }: HealthOptions) {
  return async (response: ServerResponse): Promise<void> => {
    const ready = isReady() && (await storeAnswers(deps));
    response.writeHead(ready ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify({ alive: true, ready }));
  };
}

/** Whether one small read comes back. */
async function storeAnswers({ store }: Pick<Deps, 'store'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(done, STORE_MS, false);
  });
  const read = store.heartbeat().then(
    () => true,
    () => false,
  );
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}
