import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isNightly } from '../../test/support/nightly';
import { assembleImage } from './assemble';

const DOCKERFILE = readFileSync('Dockerfile', 'utf8');
const [, LAST_STAGE = ''] = DOCKERFILE.split(/^FROM node:.*-slim$/m);

/** The variables that the last stage sets, but for where it listens and keeps its data. */
const VARIABLES = Object.fromEntries(
  [...LAST_STAGE.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=(\S+)/gm)]
    .map(([, name = '', value = '']) => [name, value] as const)
    .filter(([name]) => !['HOST', 'PORT', 'DATA_DIR'].includes(name)),
);

describe('the Dockerfile', () => {
  test('takes into its last stage the folder that `turreton image` writes, and nothing else', () => {
    expect(DOCKERFILE).toContain('npm run --silent build && npm run --silent image -- /image');
    expect(LAST_STAGE.match(/^(COPY|ADD) .*$/gm)).toEqual(['COPY --from=build /image /app']);
    expect(LAST_STAGE).not.toMatch(/npm (ci|install)|apt-get/);
  });

  test('sets the variables with which it is tested here', () => {
    expect(VARIABLES).toEqual({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' });
  });

  test('starts the host as a user without rights, with data in a volume, and asks whether it is well', () => {
    expect(LAST_STAGE).toMatch(/^USER node$/m);
    expect(LAST_STAGE).toMatch(/^VOLUME \/data$/m);
    expect(LAST_STAGE).toMatch(/DATA_DIR=\/data/);
    expect(LAST_STAGE).toMatch(/^HEALTHCHECK [\s\S]*\/health/m);
    expect(LAST_STAGE).toMatch(/^CMD \["node", .*"host\.js"\]$/m);
  });

  test('gets nothing of a developer’s machine', () => {
    const left = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const path of ['.git', '.data', '.env*', '**/node_modules', '**/.next'])
      expect(left).toContain(path);
  });
});

test('the composition runs it read-only, without capabilities, behind a front that does TLS', () => {
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'));
  expect(services.turreton).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['data:/data'],
  });
  expect(services.turreton).not.toHaveProperty('ports');
  expect(services.caddy.depends_on).toEqual({ turreton: { condition: 'service_healthy' } });
  expect(services.caddy.volumes).toContain('./deploy/compose.Caddyfile:/etc/caddy/Caddyfile:ro');
  expect(readFileSync('deploy/compose.Caddyfile', 'utf8')).toMatch(/reverse_proxy turreton:3000/);
  expect(Object.keys(volumes)).toContain('data');
});

/** The figures that an image may not pass, in MB: without Node.js itself, which is 110. */
const LARGEST = { files: 120, resident: 300 };
const MB = 1024 * 1024;

