import type { Answer } from '../ask';
import { serverApi, serverApiFor } from '../server-api';
import { becomeGuest } from './guest';

/** Asks the platform in the reader's name. A visitor becomes a guest by it, in whose name it is asked again. */
export async function asReaderOrGuest<Value>(
  ask: (api: typeof serverApi) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const answer = await ask(serverApi);
  return !answer.ok && answer.status === 401 ? ask(serverApiFor(await becomeGuest())) : answer;
}
