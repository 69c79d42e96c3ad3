import * as z from 'zod';
import type { Language } from '../../messages/languages';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { isoOrNull } from '../core/platform/instants';
import { checkOrdersFor, type EnteredOrders as Entered, enterOrders } from '../core/step/enter-orders';
import { CheckEnteredOrders, EnteredOrders, EnterOrders } from '../core/step/entered-orders.schema';
import { LIMITS } from './limits';
import { operation } from './operation';
import { translateProblems } from './problems';

const OneGame = z.object({ id: Id });

async function replyOf({ lines, notes, storedAt, ...entered }: Entered, language: Language) {
  return {
    ...entered,
    lines: [...lines],
    notes: [...(await translateProblems(notes, language))],
    storedAt: isoOrNull(storedAt),
  };
}

export const enteredOrders = [
  operation({
    method: 'POST',
    path: '/games/{id}/entered-orders/check',
    servedBy: 'rulings',
    limit: LIMITS.effects,
    tag: 'Games',
    scope: 'organize',
    access: 'moderator',
    conflict: 'spectators-only',
    writes: 'one',
    summary:
      'Read orders that a player sent me, without storing them (organizers who do not play in the season)',
    params: OneGame,
    body: CheckEnteredOrders,
    reply: EnteredOrders,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(checkOrdersFor(deps, caller, params.id, body), async (checked) =>
        done(await replyOf(checked, language)),
      ),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/entered-orders',
    servedBy: 'rulings',
    limit: LIMITS.enteredOrders,
    tag: 'Games',
    scope: 'organize',
    access: 'moderator',
    conflict: 'spectators-only',
    writes: 'several',
    summary:
      'Store orders for a player in the open step, whole or not at all (organizers who do not play in the season)',
    params: OneGame,
    body: EnterOrders,
    reply: EnteredOrders,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(enterOrders(deps, caller, params.id, body), async (entered) => {
        await (await import('../core/absence/abandoned-board')).resumeIfPlayed(deps, params.id);
        return done(await replyOf(entered, language));
      }),
  }),
];
