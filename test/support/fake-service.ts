import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DiscordProfile } from 'next-auth/providers/discord';

/** A login service that answers as Discord does: any code is valid, and every login is the one in `is`. */
export interface FakeService {
  readonly token: string;
  readonly userinfo: string;
  is(profile: Pick<DiscordProfile, 'id' | 'username' | 'email' | 'verified'>): void;
  close(): Promise<void>;
}

/** Starts it on this machine. */
export async function startFakeService(): Promise<FakeService> {
  let profile: object = {};
  const server = createServer((request, response) => {
    const body =
      request.url === '/token'
        ? { access_token: 'a', token_type: 'Bearer', scope: 'identify email' }
        : profile;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    token: `http://127.0.0.1:${port}/token`,
    userinfo: `http://127.0.0.1:${port}/me`,
    is(given) {
      profile = { ...given, discriminator: '0', avatar: null };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
