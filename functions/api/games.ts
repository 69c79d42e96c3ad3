import * as z from 'zod';
import type { Language } from '../../messages/languages';
import { gameView } from '../core/game/game.view';
import { GameTable } from '../core/game/game-table.schema';
import { tableView, withoutFile } from '../core/game/game-table.view';
import { deadlineOf, type PlanRecord } from '../core/game/games.records';
import { Game, GameExport, Step, SubmitOrders, SubmitReply } from '../core/game/games.schema';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { iso, isoOrNull } from '../core/platform/instants';
import { gameExport } from '../core/result/export.view';
import { forgetPlan, planAhead, planOf } from '../core/step/plan-ahead';
import { PlanReply, StorePlan } from '../core/step/plans.schema';
import { ordersStatement } from '../core/step/receipts.view';
import { pastStep } from '../core/step/step.view';
import { submitOrders } from '../core/step/submit-orders';
import { openOperation, operation } from './operation';
import { translateProblems } from './problems';

const OneGame = z.object({ id: Id });
/** A table that is open keeps the file of its game's variant, which never changes: it may leave the file out of answers. */
const OneTable = OneGame.extend({ variant: z.enum(['known']).optional() });
const OneStep = z.object({ id: Id, step: z.coerce.number().int().min(1).max(9999) });

async function planReply(plan: PlanRecord | null, language: Language) {
  if (plan === null) return { plan };
  const { id, orders, storedAt, refused } = plan;
  const [problem = null] = await translateProblems(refused === null ? [] : [refused], language);
  return { plan: { id, orders, storedAt: iso(storedAt), refused: problem } };
}

export const games = [
  openOperation({
    method: 'GET',
    path: '/games/{id}',
    servedBy: 'table',
    tag: 'Games',
    scope: 'read',
    summary: 'A game as I may see it: its position and seats, my orders, the last step',
    params: OneGame,
    reply: Game,
    handle: ({ deps, caller, language, params }) => gameView(deps, caller, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/table',
    servedBy: 'table',
    tag: 'Games',
    scope: 'read',
    summary:
      'Everything that the page of a game shows first: the game, its press, its rulings, its absence policy',
    params: OneTable,
    reply: GameTable,
    handle: async ({ deps, caller, language, params }) => {
      const table = await tableView(deps, caller, language, params.id);
      return table.ok && params.variant === 'known' ? done(withoutFile(table.value)) : table;
    },
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/steps/{step}',
    servedBy: 'table',
    tag: 'Games',
    scope: 'read',
    summary: 'A past step: its orders, verdicts and events, and the positions before and after it',
    params: OneStep,
    reply: Step,
    handle: ({ deps, caller, language, params }) => pastStep(deps, caller, language, params),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/steps/{step}/orders',
    servedBy: 'table',
    tag: 'Games',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    forGuests: true,
    summary: 'Store my orders for the open step, whole or not at all',
    params: OneStep,
    body: SubmitOrders,
    reply: SubmitReply,
    async handle({ deps, caller, signer, params, body }) {
      const submitted = await submitOrders(deps, caller, params.id, {
        step: params.step,
        orders: body.orders ?? { text: body.text ?? '' },
        ready: body.ready,
        version: body.version,
      });
      if (!submitted.ok) return submitted;
      const { stored, gate, closed } = submitted.value;
      // Boards are seldom abandoned, and rulings are much to load.
      if (gate.endsAt !== undefined)
        await (await import('../core/absence/abandoned-board')).resumeIfPlayed(deps, params.id);
      const { orders, ready, receipt, version, step, salt = null } = stored;
      return done({
        ...{ orders, ready, receipt, version, step, closed, salt },
        storedAt: iso(stored.storedAt),
        signed: await signer.sign(ordersStatement(stored)),
        deadline: isoOrNull(deadlineOf(gate)),
      });
    },
  }),
  operation({
    method: 'GET',
    path: '/games/{id}/plan',
    servedBy: 'table',
    tag: 'Games',
    scope: 'read',
    access: 'player',
    summary: 'My plan for my next turn; or why the platform could not carry it out',
    params: OneGame,
    reply: PlanReply,
    handle: ({ deps, caller, language, params }) =>
      andThen(planOf(deps, caller, params.id), async (plan) => done(await planReply(plan, language))),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/plan',
    servedBy: 'table',
    tag: 'Games',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'one',
    forGuests: true,
    summary:
      'Plan my next turn. When the turn comes, the platform submits the plan if all of it is legal then. In New Era the plan is a queue: the platform submits the parts that are legal',
    params: OneGame,
    body: StorePlan,
    reply: PlanReply,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(planAhead(deps, caller, params.id, body), async (plan) =>
        done(await planReply(plan, language)),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/games/{id}/plan',
    servedBy: 'table',
    tag: 'Games',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'one',
    forGuests: true,
    summary: 'Delete my plan',
    params: OneGame,
    reply: PlanReply,
    handle: ({ deps, caller, language, params }) =>
      andThen(forgetPlan(deps, caller, params.id), async (plan) => done(await planReply(plan, language))),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/export',
    servedBy: 'table',
    tag: 'Games',
    scope: 'read',
    summary: 'A finished game with its seed, to replay and verify',
    params: OneGame,
    reply: GameExport,
    handle: ({ deps, params }) => gameExport(deps, params.id),
  }),
];
