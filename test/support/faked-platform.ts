import { vi } from 'vitest';

/** A request that reached the network. */
export interface Asked {
  readonly method: string;
  /** The address without "/v1", with its query. */
  readonly path: string;
  readonly body: unknown;
  /** The idempotency key; null where the request has none. */
  readonly key: string | null;
}

/**
 * What happens to a request: it is lost before it arrives; it is carried out and its answer is lost; it is refused
 * with a status before it is carried out; it is carried out, and its answer is late; or it arrives late itself.
 */
export type Fault = 'none' | 'lost' | 'answer-lost' | 'late' | 'arrives-late' | number;

export interface FakedPlatform {
  /** Every request so far, lost ones included. */
  readonly asked: readonly Asked[];
  /** The requests as "PUT /games/g/plan". */
  readonly lines: () => readonly string[];
  /** The faults of the next requests, one each; none after the last. */
  readonly faults: Fault[];
  /** Lets what is late go on, the earliest first. */
  readonly late: (() => void)[];
  readonly forget: () => void;
}

/** The status and the body of an answer; a plain value is the body of a success. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** A refusal of the platform (RFC 9457). */
export function refusal(status: number, code = `http-${status}`, detail = `It said ${code}.`): Reply {
  return new Reply(status, { type: 'about:blank', title: detail, status, detail, code });
}

/**
 * Answers the requests of pages in place of the platform, until the globals are restored.
 * @param answer the body of a success, or a `Reply`
 * @param faultOf decides about a request that has no fault in the queue
 */
export function fakedPlatform(
  answer: (request: Asked) => unknown,
  faultOf: (request: Asked) => Fault = () => 'none',
): FakedPlatform {
  const asked: Asked[] = [];
  const faults: Fault[] = [];
  const late: (() => void)[] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const headers = new Headers(request.headers);
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
    const path = address.replace(/^\/v1/, '');
    const one = { method: request.method ?? 'GET', path, body, key: headers.get('idempotency-key') };
    asked.push(one);
    const fault = faults.shift() ?? faultOf(one);
    if (fault === 'lost') throw new TypeError('The network is gone.');
    if (fault === 'arrives-late') await new Promise<void>((arrive) => late.push(arrive));
    const reply = typeof fault === 'number' ? refusal(fault) : answer(one);
    if (fault === 'answer-lost') throw new TypeError('The network is gone.');
    if (fault === 'late') await new Promise<void>((arrive) => late.push(arrive));
    const { status, body: said } = reply instanceof Reply ? reply : new Reply(200, reply);
    return Response.json(said ?? null, { status });
  });
  return {
    asked,
    faults,
    late,
    lines: () => asked.map(({ method, path }) => `${method} ${path}`),
    forget: () => void asked.splice(0),
  };
}
