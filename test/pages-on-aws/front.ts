import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { resources } from '../../infra/testing';
import type { DeployedFunction } from '../support/lambda/functions';
import { FROM_EDGE } from '../support/lambda/platform';

/** Where a distribution sends requests: to a function, or to the bucket of files. */
export type Origin =
  | { readonly kind: 'function'; readonly serving: (path: string) => DeployedFunction }
  | { readonly kind: 'files'; readonly folder: string };

export interface Front {
  readonly address: string;
  close(): void;
}

interface Behavior {
  readonly PathPattern?: string;
  /** Left out for GET and HEAD. */
  readonly AllowedMethods?: readonly string[];
  readonly OriginRequestPolicyId?: unknown;
  readonly FunctionAssociations?: readonly { readonly FunctionARN: unknown }[];
  readonly TargetOriginId: string;
}

interface DistributionOrigin {
  readonly Id: string;
  readonly OriginCustomHeaders?: readonly unknown[];
}

interface Config {
  readonly DefaultCacheBehavior: Behavior;
  readonly CacheBehaviors: readonly Behavior[];
  readonly Origins: readonly DistributionOrigin[];
}

/** The request that a function at the edge gets and gives back. */
interface EdgeRequest {
  readonly method: string;
  readonly uri: string;
  readonly headers: Record<string, { value: string }>;
  readonly cookies: Readonly<Record<string, { value: string }>>;
  readonly querystring: Readonly<Record<string, { value: string }>>;
}

/** A response of payload format 2.0. */
interface FunctionReply {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

/** CloudFront's managed policy: all headers of the viewer except Host. */
const ALL_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
/** HTTP APIs and the URLs of functions pass on other bodies in base64. */
const TEXT = /^(text\/|application\/(json|javascript|xml|problem\+json))/;
const FILE_TYPES: Readonly<Record<string, string>> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.txt': 'text/plain', '.ico': 'image/x-icon' },
  ...{ '.png': 'image/png', '.svg': 'image/svg+xml', '.webp': 'image/webp', '.woff2': 'font/woff2' },
};

/**
 * The site's distribution on this machine: the behaviors of a template in their order, its functions at the edge, the
 * headers that origins get and its own. It keeps nothing, compresses nothing and signs nothing, and speaks HTTP.
 * @param originOf what stands behind an origin, by its id in the template
 */
export async function startFront(web: Template, originOf: (id: string) => Origin): Promise<Front> {
  const [distribution] = Object.values(resources(web, 'AWS::CloudFront::Distribution'));
  const config = distribution?.Properties.DistributionConfig as Config;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`The origin failed: ${error.message}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const behavior =
      config.CacheBehaviors.find(({ PathPattern = '' }) => matches(PathPattern, url.pathname)) ??
      config.DefaultCacheBehavior;
    const { AllowedMethods = ['GET', 'HEAD'] } = behavior;
    if (!AllowedMethods.includes(method)) {
      response.writeHead(403);
      return void response.end();
    }
    const { headers, chosen } = atTheEdge(web, behavior, viewerRequest(request, url));
    const id = chosen ?? behavior.TargetOriginId;
    const origin = originOf(id);
    if (origin.kind === 'files') return sendFile(origin.folder, url.pathname, response);
    const passed = passedOn(web, behavior, headers);
    const shown = config.Origins.find((one) => one.Id === id)?.OriginCustomHeaders ?? [];
    const event = await eventOf(request, url, { ...passed, ...(shown.length > 0 ? FROM_EDGE : {}) });
    const reply = await origin.serving(url.pathname).invoke<FunctionReply>(event);
    const { statusCode, cookies = [], body = '', isBase64Encoded = false } = reply;
    response.writeHead(statusCode, {
      ...reply.headers,
      ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
      ...ownHeaders(web),
    });
    response.end(method === 'HEAD' ? undefined : Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'));
  }
}

/** `/v1/*`: a star stands for any characters, slashes too. */
function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}

function viewerRequest({ method = 'GET', headers }: IncomingMessage, url: URL): EdgeRequest {
  const values = Object.entries(headers).map(([name, value]) => [name, { value: String(value) }] as const);
  const cookies = (headers.cookie ?? '')
    .split('; ')
    .filter((cookie) => cookie !== '')
    .map((cookie) => cookie.split(/=(.*)/s) as [string, string]);
  return {
    method,
    uri: url.pathname,
    headers: Object.fromEntries(values),
    cookies: Object.fromEntries(cookies.map(([name, value]) => [name, { value }])),
    querystring: Object.fromEntries([...url.searchParams].map(([name, value]) => [name, { value }])),
  };
}

