import { sessionToken } from '../../../functions/tokens';
import { type Processes, SECRET } from './processes';
import type { FaultyWorld } from './world';

export interface Reply<T> {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly body: T;
}

/** A person with a browser, which repeats unanswered requests with the same key. */
export interface Client {
  readonly id: string;
  ask<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Reply<T>>;
  /** Repeats the request until there is an answer other than the platform's own failure. */
  insist<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Reply<T>>;
}

const TRIES = 40;
const TOKENS = new Map<string, Promise<string>>();
const ALWAYS_NEW = Date.UTC(2100, 0, 1);

export async function clientOf(world: FaultyWorld, processes: Processes, id: string): Promise<Client> {
  const made = TOKENS.get(id) ?? tokenOf(id);
  TOKENS.set(id, made);
  const session = { authorization: `Bearer ${await made}`, 'content-type': 'application/json' };
  const chance = world.chance.apart(`person ${id}`);
  const send = async <T>(method: string, path: string, body: unknown, key: string): Promise<Reply<T>> => {
    const ended = await processes.run(`${method} ${path} of ${id}`, async ({ api }) => {
      const headers = method === 'POST' ? { ...session, 'idempotency-key': key } : session;
      const text = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await api.request(`/v1${path}`, { method, headers, ...text });
      return { status: response.status, text: await response.text() };
    });
    if (ended.kind !== 'done') return { status: 0, body: undefined as T };
    const { status, text } = ended.value;
    world.trace.note(`${id} ${method} ${path}: ${status}${status >= 400 ? ` ${text}` : ''}`);
    return { status, body: (text.startsWith('{') ? JSON.parse(text) : text) as T };
  };
  const keyed = () => `key ${world.count()}`;
  const client: Client = {
    id,
    ask: (method, path, body) => send(method, path, body, keyed()),
    async insist<T>(method: string, path: string, body?: unknown) {
      const key = keyed();
      for (let attempt = 1; ; attempt += 1) {
        const reply = await send<T>(method, path, body, key);
        const isOver = reply.status !== 0 && reply.status < 500 && !isBusy(reply);
        if (isOver || attempt === TRIES) return reply;
        await world.wait(chance.among(500, 4000) * Math.min(attempt, 6));
      }
    },
  };
  return client;
}

function isBusy({ status, body }: Reply<unknown>): boolean {
  const { code } = (typeof body === 'object' && body !== null ? body : {}) as { code?: string };
  return status === 429 || code === 'in-progress' || code === 'changed-meanwhile';
}

function tokenOf(id: string): Promise<string> {
  return sessionToken(SECRET, { sub: id, name: id, email: `${id}@example.org`, began: ALWAYS_NEW });
}
