import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COMMANDS } from './commands';
import { registerCommands } from './register';
import { wordedCommands } from './worded-commands';

interface Got {
  readonly what: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

const textOf = async (request: IncomingMessage) => (await request.toArray()).join('');

let refuses = false;
let got: Got[];
let base: string;
const server = createServer(async (request, response) => {
  got.push({
    what: `${request.method} ${request.url}`,
    authorization: request.headers.authorization,
    body: await textOf(request),
  });
  response.statusCode = refuses ? 401 : 200;
  response.end(request.url === '/oauth2/token' ? '{"access_token":"of-the-app"}' : got.at(-1)?.body);
});

beforeEach(async () => {
  got = [];
  refuses = false;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => server.close(done)));

test('the application asks for itself and puts all commands in the place of those before', async () => {
  const names = await registerCommands({ id: '42', secret: 'hidden' }, base);
  expect(names).toEqual([
    ...['standing', 'deadlines', 'silent', 'remind'],
    ...['orders', 'ready', 'waiting', 'press', 'connect'],
  ]);
  expect(got).toMatchObject([
    { what: 'POST /oauth2/token', authorization: `Basic ${Buffer.from('42:hidden').toString('base64')}` },
    { what: 'PUT /applications/42/commands', authorization: 'Bearer of-the-app' },
  ]);
  expect(new URLSearchParams(got[0]?.body).get('scope')).toBe('applications.commands.update');
  expect(JSON.parse(got[1]?.body ?? '')).toEqual(JSON.parse(JSON.stringify(await wordedCommands())));
});

test('a refusal is reported as Discord worded it', async () => {
  refuses = true;
  await expect(registerCommands({ id: '42', secret: 'wrong' }, base)).rejects.toThrow(/401/);
});

test('each command and option is described in the language of the Discord user', async () => {
  const [standing, , , remind] = await wordedCommands();
  expect(standing).toMatchObject({
    description: 'The first places of the running seasons',
    description_localizations: {
      de: 'Die ersten Plätze der laufenden Saisons',
      'es-ES': 'Los primeros puestos de las temporadas en curso',
      'es-419': 'Los primeros puestos de las temporadas en curso',
    },
  });
  expect(remind?.options).toMatchObject([{ description_localizations: { de: 'Stunden vor der Frist' } }]);
});

// Discord's limits (docs.discord.com, application commands).
test.each(COMMANDS.map(({ name }) => name))('/%s is worded as Discord allows', async (name) => {
  const command = (await wordedCommands()).find((one) => one.name === name) ?? expect.fail('not worded');
  expect(name).toMatch(/^[a-z]{1,32}$/);
  for (const one of [command, ...(command.options ?? [])]) expect(one.name).toMatch(/^[a-z]{1,32}$/);
  for (const one of [command, ...(command.options ?? [])])
    for (const text of [one.description, ...Object.values(one.description_localizations)]) {
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(100);
    }
});
