import * as z from 'zod';
import { registerCommands } from './register';

const Environment = z.object({ DISCORD_ID: z.string().min(1), DISCORD_SECRET: z.string().min(1) });

/** `turreton discord-commands`: registers the commands of a league's server at Discord. */
export async function registerAtDiscord(): Promise<void> {
  const env = Environment.safeParse(process.env);
  if (!env.success)
    throw new Error('Set DISCORD_ID and DISCORD_SECRET, as the application’s page at Discord shows them.');
  const names = await registerCommands({ id: env.data.DISCORD_ID, secret: env.data.DISCORD_SECRET });
  console.log(`Discord knows: ${names.map((name) => `/${name}`).join(', ')}`);
}
