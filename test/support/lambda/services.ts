import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One requested schedule. */
export interface Schedule {
  readonly name: string;
  readonly body: { readonly Target: { readonly Input: string } } & Readonly<Record<string, unknown>>;
}

export interface SentMail {
  readonly raw: string;
  readonly configurationSet: string;
  readonly tags: readonly { readonly Name: string; readonly Value: string }[];
}

/** EventBridge Scheduler, SES, S3 and Secrets Manager on this machine, with the requests that they received. */
export interface Services {
  readonly endpoint: string;
  readonly schedules: Schedule[];
  readonly mails: SentMail[];
  /** The objects of buckets, by bucket and key. */
  readonly objects: Map<string, string>;
  /** The secrets that were read, each with the access key, once for each read. */
  readonly secretsRead: string[];
  /** Whether SES accepts mails, refuses all, or refuses them temporarily. */
  sending: 'all' | 'none' | 'not-now';
  close(): void;
}

interface Reply {
  readonly status: number;
  readonly body: object;
  readonly errorType?: string;
}

/**
 * The formats are those of the service models: CreateSchedule and UpdateSchedule, SESv2 SendEmail, Secrets Manager
 * GetSecretValue, S3 GetObject. `secrets` has the text of each secret by its ARN.
 */
export async function startServices(secrets: Readonly<Record<string, string>>): Promise<Services> {
  const server = createServer((request, response) => {
    const object = services.objects.get(new URL(request.url ?? '', 'http://s3').pathname.slice(1));
    if (request.method === 'GET' && object !== undefined) return void response.end(object);
    void answer(request).then(({ status, body, errorType }) => {
      const kind = errorType === undefined ? {} : { 'x-amzn-errortype': errorType };
      response.writeHead(status, { 'content-type': 'application/json', ...kind });
      response.end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const services: Services = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    schedules: [],
    mails: [],
    objects: new Map(),
    secretsRead: [],
    sending: 'all',
    close: () => void server.close(),
  };
  async function answer(request: IncomingMessage): Promise<Reply> {
    let text = '';
    for await (const part of request) text += part;
    const path = request.url ?? '';
    if (path.startsWith('/schedules/')) return schedule(services, request.method ?? '', path, text);
    if (path === '/v2/email/outbound-emails') return mail(services, text);
    const { SecretId } = JSON.parse(text) as { SecretId: string };
    const [, accessKey] = /Credential=([^/]+)/.exec(request.headers.authorization ?? '') ?? [];
    services.secretsRead.push(`${SecretId} by ${accessKey}`);
    const SecretString = secrets[SecretId];
    return SecretString === undefined
      ? { status: 400, body: {}, errorType: 'ResourceNotFoundException' }
      : { status: 200, body: { SecretString } };
  }
  return services;
}

function schedule({ schedules }: Services, method: string, path: string, text: string): Reply {
  const name = path.split('/').at(-1) ?? '';
  if (method === 'POST' && schedules.some((one) => one.name === name))
    return {
      status: 409,
      body: { Message: `Schedule ${name} already exists.` },
      errorType: 'ConflictException',
    };
  schedules.push({ name, body: JSON.parse(text) });
  return { status: 200, body: { ScheduleArn: `arn:aws:scheduler:local:0:schedule/steps/${name}` } };
}

function mail({ mails, sending }: Services, text: string): Reply {
  if (sending === 'none') return { status: 400, body: { message: 'Sending is paused.' } };
  if (sending === 'not-now') return { status: 429, body: {}, errorType: 'TooManyRequestsException' };
  const sent = JSON.parse(text) as {
    Content: { Raw: { Data: string } };
    ConfigurationSetName: string;
    EmailTags: SentMail['tags'];
  };
  mails.push({
    raw: Buffer.from(sent.Content.Raw.Data, 'base64').toString(),
    configurationSet: sent.ConfigurationSetName,
    tags: sent.EmailTags,
  });
  return { status: 200, body: { MessageId: `mail-${mails.length}` } };
}
