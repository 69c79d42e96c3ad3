import type { GameSystem } from '../../engine/game';
import type { GameSystemId } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { SYSTEMS } from '../../engine/systems';
import { startPosition } from './start-position';

/** A board after so many steps among gentle bots, or as its game ended earlier; always the same one. */
export function playedPosition(id: GameSystemId, steps: number): unknown {
  const system: GameSystem = SYSTEMS[id];
  const options = system.options.parse({});
  const random = textRandom('picture');
  let position = startPosition(id);
  for (let step = 0; step < steps; step += 1) {
    const pending = system.pending(position);
    if (pending === null) break;
    const lists = Object.fromEntries(
      pending.seats
        .filter(({ owes }) => owes)
        .map(({ seat }) => {
          const view = system.view(position, { kind: 'seat', seat });
          return [seat, system.bots.gentle.orders(view, seat, random)];
        }),
    );
    position = system.adjudicate(position, lists, options, random).position;
  }
  return position;
}
