import type { Answer } from '../ask';
import { serverApi, serverApiFor } from '../server-api';
import { becomeGuest } from './guest';

/**
 * Sends a request to the platform for the reader. A visitor becomes a guest first, for whom the request is sent again.
 */
export async function asReaderOrGuest<Value>(
  ask: (api: typeof serverApi) => Promise<Answer<Value>>,
  api = serverApi,
): Promise<Answer<Value>> {
  const answer = await ask(api);
  return !answer.ok && answer.status === 401 ? ask(serverApiFor(await becomeGuest())) : answer;
}
