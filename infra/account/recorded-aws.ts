import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A question to AWS, as the SDK puts it on the wire. */
export interface Asked {
  /** `sts:GetCallerIdentity` and so on. */
  readonly operation: string;
  readonly region: string;
  /** What it is about: the name of an identity, a function, a parameter, a stack; the ARN of a certificate. */
  readonly about: string;
}

export interface Answer {
  readonly status?: number;
  /** JSON, or XML as text. */
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer, or what makes one of a question and its text on the wire. */
export type Answers = Readonly<Record<string, Answer | ((asked: Asked, text: string) => Answer)>>;

/** AWS on this machine, for tests: answers as recorded, and says what was asked. */
export interface RecordedAws {
  readonly endpoint: string;
  readonly asked: readonly Asked[];
  close(): void;
}

/** Starts it. What has no answer is refused, as credentials without permissions would be. */
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

/** An error in the words of the protocol that an operation is asked in. */
export function refusal(operation: string, code: string, message: string): Answer {
  const isXml = /^(sts|cloudformation|cloudfront):/.test(operation);
  const xml = `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;
  return { status: 400, body: isXml ? xml : { __type: code, message } };
}

/** The paths of the services that ask by path, with the method where the path alone does not tell. */
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
