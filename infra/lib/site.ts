import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import type { StageConfig } from '../config';
import { EDGE_LANGUAGE } from '../entries';
import { acknowledge } from './acknowledge';
import { edgeCode } from './edge-code';
import type { BuiltPages } from './open-next';
import { forEverybody, NOT_KEPT, onlyViewer, perReader, siteHeaders } from './site-policies';

export interface SiteProps {
  readonly config: StageConfig;
  /** The firewall in front of it. @default none */
  readonly webAclArn: string | undefined;
  readonly origins: Readonly<Record<'pages' | 'forms' | 'api' | 'changed' | 'assets', IOrigin>>;
  /** The paths of files. */
  readonly files: BuiltPages['files'];
}

// CloudFront requests its origins under their own names and from its own addresses; the pages check a form's origin
// against the site's, and the API records players who share a network.
const KEEP_VIEWER = `function handler(event) {
  event.request.headers['x-forwarded-host'] = { value: event.request.headers.host.value };
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}`;

/** The name of the origin for posts to pages. */
export const FORMS = 'forms';

// No behavior distinguishes methods. CloudFront can sign requests without a body; the rest goes to the unsigned origin.
// A page that is the same for all visitors is cached once per language, which is a header in the cache key.
const KEEP_VIEWER_OF_PAGES = `import cf from 'cloudfront';
${edgeCode(EDGE_LANGUAGE, 'pages')}function handler(event) {
  event.request.headers['x-forwarded-host'] = { value: event.request.headers.host.value };
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  event.request.headers['x-language'] = { value: pages.languageAtTheEdge(event.request) };
  if (event.request.method !== 'GET' && event.request.method !== 'HEAD') cf.selectRequestOriginById('${FORMS}');
  return event.request;
}`;

/** One address for all requests of people and programs to the platform. */
export class Site extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { config, webAclArn, origins, files }: SiteProps) {
    super(scope, id);
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: siteHeaders(this),
    };
    const answered: Omit<BehaviorOptions, 'origin'> = {
      ...common,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: perReader(this),
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.firstOf('KeepViewer', KEEP_VIEWER)],
    };
    // The answer on changes: the same for all requests by one name, whoever sends them.
    const shared = {
      ...answered,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: forEverybody(this),
      originRequestPolicy: onlyViewer(this),
    };
    const looked = {
      ...answered,
      functionAssociations: [this.firstOf('KeepViewerOfPages', KEEP_VIEWER_OF_PAGES)],
    };
    const kept = { ...common, cachePolicy: CachePolicy.CACHING_OPTIMIZED };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Turreton ${config.stage}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: { ...looked, origin: origins.pages },
      additionalBehaviors: {
        '/v1/changed/*': { ...shared, origin: origins.changed },
        '/v1/*': { ...answered, origin: origins.api },
        // The login; it also makes the origin for forms part of the distribution.
        '/api/*': { ...answered, origin: origins.forms },
        ...Object.fromEntries(files.map((pattern) => [`/${pattern}`, { ...kept, origin: origins.assets }])),
      },
      errorResponses: NOT_KEPT,
      ...this.domainOf(config),
      ...(webAclArn === undefined ? {} : { webAclId: webAclArn }),
    });
    this.answerRules(config);
  }

  /** The first function at the edge. */
  private firstOf(name: string, text: string) {
    const code = FunctionCode.fromInline(text);
    const runtime = FunctionRuntime.JS_2_0;
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, name, { code, runtime }),
    };
  }

  private domainOf({ domain }: StageConfig) {
    if (domain === undefined) return {};
    return {
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }

  private answerRules(config: StageConfig): void {
    const { distribution } = this;
    acknowledge(distribution, 'CFR1', 'Leagues have players in every country.');
    acknowledge(
      distribution,
      'CFR3',
      'Both HTTP APIs log what changes something; reads are left out for their price (ADR 045).',
    );
    if (config.firewall === undefined)
      acknowledge(
        distribution,
        'CFR2',
        'A firewall costs a monthly fee, so each stage chooses (docs/operators.md).',
      );
    if (config.domain === undefined)
      acknowledge(
        distribution,
        'CFR4',
        "CloudFront's own certificate allows no other setting; a stage with a domain asks for TLS 1.2.",
      );
  }
}
