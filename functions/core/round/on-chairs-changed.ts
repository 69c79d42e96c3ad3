import { dispatch } from '../notification/dispatch';
import { chairLost, chairTaken } from '../notification/of-game';
import type { Deps } from '../platform/deps';
import type { ChairsChanged } from '../platform/request-events.records';

/** Notifies those who have another chair, or none any more. Repeating it is harmless. */
export async function onChairsChanged(deps: Deps, event: ChairsChanged): Promise<void> {
  const addressed = await Promise.all(
    event.moved.map(async ({ player, game: id, seat }) => {
      const game = await deps.store.game(id);
      if (game === undefined) throw new Error(`event ${event.id} names no game: ${id}`);
      return { player, notifications: [seat === null ? chairLost(game) : chairTaken(game, seat)] };
    }),
  );
  await dispatch(deps, event, addressed);
  await deps.store.settle(event);
}
