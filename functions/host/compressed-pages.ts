import type { RequestListener } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/** Enough for a page whose data repeats its text; higher levels take longer and gain little. */
const QUALITY = 5;

/**
 * Compresses the output of `next` with Brotli if the browser accepts it. A page contains its text twice, once as data
 * for its scripts; Brotli finds the repetition, while gzip's window of 32 kB does not: a table is a third smaller.
 */
export function compressedPages(next: RequestListener): RequestListener {
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    filter: (request, response) => {
      // The page server passes the headers of routes, such as those of drawings, as lists, which the library ignores.
      const type = response.getHeader('content-type');
      if (Array.isArray(type)) response.setHeader('content-type', type.join(', '));
      return compression.filter(request, response);
    },
  });
  return (request, response) =>
    // The types of the library require Express's additions to a request, but it uses none of them.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () =>
      next(request, response),
    );
}
