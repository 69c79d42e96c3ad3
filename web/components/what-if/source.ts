import type { StudyOrders } from '../../../engine/study/study';
import type { Game, Step } from '../../../functions/core/game/games.schema';
import type { StudySource } from './use-study';

/** A study of the open step from the reader's view, with the orders that the reader has stored. */
export function sourceOfOpenStep(game: Game): StudySource {
  const { seat, stored } = game.me;
  return {
    ...common(game),
    view: game.position,
    given: seat === null || stored === null ? {} : { [seat]: stored.orders },
    revealed: null,
    noteOn: { game: game.id, step: game.step },
  };
}

/** A study of a closed step, with those of its orders that the reader may see. */
export function sourceOfPastStep(game: Game, { step, before, orders }: Step): StudySource {
  const given: Record<string, unknown[]> = {};
  for (const { seat, order, result } of orders)
    if (result !== 'rejected' && !isDefault(order)) given[seat] = [...(given[seat] ?? []), order];
  return {
    ...common(game),
    view: before,
    given: given satisfies StudyOrders,
    revealed: game.status === 'finished' ? { game: game.id, step } : null,
    noteOn: { game: game.id, step },
  };
}

function common({ system, rulesVersion, options, seats }: Game) {
  return { system, rulesVersion, options, seats: seats.map(({ seat }) => seat) };
}

/** An order that replaced the missing one of a seat is marked as a default. */
function isDefault(order: unknown): boolean {
  return typeof order === 'object' && order !== null && 'default' in order;
}
