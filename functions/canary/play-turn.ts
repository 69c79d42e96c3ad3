import { type Canary, endOldBoard, giveOrders, openBoard, readBoard, until } from './board';

export interface PlayedTurn {
  readonly game: string;
  readonly step: number;
  /** From the last orders to the published result. */
  readonly milliseconds: number;
}

/**
 * Plays one turn like players: over the API, with orders that close it early, and waits for the result. Throws with a
 * description of what did not happen in time.
 */
export async function playTurn(canary: Canary): Promise<PlayedTurn> {
  const game = await openBoard(canary);
  const { step } = await readBoard(canary, game);
  await giveOrders(canary, game, step, true);
  const ordered = canary.now();
  await until(canary, `step ${step} of ${game} to be published`, async () => {
    const now = await readBoard(canary, game);
    return now.step > step && now.state === 'open';
  });
  const milliseconds = canary.now() - ordered;
  await endOldBoard(canary, game, step);
  return { game, step, milliseconds };
}