/** Runs the function that the template associates with a behavior. */
function atTheEdge(
  web: Template,
  { FunctionAssociations = [] }: Behavior,
  request: EdgeRequest,
): { readonly headers: EdgeRequest['headers']; readonly chosen: string | undefined } {
  let chosen: string | undefined;
  const cf = {
    selectRequestOriginById: (id: string) => {
      chosen = id;
    },
  };
  const codes = resources(web, 'AWS::CloudFront::Function');
  const named = JSON.stringify(FunctionAssociations);
  const own = Object.entries(codes).filter(([id]) => named.includes(`"${id}"`));
  const result = own.reduce((asked, [, { Properties }]) => {
    const code = String(Properties.FunctionCode).replace("import cf from 'cloudfront';", '');
    const handler = new Function('cf', `${code}; return handler;`)(cf) as (event: object) => EdgeRequest;
    return handler({ request: asked, viewer: { ip: '192.0.2.1' } });
  }, request);
  return { headers: result.headers, chosen };
}

/** The headers that the behavior's policy passes on to the origin. */
function passedOn(web: Template, { OriginRequestPolicyId }: Behavior, headers: EdgeRequest['headers']) {
  const values = Object.entries(headers).map(([name, { value }]) => [name, value] as const);
  if (OriginRequestPolicyId === ALL_EXCEPT_HOST)
    return Object.fromEntries(values.filter(([name]) => name !== 'host'));
  const { Ref = '' } = (OriginRequestPolicyId ?? {}) as { Ref?: string };
  const policy = resources(web, 'AWS::CloudFront::OriginRequestPolicy')[Ref]?.Properties as
    | { OriginRequestPolicyConfig: { HeadersConfig: { Headers?: readonly string[] } } }
    | undefined;
  const allowed = policy?.OriginRequestPolicyConfig.HeadersConfig.Headers ?? [];
  return Object.fromEntries(values.filter(([name]) => allowed.includes(name)));
}

/** https://docs.aws.amazon.com/lambda/latest/dg/urls-invocation.html#urls-payloads */
async function eventOf(request: IncomingMessage, url: URL, headers: Readonly<Record<string, string>>) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const isText = TEXT.test(request.headers['content-type'] ?? 'text/plain');
  const { cookie, connection: _, 'transfer-encoding': __, ...others } = headers;
  return {
    ...{ version: '2.0', routeKey: '$default', rawPath: url.pathname, rawQueryString: url.search.slice(1) },
    ...(cookie === undefined ? {} : { cookies: cookie.split('; ') }),
    headers: { ...others, host: 'origin.lambda-url.example' },
    requestContext: {
      ...{ accountId: 'anonymous', apiId: 'url-id', routeKey: '$default', stage: '$default' },
      ...{ domainName: 'origin.lambda-url.example', domainPrefix: 'origin', requestId: 'id' },
      ...{ time: '12/Mar/2020:19:03:58 +0000', timeEpoch: Date.now() },
      http: {
        method: request.method,
        path: url.pathname,
        ...{ protocol: 'HTTP/1.1', sourceIp: '203.0.113.1', userAgent: 'Amazon CloudFront' },
      },
    },
    ...(body.length === 0 ? {} : { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** The headers of the distribution's policy, on every answer. */
function ownHeaders(web: Template): Readonly<Record<string, string>> {
  const [policy] = Object.values(resources(web, 'AWS::CloudFront::ResponseHeadersPolicy'));
  const { SecurityHeadersConfig: said } = policy?.Properties.ResponseHeadersPolicyConfig as {
    SecurityHeadersConfig: { ContentTypeOptions?: object };
  };
  return said.ContentTypeOptions === undefined ? {} : { 'x-content-type-options': 'nosniff' };
}

/** A file of the bucket, with the headers that its upload gave it (infra/lib/assets.ts). */
function sendFile(folder: string, path: string, response: ServerResponse): void {
  const file = join(folder, decodeURIComponent(path));
  if (!file.startsWith(folder) || !existsSync(file)) {
    // What a bucket answers that may not be listed.
    response.writeHead(403, { 'content-type': 'application/xml' });
    return void response.end('<Error><Code>AccessDenied</Code></Error>');
  }
  response.writeHead(200, {
    'content-type': FILE_TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/_next/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  });
  response.end(readFileSync(file));
}
