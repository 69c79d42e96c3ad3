import { listenForStop } from './stop-signal';

// The host by itself, as the container image and tests start it; `turreton start` is the same.
const signal = listenForStop();
const { startHost } = await import('./start-host');
await startHost(signal);
