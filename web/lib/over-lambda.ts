import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { awsClient } from '../../functions/aws-clients';
import { PAGE_TIMEOUT_MS } from '../../functions/page-timeout';

/**
 * The API's two functions: `tables` serves its paths below /v1, the other function serves the rest (infra/lib/api.ts).
 */
const ApiFunctions = z.object({
  tables: z.string(),
  paths: z.array(z.string()),
  leagues: z.string(),
});
export type ApiFunctions = z.infer<typeof ApiFunctions>;

/** Invokes a function with an event and returns its answer. */
export type Invoke = (functionName: string, event: object, signal?: AbortSignal) => Promise<unknown>;

/** A response of payload format 2.0. */
const Reply = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/** Statuses whose response must not have a body, not even an empty one. */
const WITHOUT_BODY = [204, 205, 304];

/**
 * Calls the API by invoking its functions: the pages run beside them, and an HTTP API between the two would cost as
 * much as the table's reads (ADR 045). The functions receive an event in the HTTP API's own format.
 */
export function overLambda(
  functions: ApiFunctions,
  invoke: Invoke,
): (path: string, request: RequestInit) => Promise<Response> {
  const isOfTables = functions.paths.map(
    (path) => new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  );
  return async (path, { method = 'GET', headers, body, signal }) => {
    const [rawPath = '', rawQueryString = ''] = path.split(/\?(.*)/s);
    const name = isOfTables.some((one) => one.test(rawPath)) ? functions.tables : functions.leagues;
    const answer = await invoke(
      name,
      {
        ...{ version: '2.0', rawPath, rawQueryString, isBase64Encoded: false },
        headers: Object.fromEntries(new Headers(headers)),
        requestContext: { http: { method, path: rawPath, sourceIp: 'pages' }, domainName: 'api' },
        ...(typeof body === 'string' ? { body } : {}),
      },
      signal ?? undefined,
    );
    return responseOf(Reply.parse(answer));
  };
}

function responseOf({ statusCode, headers, body, isBase64Encoded }: z.infer<typeof Reply>): Response {
  const content = isBase64Encoded ? Buffer.from(body, 'base64') : body;
  return new Response(WITHOUT_BODY.includes(statusCode) ? null : content, { status: statusCode, headers });
}

/** The same through Lambda itself, with the functions that the environment names. */
export function lambdaApi(named: string): ReturnType<typeof overLambda> {
  // The page stops waiting first. Whoever is too fast is refused at once, and is tried again.
  const client = awsClient(LambdaClient, {
    limits: { connectionTimeout: 1000, requestTimeout: PAGE_TIMEOUT_MS, maxAttempts: 3 },
  });
  return overLambda(ApiFunctions.parse(JSON.parse(named)), async (FunctionName, event, abortSignal) => {
    const run = new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) });
    const { Payload, FunctionError } = await client.send(run, abortSignal ? { abortSignal } : {});
    const text = Payload?.transformToString() ?? '';
    if (FunctionError !== undefined) throw new Error(`${FunctionName} failed (${FunctionError}): ${text}`);
    return JSON.parse(text);
  });
}
