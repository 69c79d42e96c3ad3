import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Annotations, Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { readPages } from './lib/open-next';
import { newApp, resources, stageIn, templates } from './testing';

const prod = templates('prod');
const dev = templates('dev');
const { web, firewall } = prod;

const distribution = Object.values(resources(web, 'AWS::CloudFront::Distribution'))[0]?.Properties
  .DistributionConfig as Record<string, unknown>;

interface Behavior {
  readonly PathPattern?: string;
  readonly AllowedMethods?: readonly string[];
  readonly CachePolicyId: unknown;
  readonly Compress: boolean;
  readonly ResponseHeadersPolicyId: unknown;
  readonly ViewerProtocolPolicy: string;
  readonly FunctionAssociations?: unknown;
  readonly TargetOriginId: string;
}

const others = distribution.CacheBehaviors as readonly Behavior[];
const pages = distribution.DefaultCacheBehavior as Behavior;
const behaviorOf = (path: string): Behavior | undefined =>
  others.find(({ PathPattern }) => PathPattern === path);

describe('the site', () => {
  test('the API shares the address of the pages, and neither is cached', () => {
    expect(others.map(({ PathPattern }) => PathPattern)).toEqual([
      '/v1/*',
      '/BUILD_ID',
      '/_next/*',
      '/notifications.js',
    ]);
    const api = behaviorOf('/v1/*');
    expect(api?.AllowedMethods).toContain('DELETE');
    expect(api?.CachePolicyId).toEqual(pages.CachePolicyId);
    expect(api?.TargetOriginId).not.toBe(pages.TargetOriginId);
    // Lambda answers as it is; what is long is compressed on its way out.
    expect([api?.Compress, pages.Compress]).toEqual([true, true]);
    web.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: Match.objectLike({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 1,
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
          CookiesConfig: { CookieBehavior: 'all' },
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: Match.arrayWith(['Authorization', 'RSC']) },
        }),
      }),
    });
  });

  test('pages and API get the host name of a request and the address of its sender', () => {
    const [keeping, ...more] = Object.entries(resources(web, 'AWS::CloudFront::Function'));
    expect(more).toEqual([]);
    const code = String(keeping?.[1].Properties.FunctionCode);
    const event = { request: { headers: { host: { value: 'play.example' } } }, viewer: { ip: '192.0.2.1' } };
    const handler = new Function(`${code}; return handler;`)() as (asked: typeof event) => object;
    expect(handler(event)).toMatchObject({
      headers: { 'x-forwarded-host': { value: 'play.example' }, 'x-viewer-address': { value: '192.0.2.1' } },
    });
    for (const behavior of [pages, behaviorOf('/v1/*')])
      expect(JSON.stringify(behavior?.FunctionAssociations)).toContain(`"${keeping?.[0]}"`);
  });

  test('every entrance is encrypted, with HSTS for a year', () => {
    for (const behavior of [pages, ...others]) {
      expect(behavior.ViewerProtocolPolicy).toBe('redirect-to-https');
      expect(behavior.ResponseHeadersPolicyId).toEqual(pages.ResponseHeadersPolicyId);
    }
    expect(distribution.ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
    web.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: Match.objectLike({
        SecurityHeadersConfig: {
          ContentTypeOptions: { Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 31_536_000,
            IncludeSubdomains: false,
            Override: true,
          },
        },
      }),
    });
  });

  test('requests for files are signed, and their origin answers no others', () => {
    const kinds = Object.values(resources(web, 'AWS::CloudFront::OriginAccessControl')).map(
      ({ Properties }) =>
        (Properties.OriginAccessControlConfig as { OriginAccessControlOriginType: string })
          .OriginAccessControlOriginType,
    );
    expect(kinds.sort()).toEqual(['s3']);
    // No page scales pictures.
    web.resourceCountIs('AWS::Lambda::Url', 0);
    web.allResourcesProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.anyValue(),
    });
  });

  test('the pages know their address, the API’s address and their secrets', () => {
    web.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({
          NEXTAUTH_URL: 'https://play.turreton.example',
          API_URL: Match.anyValue(),
          AUTH_TABLE: Match.anyValue(),
          AUTH_SECRET_ARN: Match.anyValue(),
          LOGIN_SECRET_ARN: Match.anyValue(),
          SES_CONFIGURATION_SET: Match.anyValue(),
        }),
      },
    });
  });

  test('it has the domain of its stage, or CloudFront’s address', () => {
    expect(distribution.Aliases).toEqual(['play.turreton.example']);
    dev.web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ Aliases: Match.absent() }),
    });
  });
});

