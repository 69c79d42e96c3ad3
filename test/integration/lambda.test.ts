import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestDynamo, type TestDynamo } from '../../functions/host/dynamo/testing';
import { createTables, TABLE } from '../../functions/host/tables';
import { dynamoStore } from '../../functions/store/dynamo';

const SECRET = 'a secret for tests, long enough to sign with';

/** Takes the calls to EventBridge Scheduler and keeps what was asked, in the service's own request form. */
async function recordSchedules(): Promise<{
  server: Server;
  schedules: { name: string; body: Record<string, unknown> }[];
}> {
  const schedules: { name: string; body: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const name = request.url?.split('/').at(-1) ?? '';
      const known = schedules.some((schedule) => schedule.name === name);
      if (request.method === 'POST' && known) {
        response.writeHead(409, {
          'content-type': 'application/json',
          'x-amzn-errortype': 'ConflictException',
        });
        response.end(JSON.stringify({ Message: `Schedule ${name} already exists.` }));
        return;
      }
      schedules.push({ name, body: JSON.parse(text) });
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ScheduleArn: `arn:aws:scheduler:local:0:schedule/steps/${name}` }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, schedules };
}

/** An HTTP API event, payload format 2.0, with the fields the adapter reads. */
function httpEvent(method: string, path: string, token: string, body?: unknown) {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      host: 'turreton.example',
    },
    requestContext: {
      accountId: '0',
      apiId: 'api',
      domainName: 'turreton.example',
      domainPrefix: 'turreton',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      requestId: 'request',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}

describe('the same code behind Lambda events', () => {
  let dynamo: TestDynamo;
  let recorder: Awaited<ReturnType<typeof recordSchedules>>;
  let token: string;
  const changes: object[] = [];

  beforeAll(async () => {
    dynamo = await startTestDynamo();
    dynamo.dynamo.onChange((records) => changes.push(...records));
    await createTables(dynamo.client);
    recorder = await recordSchedules();
    const { port } = recorder.server.address() as AddressInfo;
    for (const [name, value] of Object.entries({
      TABLE_NAME: TABLE,
      SITE_URL: 'https://turreton.example',
      SCHEDULE_GROUP: 'steps',
      SCHEDULE_ROLE_ARN: 'arn:aws:iam::123456789012:role/steps',
      SCHEDULE_DLQ_ARN: 'arn:aws:sqs:eu-central-1:123456789012:steps-dlq',
      DEADLINE_FUNCTION_ARN: 'arn:aws:lambda:eu-central-1:123456789012:function:deadline',
      NEXTAUTH_SECRET: SECRET,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.dynamo.endpoint,
      AWS_ENDPOINT_URL_SCHEDULER: `http://127.0.0.1:${port}`,
    }))
      vi.stubEnv(name, value);
    token = await encode({ token: { sub: 'olga', name: 'Olga' }, secret: SECRET });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    recorder.server.close();
    await dynamo.close();
  });

  const call = async (method: string, path: string, body?: unknown) => {
    const { handler } = path.startsWith('/games/')
      ? await import('../../functions/api/tables-lambda')
      : await import('../../functions/api/leagues-lambda');
    type Event = Parameters<typeof handler>[0];
    const reply = await handler(httpEvent(method, `/v1${path}`, token, body) as unknown as Event);
    return { status: reply.statusCode, body: JSON.parse(reply.body ?? 'null') };
  };

  test('the API founds a league and starts a season; a schedule is made for its first step', async () => {
    const league = await call('POST', '/leagues', { name: 'On Lambda' });
    expect(league.status).toBe(200);
    const season = await call('POST', `/leagues/${league.body.id}/seasons`, {
      name: 'Season 1',
      system: 'ny2047',
      deadlines: { orders: 60, adjustment: 30, earlyClose: true },
    });
    await call('POST', `/seasons/${season.body.id}/entries`);
    expect((await call('POST', `/seasons/${season.body.id}/start`, {})).status).toBe(200);
    const game = `${season.body.id}r1b1`;
    // Each function answers what is routed to it, and nothing else.
    expect(await call('GET', `/games/${game}/table`)).toMatchObject({
      status: 200,
      body: { game: { step: 1, state: 'open' } },
    });
    expect((await call('GET', `/games/${game}/rulings`)).status).toBe(404);
    expect(recorder.schedules).toHaveLength(1);
    expect(recorder.schedules[0]).toMatchObject({
      name: `${game}-1`,
      body: {
        GroupName: 'steps',
        ScheduleExpression: expect.stringMatching(/^at\(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\)$/),
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: { Input: JSON.stringify({ game, step: 1 }), DeadLetterConfig: expect.anything() },
      },
    });
  });

  test("the table's stream makes the season's board, lets bots answer, and moves the schedule", async () => {
    const { handler } = await import('../../functions/events/handler');
    expect(await handler({ Records: changes.splice(0) })).toEqual({ batchItemFailures: [] });
    const store = dynamoStore({ name: TABLE, client: dynamo.client });
    const [due] = await store.stepsDueBefore(Date.now() + 2 * 3_600_000, 10);
    const orders = await store.ordersOfStep(due?.game ?? '', 1);
    expect(orders).toHaveLength(6);
    expect(recorder.schedules).toHaveLength(2);
  });

  test('a record that cannot be acted on is handed back, and those after it', async () => {
    const { handler } = await import('../../functions/events/handler');
    const event = { id: 'x', kind: 'step-closed', at: 0, game: 'gone', step: 1, finished: false };
    const { marshall } = await import('@aws-sdk/util-dynamodb');
    const poison = {
      eventName: 'INSERT',
      dynamodb: { NewImage: marshall({ pk: 'OUTBOX#1', sk: 'x', event }), SequenceNumber: '17' },
    };
    expect(await handler({ Records: [poison] })).toEqual({ batchItemFailures: [{ itemIdentifier: '17' }] });
  });

  test('the deadline function leaves a step alone before its time; the sweep reports what is overdue', async () => {
    const deadline = await import('../../functions/deadline/handler');
    const sweep = await import('../../functions/sweep/handler');
    const store = dynamoStore({ name: TABLE, client: dynamo.client });
    const [due] = await store.stepsDueBefore(Date.now() + 2 * 3_600_000, 10);
    await deadline.handler({ game: due?.game, step: 1 });
    expect(await store.gate(due?.game ?? '')).toMatchObject({ step: 1, state: 'open' });
    await expect(deadline.handler({ nonsense: true })).rejects.toThrow();
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await sweep.handler();
    const metric = said.mock.calls.map(([line]) => JSON.parse(String(line))).find((line) => '_aws' in line);
    expect(metric).toMatchObject({ OverdueSteps: 0 });
    said.mockRestore();
  });
});
