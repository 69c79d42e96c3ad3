import { startHost } from './start-host';

// The host by itself, as the container image and tests start it; `turreton start` is the same.
await startHost();
