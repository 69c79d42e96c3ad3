import type { GameSystem, Message } from '../../../engine/game';
import { fieldOfPosition } from '../../../engine/game/message';
import type { GameSystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { seatTitle } from '../notification/of-game';
import { message } from '../platform/message';
import type { ConsideredSteps } from './considered-steps';
import type { PositionChange } from './corrected-position';

/** The steps before and after. The changed orders and positions are only shown to readers who may see them. */
export function stepsInWords(considered: ConsideredSteps) {
  const { system, before } = considered;
  const turn = readLabel(system.id as GameSystemId, system.label(before.position));
  return { before: message('log.openAfter', { turn, step: before.step }), after: doneInWords(considered) };
}

function doneInWords({ game, system, takeBack, after, changes }: ConsideredSteps): Message {
  const { from, last, orders } = takeBack;
  const turn = readLabel(system.id as GameSystemId, system.label(after.position));
  const then =
    system.pending(after.position) === null ? message('log.gameEnds') : message('log.isOpen', { turn });
  if (changes.length > 0) return message('log.corrected', { fields: fieldsOf(system, changes), then });
  const count = after.step;
  if (orders !== null) {
    const seat = seatTitle(game, orders.seat);
    return message('log.otherOrders', { step: from, seat, then, count });
  }
  const steps =
    from === last ? message('log.step', { step: from }) : message('log.steps', { from, to: last });
  return message('log.rolledBack', { steps, then, count });
}

/** The changed fields of a position, by their public names. */
function fieldsOf({ id }: GameSystem, changes: readonly PositionChange[]): readonly Message[] {
  const names = new Set(changes.map(({ path }) => path.split('/')[1] ?? ''));
  return [...names].map((name) => fieldOfPosition(id, name));
}
