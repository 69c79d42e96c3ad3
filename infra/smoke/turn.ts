import * as z from 'zod';
import type { Account } from '../account/account';

const PlayedTurn = z.object({ step: z.number(), milliseconds: z.number() });
/** A completed turn. `milliseconds` is from the last orders to the published result. */
export type PlayedTurn = z.infer<typeof PlayedTurn>;

const EVENT = { 'detail-type': 'Scheduled Event', source: 'turreton.smoke' };

/**
 * The stage's canary plays a turn, and creates its league if there is none. It also plays each hour, and two runs on
 * one board interfere: so it is run twice before it counts as broken.
 */
export const turnOf = (account: Pick<Account, 'invoke'>) => async (): Promise<PlayedTurn> => {
  const play = () => account.invoke('canary', EVENT);
  return PlayedTurn.parse(await play().catch(play));
};
