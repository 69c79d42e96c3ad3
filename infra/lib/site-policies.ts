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
 * What pages and API answer is for one reader and kept for no one: it says so itself, and without a word of its own it is
 * not kept either. A few pages that are the same for all visitors say that they may be kept for a minute
 * (web/lib/static-pages.ts). Whatever tells readers apart is part of the key, so that nobody gets another one's page
 * whatever an answer says.
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
      // Of a page's language; nothing else asks for it.
      'X-Language',
    ),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
}

/**
 * What has changed is kept as long as the API says, two seconds at most, and is the same for all who ask by one name: no
 * cookie and no login reaches it, so that it cannot depend on them.
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

/** Of who asks it only tells where from, so that a flood is noticed. */
export function onlyViewer(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'OnlyViewer', {
    headerBehavior: OriginRequestHeaderBehavior.allowList('x-viewer-address'),
  });
}

/** CloudFront would keep a failure for ten seconds, whatever the failure says. */
export const NOT_KEPT: ErrorResponse[] = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map(
  (httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) }),
);

/**
 * What every answer carries. The pages' own policies of content and frames (web/proxy.ts, web/next.config.ts), and the
 * widget's, which other sites may frame, are theirs to set.
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