describe('the pages', () => {
  test('can be a placeholder, with a warning, but cannot be deployed before they are built', () => {
    const folder = join(tmpdir(), 'turreton-no-pages');
    expect(readPages({ folder, checking: true }).placeholder).toBe(true);
    expect(() => readPages({ folder })).toThrow(/turreton-no-pages is missing\. Run npm run build:aws/);
  });

  test('are refused, with advice, if the build differs from its configuration', () => {
    const folder = mkdtempSync(join(tmpdir(), 'turreton-pages-'));
    cpSync('infra/test-fixtures/open-next', folder, { recursive: true });
    expect(readPages({ folder })).toMatchObject({
      placeholder: false,
      server: { folder: join(folder, 'server-functions/default'), handler: 'index.handler' },
    });
    writeFileSync(join(folder, 'open-next.output.json'), JSON.stringify({ origins: {}, behaviors: [] }));
    expect(() => readPages({ folder })).toThrow(
      /Build it again with npm run build:aws[\s\S]*origins\.default/,
    );
    rmSync(folder, { recursive: true });
  });
});

describe('the firewall', () => {
  const ARN = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/Acl/1';
  const limits = { requestsPerAddress: 1500, signInsPerAddress: 60 };

  test('limits requests by address, more strictly at login, and only counts what looks like an attack', () => {
    const below = (path: string) => ({
      ByteMatchStatement: Match.objectLike({ PositionalConstraint: 'STARTS_WITH', SearchString: path }),
    });
    const blocking = (limit: number, where: object) =>
      Match.objectLike({
        Action: Match.objectLike({ Block: Match.anyValue() }),
        Statement: {
          RateBasedStatement: Match.objectLike({
            Limit: limit,
            EvaluationWindowSec: 300,
            ScopeDownStatement: where,
          }),
        },
      });
    firewall?.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'CLOUDFRONT',
      Rules: [
        blocking(limits.signInsPerAddress, below('/api/auth/')),
        blocking(limits.requestsPerAddress, { NotStatement: { Statement: below('/_next/static/') } }),
        Match.objectLike({ OverrideAction: { Count: {} } }),
      ],
    });
  });

  test('is removed after its site, because AWS does not allow it earlier', () => {
    const { firewall: stack, web: site } = stageIn(newApp(), 'prod');
    expect(site.dependencies).toContain(stack);
  });

  test('is in us-east-1 whatever the region of the stage, and only in stages that ask for it', () => {
    const { firewall: stack, web: site } = stageIn(newApp(), 'prod');
    expect([stack?.region, site.region]).toEqual(['us-east-1', 'eu-central-1']);
    expect(dev.firewall).toBeUndefined();
  });

  test('stands before the site once the stage has its ARN; until then a warning says it does not', () => {
    const { web: before } = stageIn(newApp(), 'prod');
    Annotations.fromStack(before).hasWarning(
      '*',
      Match.stringLikeRegexp('not behind its firewall.*firewall\\.webAclArn of infra/stages/prod\\.json'),
    );
    templates('prod', { firewall: { ...limits, webAclArn: ARN } }).web.hasResourceProperties(
      'AWS::CloudFront::Distribution',
      { DistributionConfig: Match.objectLike({ WebACLId: ARN }) },
    );
  });
});