/** Everything below needs built pages, which every `npm test` has, and a minute. */
describe.runIf(isNightly && existsSync('web/.next/BUILD_ID'))('the image', () => {
  const work = mkdtempSync(join(tmpdir(), 'turreton-image-'));
  const image = join(work, 'app');
  beforeAll(() => assembleImage(image));
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    server.close();
    await once(server, 'close');
    if (address === null || typeof address === 'string') throw new Error('there is no free port');
    return address.port;
  }

  /** Starts the host as the image does, outside the repository, with no variables but those of the image. */
  async function started(data: string) {
    const port = await freePort();
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(LAST_STAGE) ?? [];
    const [, ...given] = JSON.parse(command) as string[];
    const host = spawn(process.execPath, given, {
      cwd: image,
      env: {
        ...VARIABLES,
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: data,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [host.stdout, host.stderr]) stream.on('data', (text) => (said += text));
    const until = async (line: string) => {
      while (!said.includes(line)) {
        if (host.exitCode !== null) throw new Error(`the host ended with ${host.exitCode}: ${said}`);
        await wait(20);
      }
    };
    const stop = async () => {
      if (host.exitCode === null) {
        host.kill('SIGTERM');
        await once(host, 'exit');
      }
      return host.exitCode;
    };
    return { host, site: `http://127.0.0.1:${port}`, until, stop, said: () => said };
  }

  test('is small, and has neither compilers nor packages for development', () => {
    const files = readdirSync(image, { recursive: true, encoding: 'utf8' });
    const size = files.reduce((sum, name) => sum + statSync(join(image, name)).size, 0) / MB;
    console.log(`the image: ${size.toFixed(0)} MB in ${files.length} files, and Node.js`);
    expect(size).toBeLessThan(LARGEST.files);
    const packages = files.filter((name) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name));
    for (const name of ['esbuild', 'typescript', 'tsx', 'vitest', 'tailwindcss', 'sharp', 'aws-cdk-lib'])
      expect(packages).not.toContain(`node_modules/${name}`);
    expect(files.filter((name) => /\.tsx?$|\.map$|^\.env/.test(name))).toEqual([]);
  });

  test('answers pages, the worker, a login page and its health, and stays small with the demo running', async () => {
    const { host, site, until, stop } = await started(join(work, 'data'));
    await until('The demo league is running');
    const asked = async (path: string) => {
      const answer = await fetch(`${site}${path}`);
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    expect(await asked('/health')).toMatchObject({ status: 200, text: '{"alive":true,"ready":true}' });
    expect(await asked('/worker.js')).toMatchObject({
      status: 200,
      type: expect.stringMatching(/javascript/),
      text: expect.stringMatching(/^\/\* \d+\.\d+\.\d+ [\da-f]{16} \*\//),
    });
    for (const [path, text] of [
      ['/', 'Turreton'],
      ['/signin', 'name="email"'],
      ['/ny2047/rules', '<svg'],
      ['/classic/rules?language=de', '<svg'],
      ['/privacy', '<h1'],
      ['/robots.txt', 'Disallow: /api/'],
      ['/.well-known/security.txt', 'Expires: '],
      ['/icon.svg', '<svg'],
      ['/v1/leagues', '"leagues"'],
    ] as const)
      expect(await asked(path), path).toMatchObject({ status: 200, text: expect.stringContaining(text) });
    await wait(60_000);
    const [, resident = ''] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${host.pid}/status`, 'utf8')) ?? [];
    console.log(`resident with the demo running, after a minute: ${(Number(resident) / 1024).toFixed(0)} MB`);
    expect(Number(resident) / 1024).toBeLessThan(LARGEST.resident);
    expect(await stop()).toBe(0);
  });

  test('writes nothing but its data, so that its root may be read-only', async () => {
    const now = () =>
      readdirSync(image, { recursive: true, encoding: 'utf8' })
        .sort()
        .map((name) => `${name} ${statSync(join(image, name)).mtimeMs}`);
    const before = now();
    const { until, stop, site } = await started(join(work, 'data-2'));
    await until('Turreton is at');
    for (const path of ['/', '/signin', '/ny2047/rules', '/no/such/page', '/manifest.webmanifest'])
      await (await fetch(`${site}${path}`)).text();
    expect(await stop()).toBe(0);
    expect(now()).toEqual(before);
  });

  test('ends with 0 at SIGTERM, at whatever moment, and starts again from what it kept', async () => {
    const data = join(work, 'data-3');
    for (const milliseconds of [200, 700, 1100, 1600, 2300, 4000, 7000]) {
      const { stop, said } = await started(data);
      await wait(milliseconds);
      expect(await stop(), said()).toBe(0);
      expect(said()).not.toMatch(/"level":"error"|Error/);
    }
    const { until, stop } = await started(data);
    await until('The demo league is running');
    expect(await stop()).toBe(0);
  });

  test('has the commands for its data, and no others', async () => {
    const data = join(work, 'data');
    const run = (...given: string[]) =>
      spawnSync(process.execPath, ['turreton.js', ...given], {
        cwd: image,
        encoding: 'utf8',
        env: { ...VARIABLES, NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: data },
      });
    const kept = join(work, 'kept.gz');
    expect(run('backup', kept)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+ rows of /) });
    expect(run('league', 'list').stdout).toMatch(/Winter Tide League/);
    expect(run('rehearse')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/\d+ games ok, 0 not\n$/),
    });
    expect(run('deploy', 'prod')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Unknown command/),
    });
    expect(run('--help').stdout).not.toMatch(/For development/);
  });
});
