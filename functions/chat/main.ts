import * as z from 'zod';
import { registerCommands } from './register';

const Environment = z.object({ DISCORD_ID: z.string().min(1), DISCORD_SECRET: z.string().min(1) });

/** `npm run discord-commands`: registers the commands of a league's server at Discord. */
const env = Environment.safeParse(process.env);
if (env.success) {
  const names = await registerCommands({ id: env.data.DISCORD_ID, secret: env.data.DISCORD_SECRET });
  console.log(`Discord knows: ${names.map((name) => `/${name}`).join(', ')}`);
} else {
  console.error('Set DISCORD_ID and DISCORD_SECRET, as the application’s page at Discord shows them.');
  process.exitCode = 1;
}
