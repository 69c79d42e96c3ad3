import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type ErrorResponse,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Answers of pages and API are for one reader and are not cached: they say so themselves, and are not cached without a
 * header either. A few pages that are the same for all visitors permit caching for a minute (web/lib/static-pages.ts).
 * Everything that distinguishes readers is part of the key, so that no one gets another reader's page, whatever an
 * answer's headers are.
 */
export function perReader(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'PerReader', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    cookieBehavior: CacheCookieBehavior.all(),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.allowList(
      'Authorization',
      'Accept',
      'RSC',
      'Next-Router-State-Tree',
      'Next-Router-Prefetch',
      'Next-Router-Segment-Prefetch',
      'Next-Url',
      // For a page's language; nothing else sends it.
      'X-Language',
    ),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
}

/**
 * The answer on changes is cached as long as the API says, two seconds at most, and is the same for all requests by one
 * name: no cookie and no login reaches it, so it cannot depend on them.
 */
export function forEverybody(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ForEverybody', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(2),
    cookieBehavior: CacheCookieBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.allowList('pass'),
    headerBehavior: CacheHeaderBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
}

/** Passes on only the viewer's address, so that floods are noticed. */
export function onlyViewer(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'OnlyViewer', {
    headerBehavior: OriginRequestHeaderBehavior.allowList('x-viewer-address'),
  });
}

/** CloudFront would cache a failure for ten seconds, whatever its headers are. */
export const NOT_KEPT: ErrorResponse[] = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map(
  (httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) }),
);

/**
 * The headers of every answer. The pages set their own policies of content and frames (web/proxy.ts,
 * web/next.config.ts), and the widget sets its own, because other sites may frame it.
 */
export function siteHeaders(scope: Construct): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      contentTypeOptions: { override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(365),
        includeSubdomains: false,
        override: true,
      },
    },
  });
}
