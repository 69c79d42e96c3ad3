import type { Method } from '../../functions/api/operation';

/** Carries one request to the platform. The browser and the server have one each. */
export type Send = (method: Method, path: string, body?: unknown) => Promise<Response>;
