import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textRandom } from '../../../engine/random';
import { dynamoStore } from '../../../functions/core/platform/store';
import { TABLE } from '../../../functions/host/create-tables';
import { checkStore } from '../../../functions/host/dynamo/check-store';
import { sessionToken } from '../../../functions/tokens';
import { startTestDynamo } from '../../support/test-dynamo';

const HOST = join(import.meta.dirname, 'host-without-pages.ts');
const SECRET = 'a secret of a host that is stopped, long enough to sign';
/** What supervisors wait before they kill: `TimeoutStopSec` and `stop_grace_period` in our own files. */
const GRACE_MS = 30_000;
const WRITERS = 8;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'turreton-sigterm-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

async function started(demo: boolean) {
  const port = await freePort();
  const host = spawn(process.execPath, ['--import', 'tsx', HOST], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      NEXTAUTH_SECRET: SECRET,
      DEMO: demo ? '1' : '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [host.stdout, host.stderr]) stream.on('data', (text) => (said += text));
  const ended = once(host, 'exit');
  const until = async (line: string) => {
    while (!said.includes(line)) {
      if (host.exitCode !== null) throw new Error(`the host ended with ${host.exitCode}: ${said}`);
      await wait(5);
    }
  };
  /** Sends signals as a supervisor does. Returns the exit code; null if the host had to be killed. */
  const stop = async (...signals: readonly NodeJS.Signals[]) => {
    const [first = 'SIGTERM', ...more] = signals;
    host.kill(first);
    const late = setTimeout(() => host.kill('SIGKILL'), GRACE_MS);
    // Again, until it ends: a host that is busy meanwhile gets two signals of one kind as one.
    for (const signal of more)
      while (host.exitCode === null && host.signalCode === null) {
        // Longer than what counts as one signal.
        await wait(300);
        host.kill(signal);
      }
    await ended;
    clearTimeout(late);
    return host.exitCode;
  };
  return { address: `http://127.0.0.1:${port}`, until, stop, said: () => said };
}

/** Opens leagues, each by a person of their own, until the host takes no more; collects those that it acknowledged. */
async function openLeagues(address: string, round: number, acknowledged: string[]): Promise<void> {
  const write = async (person: string): Promise<boolean> => {
    const token = await sessionToken(SECRET, { sub: person, name: person, began: Date.now() });
    const reply = await fetch(`${address}/v1/leagues`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `League of ${person}`, about: '' }),
    });
    if (reply.status !== 201 && reply.status !== 200) return false;
    acknowledged.push(((await reply.json()) as { id: string }).id);
    return true;
  };
  const writer = async (by: number) => {
    for (let at = 0; await write(`person-${round}-${by}-${at}`).catch(() => false); at += 1);
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, by) => writer(by)));
}

/** The acknowledged leagues that a stopped host's store does not have. */
async function missing(acknowledged: readonly string[]): Promise<readonly string[]> {
  const path = join(folder, 'table');
  if (!existsSync(path)) return acknowledged;
  checkStore(path);
  const { client, close } = await startTestDynamo({ path });
  const store = dynamoStore({ name: TABLE, client });
  const found = await Promise.all(acknowledged.map((id) => store.league(id)));
  await close();
  return acknowledged.filter((_, at) => found[at] === undefined);
}

/** When the signal comes: so long after the host has said something, at most. */
const MOMENTS = [
  ['while it loads', 'listens to signals', 1500],
  ['while it founds the demo', 'Turreton is at', 1500],
  ['while it writes', 'Turreton is at', 4000],
  ['while it writes and sweeps', 'The demo league is running', 3000],
] as const;

test('the host ends with 0 at SIGTERM at any moment under load, and loses nothing acknowledged', async () => {
  const seed = String(Date.now());
  const random = textRandom(seed);
  const acknowledged: string[] = [];
  for (const [round, [moment, line, atMost]] of MOMENTS.entries()) {
    const { address, until, stop, said } = await started(true);
    await until(line);
    const load = line === 'listens to signals' ? undefined : openLeagues(address, round, acknowledged);
    const milliseconds = random.draw(0, atMost);
    await wait(milliseconds);
    const shown = `${moment}, after ${milliseconds} ms, seed ${seed}`;
    expect(await stop('SIGTERM'), `${shown}: ${said()}`).toBe(0);
    expect(said(), shown).not.toMatch(/"level":"error"|Error/);
    await load;
    expect(await missing(acknowledged), shown).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(WRITERS);
});

test.each([
  ['SIGTERM', 'SIGTERM', 143],
  ['SIGINT', 'SIGTERM', 143],
  ['SIGTERM', 'SIGINT', 130],
] as const)('a host that a request holds up at %s ends at once at %s', async (first, second, code) => {
  const { address, until, stop } = await started(false);
  await until('Turreton is at');
  // A request whose body never comes is waited for. The host has begun with it once it asks for the body.
  const socket = new URL(address);
  const held = connect(Number(socket.port), socket.hostname).on('error', () => undefined);
  held.write(
    'POST /v1/leagues HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n',
  );
  await once(held, 'data');
  expect(await stop(first, second)).toBe(code);
  held.destroy();
  expect(await missing([])).toEqual([]);
});
