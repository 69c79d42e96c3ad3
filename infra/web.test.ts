import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { EDGE_HEADER } from './lib/edge-secret';
import { readPages } from './lib/open-next';
import { readStage } from './stage-file';
import { NO_CODE, newApp, resources, stageIn, templates } from './testing';
import { addFirewall, addTurreton } from './turreton';

const prod = templates('prod');
const dev = templates('dev');
const { web, firewall } = prod;

const distribution = Object.values(resources(web, 'AWS::CloudFront::Distribution'))[0]?.Properties
  .DistributionConfig as Record<string, unknown>;

/** The edge's data on every request. */
const VIEWER = {
  headers: { 'x-forwarded-host': { value: 'play.example' }, 'x-viewer-address': { value: '192.0.2.1' } },
};

/** A request as the edge passes it to a function. */
interface EdgeRequest {
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
  readonly cookies: Readonly<Record<string, { readonly value: string }>>;
  readonly querystring: Readonly<Record<string, { readonly value: string }>>;
}

interface Behavior {
  readonly PathPattern?: string;
  readonly AllowedMethods?: readonly string[];
  readonly CachePolicyId: unknown;
  readonly OriginRequestPolicyId?: unknown;
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
  test('the API shares the address of the pages; what distinguishes readers is in the cache key of both', () => {
    expect(others.map(({ PathPattern }) => PathPattern)).toEqual([
      '/v1/changed/*',
      '/v1/*',
      '/api/*',
      '/BUILD_ID',
      '/_next/*',
      '/favicon.ico',
      '/icons/*',
      '/robots.txt',
      '/worker.js',
    ]);
    const api = behaviorOf('/v1/*');
    expect(api?.AllowedMethods).toContain('DELETE');
    expect(api?.CachePolicyId).toEqual(pages.CachePolicyId);
    expect(api?.TargetOriginId).not.toBe(pages.TargetOriginId);
    // Lambda answers uncompressed; CloudFront compresses long answers.
    expect([api?.Compress, pages.Compress]).toEqual([true, true]);
    web.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: Match.objectLike({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 60,
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
          CookiesConfig: { CookieBehavior: 'all' },
          HeadersConfig: {
            HeaderBehavior: 'whitelist',
            Headers: Match.arrayWith(['Authorization', 'RSC', 'X-Language']),
          },
        }),
      }),
    });
  });

  test('news of changes is cached as long as the API says, for two seconds at most, for every reader', () => {
    const changed = behaviorOf('/v1/changed/*');
    expect(changed?.AllowedMethods).toEqual(['GET', 'HEAD']);
    const policy = (id: unknown) => {
      const name = (id as { Ref: string }).Ref;
      const all = {
        ...resources(web, 'AWS::CloudFront::CachePolicy'),
        ...resources(web, 'AWS::CloudFront::OriginRequestPolicy'),
      };
      return all[name]?.Properties;
    };
    expect(policy(changed?.CachePolicyId)).toMatchObject({
      CachePolicyConfig: {
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 2,
        ParametersInCacheKeyAndForwardedToOrigin: {
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['pass'] },
        },
      },
    });
    // Neither a cookie nor a login reaches it, so it cannot depend on them.
    expect(policy(changed?.OriginRequestPolicyId)).toMatchObject({
      OriginRequestPolicyConfig: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-viewer-address'] },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    });
  });

  test('that and pages come from URLs of functions, which answer nobody but this distribution', () => {
    const urls = [prod.functions, web].flatMap((template) =>
      Object.values(resources(template, 'AWS::Lambda::Url')),
    );
    expect(urls.map(({ Properties }) => Properties.AuthType)).toEqual(['AWS_IAM', 'AWS_IAM']);
    const granted = Object.values(resources(web, 'AWS::Lambda::Permission')).filter(
      ({ Properties }) => Properties.Principal === 'cloudfront.amazonaws.com',
    );
    expect(granted.map(({ Properties }) => Properties.Action).sort()).toEqual([
      'lambda:InvokeFunction',
      'lambda:InvokeFunction',
      'lambda:InvokeFunctionUrl',
      'lambda:InvokeFunctionUrl',
    ]);
    for (const { Properties } of granted)
      expect(JSON.stringify(Properties.SourceArn)).toContain('distribution/');
  });

  /** The edge's version of a request to a behavior, and the origin that it chose instead. */
  function atTheEdge(behavior: Behavior | undefined, method: string, said: Partial<EdgeRequest> = {}) {
    const associated = JSON.stringify(behavior?.FunctionAssociations);
    const own = Object.entries(resources(web, 'AWS::CloudFront::Function')).filter(([id]) =>
      associated.includes(`"${id}"`),
    );
    expect(own).toHaveLength(1);
    const code = String(own[0]?.[1].Properties.FunctionCode).replace("import cf from 'cloudfront';", '');
    const chosen: string[] = [];
    const cf = { selectRequestOriginById: (id: string) => void chosen.push(id) };
    const headers = { host: { value: 'play.example' }, ...said.headers };
    const request = { method, cookies: {}, querystring: {}, ...said, headers };
    const event = { request, viewer: { ip: '192.0.2.1' } };
    const handler = new Function('cf', `${code}; return handler;`)(cf) as (asked: typeof event) => object;
    return { request: handler(event), chosen };
  }

  test('pages and API get the host name of a request and the address of its sender', () => {
    for (const path of ['/v1/*', '/v1/changed/*', '/api/*'])
      for (const method of ['GET', 'POST'])
        expect(atTheEdge(behaviorOf(path), method)).toMatchObject({ request: VIEWER, chosen: [] });
    expect(atTheEdge(pages, 'GET')).toMatchObject({ request: VIEWER, chosen: [] });
  });

  const languageAt = (path: string | undefined, said: Partial<EdgeRequest>) => {
    const { request } = atTheEdge(path === undefined ? pages : behaviorOf(path), 'GET', said);
    return (request as EdgeRequest).headers['x-language']?.value;
  };

  test('pages get the language of a request, which is in the key of what is kept', () => {
    const accept = (value: string) => ({ headers: { 'accept-language': { value } } });
    const de = { language: { value: 'de' } };
    const session = { '__Secure-next-auth.session-token': { value: 'abc' } };
    expect(languageAt(undefined, {})).toBe('en');
    expect(languageAt(undefined, accept('en-GB,en;q=0.9'))).toBe('en');
    expect(languageAt(undefined, { ...accept('es'), cookies: de })).toBe('de');
    expect(languageAt(undefined, { ...accept('es'), querystring: de })).toBe('de');
    // Whatever header a visitor sends.
    expect(languageAt(undefined, { headers: { 'x-language': { value: 'es' } } })).toBe('en');
    expect(
      languageAt(undefined, { cookies: { ...session, language: { value: 'es' } }, querystring: de }),
    ).toBe('es');
    expect(languageAt('/v1/*', accept('es'))).toBeUndefined();
  });

  test('what runs at the edge is as small as CloudFront takes it', () => {
    for (const { Properties } of Object.values(resources(web, 'AWS::CloudFront::Function')))
      expect(Buffer.byteLength(String(Properties.FunctionCode))).toBeLessThan(10 * 1024);
  });

  test('what is posted to pages goes where CloudFront signs nothing, with the same secret', () => {
    for (const method of ['GET', 'HEAD']) expect(atTheEdge(pages, method).chosen).toEqual([]);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(atTheEdge(pages, method)).toMatchObject({ request: VIEWER, chosen: ['forms'] });
    const origins = distribution.Origins as readonly {
      Id: string;
      DomainName: unknown;
      OriginAccessControlId?: unknown;
    }[];
    const forms = origins.find(({ Id }) => Id === 'forms');
    expect(JSON.stringify(forms?.DomainName)).toContain('PagesApiHttp');
    expect(forms?.OriginAccessControlId).toBeUndefined();
    const looked = origins.find(({ Id }) => Id === pages.TargetOriginId);
    expect(JSON.stringify(looked?.DomainName)).toMatch(/PagesServer.*FunctionUrl/);
    expect(looked?.OriginAccessControlId).toBeDefined();
  });

  test('pages and API are shown a secret that no template contains, and check it', () => {
    const origins = distribution.Origins as readonly { DomainName: unknown; OriginCustomHeaders?: unknown }[];
    const reference = JSON.stringify(origins.map(({ OriginCustomHeaders }) => OriginCustomHeaders ?? null));
    const shown = origins.filter(({ OriginCustomHeaders }) => OriginCustomHeaders !== undefined);
    const names = shown.map(({ DomainName }) => JSON.stringify(DomainName));
    const kind = (name: string) => ['.execute-api.', 'FunctionUrl'].find((one) => name.includes(one));
    // Pages, the answer on changes, the API, forms.
    expect(names.map(kind)).toEqual(['FunctionUrl', 'FunctionUrl', '.execute-api.', '.execute-api.']);
    for (const { OriginCustomHeaders } of shown) {
      expect(OriginCustomHeaders).toEqual([{ HeaderName: EDGE_HEADER, HeaderValue: expect.anything() }]);
    }
    expect(reference).toContain('"{{resolve:secretsmanager:"');
    expect(reference).toContain('":SecretString:sent::}}"');
    prod.secrets.hasResourceProperties('AWS::SecretsManager::Secret', {
      GenerateSecretString: {
        SecretStringTemplate: '{}',
        GenerateStringKey: 'sent',
        PasswordLength: 64,
        ExcludePunctuation: true,
      },
    });
    const checking = [prod.functions, web]
      .flatMap((template) => Object.entries(resources(template, 'AWS::Lambda::Function')))
      .filter(([, { Properties }]) =>
        JSON.stringify(Properties.Environment ?? '').includes('EDGE_SECRET_ARN'),
      )
      .map(([id]) => id.replace(/Function.*/, ''));
    expect(checking.sort()).toEqual(['ApiHandler', 'ApiLeagues', 'PagesServer']);
  });

  test('no error is kept: what failed for one reader may work for the next', () => {
    // All statuses for which a distribution can have a setting.
    const codes = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    const errors = distribution.CustomErrorResponses as readonly { ErrorCode: number }[];
    expect(errors).toEqual(codes.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })));
  });

  test('every entrance is encrypted, with HSTS for a year', () => {
    for (const behavior of [pages, ...others]) {
      expect(behavior.ViewerProtocolPolicy).toBe('redirect-to-https');
      expect(behavior.ResponseHeadersPolicyId).toEqual(pages.ResponseHeadersPolicyId);
    }
    expect(distribution.ViewerCertificate).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      AcmCertificateArn: expect.stringMatching(/^arn:aws:acm:us-east-1:/),
    });
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
    expect(kinds.sort()).toEqual(['lambda', 'lambda', 's3']);
    // The pages' own; no page scales pictures.
    web.resourceCountIs('AWS::Lambda::Url', 1);
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

  test('the pages know their address, the API’s functions and their secrets', () => {
    web.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({
          NEXTAUTH_URL: 'https://play.turreton.example',
          API_FUNCTIONS: Match.anyValue(),
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
    // Without the service worker there is no installed app and no push, and nothing else would fail.
    const path = join(folder, 'open-next.output.json');
    const output = JSON.parse(readFileSync(path, 'utf8')) as { behaviors: { pattern: string }[] };
    const behaviors = output.behaviors.filter(({ pattern }) => pattern !== 'worker.js');
    writeFileSync(path, JSON.stringify({ ...output, behaviors }));
    expect(() => readPages({ folder })).toThrow(/has no file worker\.js/);
    writeFileSync(path, JSON.stringify({ origins: {}, behaviors: [] }));
    expect(() => readPages({ folder })).toThrow(
      /Build it again with npm run build:aws[\s\S]*origins\.default/,
    );
    rmSync(folder, { recursive: true });
  });
});

describe('the firewall', () => {
  const ARN = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/Acl/1';
  const props = { config: readStage('prod', { checking: true }), source: NO_CODE };
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

  test('is deployed by itself first, before the site that needs its address', () => {
    const alone = newApp();
    addFirewall(alone, readStage('prod', { checking: true }));
    const names = alone.node.children.filter(Stack.isStack).map(({ stackName }) => stackName);
    expect(names).toEqual(['Turreton-prod-Firewall']);
    const { web: site } = addTurreton(newApp(), { ...props, checking: true, webAclArn: ARN });
    Template.fromStack(site).hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ WebACLId: ARN }),
    });
  });

  test('is never left out by a deployment that does not know its address', () => {
    expect(() => addTurreton(newApp(), { ...props, checking: false })).toThrow(
      /firewall is missing: deploy with npm run deploy -- prod/,
    );
  });
});
