import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeployedFunction } from '../support/lambda/functions';

export interface LambdaEndpoint {
  readonly endpoint: string;
  close(): void;
}

/**
 * Lambda's own API on this machine, as far as functions run each other:
 * https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
export async function startLambdaEndpoint(
  functions: Readonly<Record<string, DeployedFunction>>,
): Promise<LambdaEndpoint> {
  const server = createServer(async (request, response) => {
    const [, name = ''] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(request.url ?? '') ?? [];
    let text = '';
    for await (const part of request) text += part;
    const fn = functions[name];
    if (fn === undefined) {
      response.writeHead(404, { 'x-amzn-errortype': 'ResourceNotFoundException' });
      return void response.end('{}');
    }
    try {
      response.end(JSON.stringify(await fn.invoke(JSON.parse(text))));
    } catch (error) {
      response.writeHead(200, { 'x-amz-function-error': 'Unhandled' });
      response.end(JSON.stringify({ errorMessage: (error as Error).message }));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
