import { listenForStop } from '../../../functions/host/stop-signal';

// The host as `turreton start` runs it, without pages, which would have to be built. It says when it listens to signals.
const signal = listenForStop();
process.stdout.write('listens to signals\n');
const { startHost } = await import('../../../functions/host/start-host');
await startHost(signal, async () => (_, response) => void response.end('a page'));
