import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStage, stagesIn } from './stage-file';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'turreton-stages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The prod stage with some other settings; undefined removes one. */
function stageWith(changes: Record<string, unknown>) {
  const prod = JSON.parse(readFileSync('infra/stages/prod.json', 'utf8')) as object;
  writeFileSync(join(folder, 'mine.json'), JSON.stringify({ ...prod, ...changes }));
  return () => readStage('mine', { folder, checking: true });
}

const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/1';

test('the stages that come with the project can be checked, but not deployed as they are', () => {
  expect(stagesIn()).toEqual(['dev', 'prod']);
  for (const stage of stagesIn()) {
    expect(readStage(stage, { checking: true })).toMatchObject({ stage });
    expect(() => readStage(stage)).toThrow(
      new RegExp(`infra/stages/${stage}\\.json still has the example's .*mailFrom.*put your own`),
    );
  }
  expect(readStage('prod', { checking: true })).toMatchObject({
    encryption: 'customer-managed',
    protectData: true,
  });
});

test('a site is at its domain, at its own address, or at the one that CloudFront gave it', () => {
  expect(stageWith({})().siteUrl).toBe('https://play.turreton.example');
  const here = { folder };
  const bare = {
    domain: undefined,
    alarmEmail: undefined,
    monthlyBudget: undefined,
    mailFrom: 'tides@turreton.org',
  };
  stageWith({ ...bare, siteUrl: 'https://games.turreton.org' });
  expect(readStage('mine', here).siteUrl).toBe('https://games.turreton.org');
  stageWith(bare);
  expect(readStage('mine', { ...here, siteAddress: 'd111.cloudfront.net' }).siteUrl).toBe(
    'https://d111.cloudfront.net',
  );
  expect(() => readStage('mine', here)).toThrow(
    /neither domain nor siteUrl.*deploy it with npm run deploy -- mine/,
  );
});

test('a stage without a file is named, with those that have one', () => {
  expect(() => readStage('staging')).toThrow(/no stage "staging": infra\/stages has dev, prod/);
  expect(() => readStage('../config')).toThrow(/no stage/);
});

test('every wrong or missing setting is named at once, with its file', () => {
  const reading = stageWith({
    siteUrl: 'http://play.example/',
    alarmEmail: 'nobody',
    encryption: 'rot13',
    mailFrom: undefined,
    colour: 'red',
  });
  for (const words of [/mine\.json is wrong/, /siteUrl/, /alarmEmail/, /encryption/, /mailFrom/, /colour/])
    expect(reading).toThrow(words);
});

test('a file that is not JSON is refused as such', () => {
  writeFileSync(join(folder, 'broken.json'), '{');
  expect(() => readStage('broken', { folder })).toThrow(/broken\.json is not JSON/);
});

const wrong: readonly (readonly [what: string, changes: Record<string, unknown>, words: RegExp])[] = [
  [
    'a site beside the domain',
    { siteUrl: 'https://turreton.org' },
    /must be https:\/\/play\.turreton\.example/,
  ],
  [
    'a certificate of another region',
    {
      domain: {
        name: 'play.turreton.example',
        certificateArn: CERTIFICATE.replace('us-east-1', 'eu-west-1'),
      },
    },
    /us-east-1[\s\S]*aws acm request-certificate[\s\S]*domain\.certificateArn/,
  ],
  [
    'mail from elsewhere',
    { mailFrom: 'tides@elsewhere.org' },
    /address of play\.turreton\.example[\s\S]*mailFrom/,
  ],
  [
    'more runs than the account has',
    { account: { id: '123456789012', concurrentExecutions: 1000 }, reservedConcurrency: { deadline: 901 } },
    /reserves 901 runs of the account’s 1000[\s\S]*service-quotas[\s\S]*reservedConcurrency/,
  ],
];

test.each(wrong)('%s is refused, with advice', (_what, changes, words) => {
  expect(stageWith(changes)).toThrow(words);
});

test('an account’s quota is enough if a hundred runs stay unreserved, and unknown if no one entered it', () => {
  const account = { id: '123456789012', concurrentExecutions: 1000 };
  expect(stageWith({ account, reservedConcurrency: { deadline: 800, api: 100 } })).not.toThrow();
  expect(stageWith({ reservedConcurrency: { deadline: 5000 } })).not.toThrow();
});

test('mail may come from a parent domain of the site', () => {
  expect(stageWith({ mailFrom: 'tides@turreton.example' })()).toMatchObject({
    mailFrom: 'tides@turreton.example',
  });
});
