import * as z from 'zod';
import { wordedCommands } from './worded-commands';

const DISCORD = 'https://discord.com/api/v10';
const TIMEOUT_MS = 20_000;

/** An application with its login secret. */
export interface Application {
  readonly id: string;
  readonly secret: string;
}

/**
 * Registers the commands of an application at Discord, replacing the previous ones. The application authenticates with
 * the secret that the login also uses: no bot and no person's password is needed.
 * @returns the names of the registered commands
 */
export async function registerCommands(
  { id, secret }: Application,
  base: string = DISCORD,
): Promise<readonly string[]> {
  const { access_token } = await answerOf(
    `${base}/oauth2/token`,
    {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'applications.commands.update' }),
    },
    z.object({ access_token: z.string() }),
  );
  const known = await answerOf(
    `${base}/applications/${id}/commands`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(await wordedCommands()),
    },
    z.array(z.object({ name: z.string() })),
  );
  return known.map(({ name }) => name);
}

async function answerOf<T>(url: string, init: RequestInit, schema: z.ZodType<T>): Promise<T> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Discord answered ${answer.status} to ${url}: ${text.slice(0, 500)}`);
  return schema.parse(JSON.parse(text));
}
