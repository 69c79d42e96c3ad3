import { Hono } from 'hono';
import type { Caller } from '../../core/access/caller';
import type { ProblemReply } from '../../core/platform/common.schema';
import type { ApiEnv } from '../env';
import { games } from '../games';
import { press } from '../press';
import { hidePrivate } from '../private-leagues';
import { requireScope } from '../scopes';

const OPERATIONS = [...games, ...press];

/** What a player's own pages would send. */
export interface PlayersRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below /v1. */
  readonly path: string;
  readonly body?: unknown;
}

export type PlayersReply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ProblemReply };

type Vars = Pick<ApiEnv['Variables'], 'deps' | 'caller' | 'signer' | 'network' | 'language' | 'measures'>;

/**
 * The operations of games and press, with every check that a request of the pages passes after its session was read:
 * scope, suspension, private leagues, rate limits, hidden texts.
 */
const inner = new Hono<ApiEnv>().basePath('/v1');
inner.onError((error) => {
  throw error;
});
inner.use(async (c, next) => {
  const { deps, caller, signer, network, language, measures } = c.env as Vars;
  c.set('deps', deps);
  c.set('caller', caller);
  c.set('signer', signer);
  c.set('network', network);
  c.set('language', language);
  c.set('measures', measures);
  await next();
});
inner.use(requireScope(OPERATIONS));
inner.use('/games/:id/*', hidePrivate('games'));
for (const operation of OPERATIONS)
  inner.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => operation.answer(c));

/**
 * Sends a request as a player, behind the same checks as a request of their pages, and with the rights to read and to
 * play in one league.
 */
export async function asPlayer<T>(
  vars: Omit<Vars, 'caller' | 'measures' | 'network'>,
  { player, league }: { readonly player: string; readonly league: string },
  { method, path, body }: PlayersRequest,
): Promise<PlayersReply<T>> {
  const session = { id: null, began: 0, scopes: ['read', 'play'], league } as const;
  const caller: Caller = { id: player, name: player, email: null, session };
  const measures = await vars.deps.store.sessions(player);
  // The network of a command is Discord's, not the player's: only their account is counted.
  const env: Vars = { ...vars, caller, measures, network: undefined };
  const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const reply = await inner.request(`/v1${path}`, init, env);
  const json: unknown = await reply.json();
  return reply.ok ? { ok: true, value: json as T } : { ok: false, problem: json as ProblemReply };
}
