import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to AWS, as the SDK sends it. */
export interface Asked {
  /** `sts:GetCallerIdentity` and so on. */
  readonly operation: string;
  readonly region: string;
  /** Its subject: the name of an identity, a function, a parameter, a stack; the ARN of a certificate. */
  readonly about: string;
}

export interface Answer {
  readonly status?: number;
  /** JSON, or XML as text. */
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer, or a function that makes one from a request and its text. */
export type Answers = Readonly<Record<string, Answer | ((asked: Asked, text: string) => Answer)>>;

/** AWS on this machine, for tests: gives recorded answers, and lists the requests. */
export interface RecordedAws {
  readonly endpoint: string;
  readonly asked: readonly Asked[];
  close(): void;
}

/** Starts it. Requests without an answer are refused, as for credentials without permissions. */
export async function startRecordedAws(answers: Answers): Promise<RecordedAws> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const question = questionOf(request, text);
      asked.push(question);
      const answer = answers[question.operation] ?? forbidden;
      const { status = 200, body, headers } = typeof answer === 'function' ? answer(question, text) : answer;
      response.writeHead(status, {
        'content-type': typeof body === 'string' ? 'text/xml' : 'application/json',
        ...headers,
      });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, asked, close: () => void server.close() };
}

const forbidden = ({ operation }: Asked): Answer =>
  refusal(operation, 'AccessDeniedException', `User is not authorized to perform: ${operation}`);

/** An error in the format of the operation's protocol. */
export function refusal(operation: string, code: string, message: string): Answer {
  const isXml = /^(sts|cloudformation|cloudfront):/.test(operation);
  const xml = `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;
  return { status: 400, body: isXml ? xml : { __type: code, message } };
}

/** The paths of the services whose operations are paths, with the method where the path alone is ambiguous. */
const PATHS: readonly (readonly [pattern: RegExp, operation: string])[] = [
  [/^\/v2\/email\/account$/, 'ses:GetAccount'],
  [/^\/v2\/email\/identities\/(.+)$/, 'ses:GetEmailIdentity'],
  [/^\/2016-08-19\/account-settings/, 'lambda:GetAccountSettings'],
  [/^\/2019-09-30\/functions\/(.+)\/concurrency$/, 'lambda:GetFunctionConcurrency'],
  [/^\/2015-03-31\/functions\/(.+)\/invocations/, 'lambda:Invoke'],
  [/^GET \/2020-05-31\/distribution\/(\w+)\/config$/, 'cloudfront:GetDistributionConfig'],
  [/^PUT \/2020-05-31\/distribution\/(\w+)\/config$/, 'cloudfront:UpdateDistribution'],
  [/^GET \/2020-05-31\/distribution\/(\w+)$/, 'cloudfront:GetDistribution'],
];

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

function questionOf(request: IncomingMessage, text: string): Asked {
  const [, region = '', service = ''] =
    /Credential=\w+\/\d+\/([\w-]+)\/(\w+)\//.exec(request.headers.authorization ?? '') ?? [];
  const target = String(request.headers['x-amz-target'] ?? '').split('.')[1];
  if (target !== undefined) {
    const { Name, CertificateArn, SecretId } = JSON.parse(text) as Record<string, string>;
    return { operation: `${service}:${target}`, region, about: Name ?? CertificateArn ?? SecretId ?? '' };
  }
  for (const [pattern, operation] of PATHS) {
    const url = request.url ?? '';
    const found = pattern.exec(url) ?? pattern.exec(`${request.method} ${url}`);
    if (found !== null) return { operation, region, about: decodeURIComponent(found[1] ?? '') };
  }
  const form = new URLSearchParams(text);
  return { operation: `${service}:${form.get('Action')}`, region, about: form.get('StackName') ?? '' };
}
