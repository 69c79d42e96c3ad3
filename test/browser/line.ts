import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type BrowserContext, expect } from '@playwright/test';

/** The connection between a browser and the site: a proxy that can be cut. */
export interface Line {
  /** The address for a context's `proxy`. */
  readonly address: string;
  /**
   * Cuts the connection, and also sets the browser offline. The browser's offline mode reaches its pages, and a service
   * worker only after a while; a cut connection reaches everything.
   */
  cut(context: BrowserContext): Promise<void>;
  mend(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

export async function openLine(): Promise<Line> {
  const state = { isCut: false };
  const server = proxyOf(state);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async cut(context) {
      state.isCut = true;
      server.closeAllConnections();
      await context.setOffline(true);
    },
    async mend(context) {
      state.isCut = false;
      await context.setOffline(false);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function proxyOf(state: { readonly isCut: boolean }): Server {
  const proxy = createServer((asked, answer) => {
    if (state.isCut) {
      asked.socket.destroy();
      return;
    }
    expect(asked.url, 'only the site itself is asked').toMatch(/^http:\/\/localhost:/);
    const onward = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(answer);
      reply.on('error', () => answer.destroy());
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  // The tests themselves use tunnels, which stay open when the connection is cut.
  return proxy.on('connect', ({ url }, socket) => {
    const { hostname, port } = new URL(`http://${url}`);
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
}
