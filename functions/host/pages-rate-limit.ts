import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { languageOf } from '../../messages/choose-language';
import { countedInMinutes, tooOften } from '../api/rate-limit';
import { networkOfAddress, VIEWER_HEADER } from '../viewer-address';

/** Pages per minute for one network: a club of thirty people in one house, each with a page every six seconds. */
const MOST_PAGES = 300;
/**
 * How many pages are rendered at once, for one network and for all. Each occupies the process for some milliseconds.
 */
const AT_ONCE = { network: 20, all: 60 } as const;
/** Seconds to wait if too many are rendered at once. */
const SOON = 2;

/** Files of the build and images of the site, which cost almost nothing. */
const FILES = /^\/(?:_next\/static\/|favicon|icon)/;

/**
 * Keeps readers of pages from blocking the process that also closes turns: a network that requests too many pages, or
 * all networks together if they request too many at once, have to wait. Each process counts in memory, by network.
 * @param clock milliseconds, of this process
 */
export function pagesRateLimit(next: RequestListener, clock: () => number = Date.now): RequestListener {
  const waitAfter = countedInMinutes(clock);
  const atOnce = new Map<string, number>();
  let all = 0;
  const begin = (network: string) => {
    all += 1;
    atOnce.set(network, (atOnce.get(network) ?? 0) + 1);
  };
  const end = (network: string) => {
    all -= 1;
    const left = (atOnce.get(network) ?? 1) - 1;
    if (left === 0) atOnce.delete(network);
    else atOnce.set(network, left);
  };
  return (request, response) => {
    if (FILES.test(request.url ?? '')) return next(request, response);
    const network = networkOfAddress([request.headers[VIEWER_HEADER]].flat()[0]) ?? '';
    const wait = waitAfter(network, MOST_PAGES);
    if (wait !== undefined) return void refuse(request, response, 429, wait);
    if ((atOnce.get(network) ?? 0) >= AT_ONCE.network) return void refuse(request, response, 429, SOON);
    if (all >= AT_ONCE.all) return void refuse(request, response, 503, SOON);
    begin(network);
    response.once('close', () => end(network));
    return next(request, response);
  };
}

async function refuse(
  { headers }: IncomingMessage,
  response: ServerResponse,
  status: 429 | 503,
  wait: number,
): Promise<void> {
  const text = await tooOften(languageOf({ accept: headers['accept-language'] }), wait);
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(wait),
    })
    .end(`${text}\n`);
}
