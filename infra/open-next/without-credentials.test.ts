import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutCredentials } from './without-credentials';

const SHELL = {
  PATH: '/usr/bin',
  HOME: '/home/deployer',
  NEXT_TELEMETRY_DISABLED: '1',
  STAGE: 'prod',
};

test('code of others sees no credentials of the deployer', () => {
  const given = withoutCredentials({
    ...SHELL,
    ...{
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'key',
      AWS_SESSION_TOKEN: 'token',
      AWS_PROFILE: 'prod',
    },
    ...{ AWS_WEB_IDENTITY_TOKEN_FILE: '/token', AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://169.254.170.23' },
    ...{ ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'token', ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example' },
    ...{ GITHUB_TOKEN: 'token', NPM_TOKEN: 'token', NEXTAUTH_SECRET: 'secret', DISCORD_SECRET: 'secret' },
  });
  const { AWS_CONFIG_FILE, AWS_SHARED_CREDENTIALS_FILE, AWS_EC2_METADATA_DISABLED, ...rest } = given;
  expect(rest).toEqual(SHELL);
  // Nor the files and the machine's own role, from which the SDK would read them.
  expect([AWS_CONFIG_FILE, AWS_SHARED_CREDENTIALS_FILE]).toEqual(['/dev/null', '/dev/null']);
  expect(AWS_EC2_METADATA_DISABLED).toBe('true');
});

test('OpenNext comes as its lock file says, and nothing is fetched by name while it builds', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(Object.entries(scripts).filter(([, script]) => /\bnpx\b|\bnpm exec\b|\bdlx\b/.test(script))).toEqual(
    [],
  );
  const lock = JSON.parse(readFileSync('infra/open-next/package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string; resolved?: string }>;
  };
  const { dependencies } = JSON.parse(readFileSync('infra/open-next/package.json', 'utf8'));
  expect(lock.packages['node_modules/@opennextjs/aws']?.version).toBe(dependencies['@opennextjs/aws']);
  const others = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(others.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
  expect(others.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
