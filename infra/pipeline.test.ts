import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { scripts } from '../package.json';

const Step = z.strictObject({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
  run: z.string().optional(),
});
const Job = z.strictObject({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.string().optional(),
  'runs-on': z.string(),
  'timeout-minutes': z.number(),
  permissions: z.record(z.string(), z.string()),
  steps: z.array(Step),
});
const Workflow = z.object({
  on: z.strictObject({ push: z.strictObject({ branches: z.tuple([z.literal('main')]) }) }),
  permissions: z.strictObject({}),
  env: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), Job),
});

const source = readFileSync('.github/workflows/deploy.yml', 'utf8');
const { jobs, env } = Workflow.parse(parse(source));
const steps = Object.values(jobs).flatMap((job) => job.steps);
const commands = steps.flatMap(({ run }) => run ?? []);

describe('the pipeline', () => {
  test('tests, shows what changes, waits for an approval, deploys', () => {
    expect(Object.entries(jobs).map(([name, { needs, environment }]) => [name, needs, environment])).toEqual([
      ['test', undefined, undefined],
      ['differences', 'test', undefined],
      ['pages', 'test', undefined],
      ['deploy', ['differences', 'pages'], 'prod'],
    ]);
    expect(commands).toEqual(
      expect.arrayContaining([
        'npm test',
        'npm run deploy -- "$STAGE" --diff',
        'npm run deploy -- "$STAGE" --built-pages',
      ]),
    );
  });

  test('builds the pages where there are no credentials, and deploys what was built there', () => {
    expect(jobs.pages?.permissions).toEqual({ contents: 'read' });
    expect(jobs.pages?.steps.flatMap(({ run }) => run ?? [])).toContain('npm run build:aws');
    expect(jobs.pages?.steps.some(({ uses }) => uses?.startsWith('aws-actions/'))).toBe(false);
    expect(jobs.deploy?.steps.flatMap(({ run }) => run ?? []).join('\n')).not.toContain('build:aws');
  });

  test('goes back to what was deployed before, if the deployment or its smoke test fails', () => {
    const [before, deployment, back] = jobs.deploy?.steps.slice(-3) ?? [];
    expect(before).toMatchObject({ id: 'before', run: expect.stringContaining('npm run --silent release') });
    expect(deployment).toMatchObject({ id: 'deployment', run: 'npm run deploy -- "$STAGE" --built-pages' });
    expect(back?.if).toBe(
      "failure() && steps.deployment.outcome == 'failure' && steps.before.outputs.release != ''",
    );
    expect(back).toMatchObject({
      env: { RELEASE: expect.stringMatching(/^\$\{\{ steps\.before\.outputs\.release \}\}$/) },
      run: 'npm run rollback -- "$STAGE" "$RELEASE"',
    });
    // A shallow clone has no earlier commit.
    expect(jobs.deploy?.steps[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  });

  test('names commands and stages that exist', () => {
    const named = commands.flatMap((run) => [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]);
    expect(named.length).toBeGreaterThan(3);
    for (const [, name = ''] of named) expect(scripts).toHaveProperty([name]);
    for (const [, binary = ''] of commands.flatMap((run) => [...run.matchAll(/npx ([\w-]+)/g)]))
      expect(existsSync(`node_modules/.bin/${binary}`), binary).toBe(true);
    expect(existsSync(`infra/stages/${env.STAGE}.json`)).toBe(true);
    expect(jobs.deploy?.environment).toBe(env.STAGE);
  });

  test('runs actions by their commit, and puts nothing that others write into a shell', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(5);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    for (const run of commands) expect(run).not.toContain('${{');
  });

  test('keeps no keys, and gets a token only where it becomes a role', () => {
    expect(source).not.toMatch(/secrets\.|access-key|AWS_SECRET/);
    for (const [name, { permissions, steps: own }] of Object.entries(jobs)) {
      const becomes = own.some(({ uses }) => uses?.startsWith('aws-actions/configure-aws-credentials@'));
      const expected = becomes ? { contents: 'read', 'id-token': 'write' } : { contents: 'read' };
      expect(permissions, name).toEqual(expected);
    }
    for (const { uses, with: given } of steps)
      if (uses?.startsWith('actions/checkout@'))
        expect(given).toMatchObject({ 'persist-credentials': false });
  });
});

interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource?: unknown;
  readonly Condition?: unknown;
}

describe('its roles', () => {
  const { Resources } = parse(readFileSync('deploy/github-roles.yml', 'utf8')) as {
    Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
  };
  const documentsOf = (name: string) => {
    const { AssumeRolePolicyDocument, Policies } = Resources[name]?.Properties as {
      AssumeRolePolicyDocument: { Statement: Statement[] };
      Policies: { PolicyDocument: { Statement: Statement[] } }[];
    };
    return {
      trust: AssumeRolePolicyDocument.Statement,
      allowed: Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
    };
  };

  test.each([
    ['LookRole', 'ref:refs/heads/main'],
    ['DeployRole', 'environment:prod'],
  ])('%s is for one place of one repository alone', (name, place) => {
    const { trust } = documentsOf(name);
    expect(trust).toHaveLength(1);
    expect(trust[0]?.Condition).toEqual({
      StringEquals: {
        'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
        'token.actions.githubusercontent.com:sub': {
          'Fn::Sub': `repo:\${Repository}:${place}`,
        },
      },
    });
  });

  test('the one that looks changes nothing', () => {
    expect(
      documentsOf('LookRole')
        .allowed.flatMap(({ Action }) => Action)
        .sort(),
    ).toEqual(['cloudformation:DescribeStacks', 'cloudformation:GetTemplate', 'ssm:GetParameter']);
  });

  test('the one that deploys becomes CDK’s roles, and asks what the check asks', () => {
    const { allowed } = documentsOf('DeployRole');
    const actions = allowed.flatMap(({ Action }) => Action);
    expect(actions.filter((action) => action.includes('*'))).toEqual([]);
    const everywhere = allowed.filter(({ Resource }) => Resource === '*').flatMap(({ Action }) => Action);
    expect(everywhere).toEqual(['lambda:GetAccountSettings', 'ses:GetAccount']);
    const assumed = allowed.find(({ Action }) => Action === 'sts:AssumeRole');
    expect(JSON.stringify(assumed?.Resource)).toContain(':role/cdk-hnb659fds-*');
  });
});
