import * as z from 'zod';
import type { Account } from '../account/account';

const PlayedTurn = z.object({ step: z.number(), milliseconds: z.number() });
/** A turn that was played through. `milliseconds` is from the last orders to the published result. */
export type PlayedTurn = z.infer<typeof PlayedTurn>;

const EVENT = { 'detail-type': 'Scheduled Event', source: 'turreton.smoke' };

/**
 * Lets the stage's canary play a turn, which founds its league if there is none. It plays each hour by itself, and two
 * at one board get into each other's way: so it is asked twice before it counts as broken.
 */
export const turnOf = (account: Pick<Account, 'invoke'>) => async (): Promise<PlayedTurn> => {
  const play = () => account.invoke('canary', EVENT);
  return PlayedTurn.parse(await play().catch(play));
};
