import { afterEach, expect, test } from 'vitest';
import { type Answers, type RecordedAws, startRecordedAws } from '../account/recorded-aws';
import { awsEdge } from './aws-edge';
import { type EdgeSecret, rotate } from './rotate';

let aws: RecordedAws | undefined;
afterEach(() => aws?.close());

const NEW = 'the new value of a rotation in a test';
const OLD = 'the old value of a rotation in a test';
const ETAG = 'E2QWRUHEXAMPLE';

/** As in the CloudFront reference, with the origins of the platform's distribution: two with a secret, one without. */
function configuration(value: string): string {
  const origin = (id: string, headers: string) =>
    `<Origin><Id>${id}</Id><DomainName>${id}.example.com</DomainName><OriginPath></OriginPath>${headers}
    <CustomOriginConfig><HTTPPort>80</HTTPPort><HTTPSPort>443</HTTPSPort><OriginProtocolPolicy>https-only</OriginProtocolPolicy></CustomOriginConfig></Origin>`;
  const header = (name: string, value: string) =>
    `<OriginCustomHeader><HeaderName>${name}</HeaderName><HeaderValue>${value}</HeaderValue></OriginCustomHeader>`;
  const secret = `<CustomHeaders><Quantity>1</Quantity><Items>${header('x-site-secret', value)}</Items></CustomHeaders>`;
  return `<?xml version="1.0" encoding="UTF-8"?><DistributionConfig xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">
    <CallerReference>call-1</CallerReference><Comment>Turreton prod</Comment><Enabled>true</Enabled>
    <Origins><Quantity>3</Quantity><Items>${origin('pages', secret)}${origin('api', secret)}${origin('files', '<CustomHeaders><Quantity>0</Quantity></CustomHeaders>')}</Items></Origins>
    <DefaultCacheBehavior><TargetOriginId>pages</TargetOriginId><ViewerProtocolPolicy>redirect-to-https</ViewerProtocolPolicy></DefaultCacheBehavior>
    </DistributionConfig>`;
}

/** A deployed stage: its secret, and the value that its distribution sends. */
async function stage(secret: EdgeSecret, changes: Answers = {}) {
  const world = { secret, sends: secret.also ?? secret.sent, history: [] as string[], pauses: 0 };
  const record = () =>
    world.history.push(
      `sends ${world.sends === NEW ? 'new' : 'old'}, takes ${[world.secret.sent, world.secret.also]
        .flatMap((one) => (one === undefined ? [] : [one === NEW ? 'new' : 'old']))
        .sort()
        .join(' and ')}`,
    );
  aws = await startRecordedAws({
    'secretsmanager:GetSecretValue': () => ({ body: { SecretString: JSON.stringify(world.secret) } }),
    'secretsmanager:PutSecretValue': (_asked, text) => {
      world.secret = JSON.parse((JSON.parse(text) as { SecretString: string }).SecretString);
      record();
      return { body: { VersionId: 'EXAMPLE2-90ab-cdef-fedc-ba987EXAMPLE' } };
    },
    'cloudfront:GetDistributionConfig': () => ({ body: configuration(world.sends), headers: { etag: ETAG } }),
    'cloudfront:UpdateDistribution': (_asked, text) => {
      const sent = [...text.matchAll(/<HeaderName>x-site-secret<\/HeaderName><HeaderValue>([^<]*)/g)];
      expect(sent).toHaveLength(2);
      expect(text).toContain('<Id>files</Id>');
      world.sends = sent[0]?.[1] ?? '';
      record();
      return { body: distribution('InProgress'), headers: { etag: 'E3' } };
    },
    'cloudfront:GetDistribution': () => {
      world.pauses += 1;
      return { body: distribution(world.pauses < 3 ? 'InProgress' : 'Deployed') };
    },
    ...changes,
  });
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
  const where = { stage: 'prod', region: 'eu-central-1', endpoint: aws.endpoint, credentials };
  const outputs: Record<string, string> = { EdgeSecretArn: 'arn:edge', DistributionId: 'EDFDVBD6EXAMPLE' };
  const edge = await awsEdge(where, { output: async (_stack, name) => outputs[name] });
  const said: string[] = [];
  const run = () =>
    rotate(edge, { wait: async () => undefined, say: (line) => said.push(line), newValue: () => NEW });
  return { world, run, said, asked: aws.asked };
}

const distribution = (status: string): string =>
  `<?xml version="1.0"?><Distribution xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>EDFDVBD6EXAMPLE</Id>
  <Status>${status}</Status></Distribution>`;

test('at each moment of a rotation, what the distribution sends is taken', async () => {
  const { world, run, said, asked } = await stage({ sent: OLD });
  await run();
  expect(world.history).toEqual([
    'sends old, takes new and old',
    'sends new, takes new and old',
    'sends new, takes new',
  ]);
  expect(world.pauses).toBe(3);
  // Requests to CloudFront go to its region, those for the secret to the stage's region.
  for (const { operation, region } of asked)
    expect(region).toBe(operation.startsWith('cloudfront') ? 'us-east-1' : 'eu-central-1');
  expect(said.join('\n')).not.toMatch(new RegExp(`${OLD}|${NEW}`));
});

test('a rotation that was cut off goes on with the value that it had chosen', async () => {
  const { world, run, said } = await stage({ sent: NEW, also: OLD });
  await run();
  expect(world.history).toEqual(['sends new, takes new and old', 'sends new, takes new']);
  expect(said[0]).toBe('A rotation was cut off; it goes on.');
});

test('where the distribution cannot be changed, both values stay valid and the old one is sent', async () => {
  const refused = {
    status: 412,
    body: '<ErrorResponse><Error><Code>PreconditionFailed</Code><Message>Changed meanwhile.</Message></Error></ErrorResponse>',
  };
  const { world, run } = await stage({ sent: OLD }, { 'cloudfront:UpdateDistribution': refused });
  await expect(run()).rejects.toThrow('Changed meanwhile.');
  expect(world).toMatchObject({ secret: { sent: NEW, also: OLD }, sends: OLD });
});

test('a distribution that is never everywhere ends it with both values valid', async () => {
  const { world, run } = await stage(
    { sent: OLD },
    { 'cloudfront:GetDistribution': { body: distribution('InProgress') } },
  );
  await expect(run()).rejects.toThrow(/Both values count; run this again/);
  expect(world.secret).toEqual({ sent: NEW, also: OLD });
});

test('a stage that is not deployed is named as the cause', async () => {
  const where = { stage: 'prod', region: 'eu-central-1' };
  await expect(awsEdge(where, { output: async () => undefined })).rejects.toThrow(/run npm run deploy first/);
});
