import type { BrowserContext } from '@playwright/test';
import type { DiscordProfile } from 'next-auth/providers/discord';

type Profile = Pick<DiscordProfile, 'id' | 'username' | 'email' | 'verified'>;

/** In a browser, replaces Discord's page by one that approves the login at once as the person of a profile. */
export async function answerAsDiscord(context: BrowserContext, profile: Profile): Promise<void> {
  const code = Buffer.from(JSON.stringify({ ...profile, avatar: null, discriminator: '0' })).toString(
    'base64url',
  );
  await context.route('https://discord.com/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
}
