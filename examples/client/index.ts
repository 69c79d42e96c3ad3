import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.js';

export type TurretonClient = Client<paths>;

export interface ClientOptions {
  /** "https://turreton.example" */
  readonly site: string;
  /** A key from your account's page, under “Programs”. */
  readonly token: string;
  /** @default the platform's own `fetch` */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Waits before a request is sent again, in seconds. @default by a timer */
  readonly wait?: (seconds: number) => Promise<unknown>;
}

/** How often a request is sent that the platform asks to send later. */
const TRIES = 4;

/** The whole API, typed by its own description. A request that came too often is sent again when the platform says. */
export function turretonClient({
  site,
  token,
  fetch: send = fetch,
  wait = byTimer,
}: ClientOptions): TurretonClient {
  return createClient<paths>({
    baseUrl: site,
    headers: { authorization: `Bearer ${token}` },
    fetch: async (request) => {
      for (let tried = 1; ; tried += 1) {
        const answer = await send(request.clone());
        if (answer.status !== 429 || tried === TRIES) return answer;
        await wait(Number(answer.headers.get('retry-after') ?? 1));
      }
    },
  });
}

function byTimer(seconds: number): Promise<unknown> {
  return new Promise((done) => setTimeout(done, seconds * 1000));
}
