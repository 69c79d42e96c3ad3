/**
 * Preloaded by the host of the browser tests: answers in place of Discord, which a test cannot reach. A code is the
 * profile of the person who logs in, as base64url JSON (`discord.ts`); all else is the product's own.
 */
import http from 'node:http';
import https from 'node:https';

// Child processes of the host, such as the build of the pages, get the same options and need no Discord.
if (process.argv[1]?.endsWith('functions/host/main.ts')) {
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const answer = request.url.includes('token')
      ? { access_token: new URLSearchParams(body).get('code'), token_type: 'Bearer', scope: 'identify email' }
      : JSON.parse(Buffer.from(request.headers.authorization.replace('Bearer ', ''), 'base64url'));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  server.unref();
  server.listen(0, '127.0.0.1');
  const { request } = https;
  https.request = (url, ...rest) => {
    const asked = typeof url === 'string' ? new URL(url) : url;
    if (asked?.hostname !== 'discord.com') return request(url, ...rest);
    return http.request(`http://127.0.0.1:${server.address().port}${asked.pathname}`, ...rest);
  };
}
