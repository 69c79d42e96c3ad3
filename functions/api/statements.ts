import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { openedPressOf, openOwnPress } from '../core/press/opened-press';
import { hideStatement, writeStatement } from '../core/statement/statements';
import {
  HideStatement,
  OpenedPress,
  OpenPress,
  StatementOf,
  Statements,
  WriteStatement,
} from '../core/statement/statements.schema';
import { statementsView } from '../core/statement/statements.view';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';
import { messageOf } from './press';

const OneGame = z.object({ id: Id });

/** A finished game in its players' own words: statements, and press that they open. */
export const statements = [
  openOperation({
    method: 'GET',
    path: '/games/{id}/statements',
    servedBy: 'rulings',
    tag: 'Press',
    scope: 'read',
    summary: 'What players say of a finished game, and how its press stands',
    params: OneGame,
    reply: Statements,
    handle: ({ deps, caller, language, params }) => statementsView(deps, caller, language, params.id),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/statement',
    servedBy: 'rulings',
    tag: 'Press',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'one',
    summary: 'Write my statement on a finished game, or change it; an empty text takes it back',
    params: OneGame,
    body: WriteStatement,
    reply: Statements,
    limit: LIMITS.statements,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(writeStatement(deps, caller, params.id, body.text), () =>
        statementsView(deps, caller, language, params.id),
      ),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/statements/{player}/hidden',
    servedBy: 'rulings',
    tag: 'Press',
    scope: 'organize',
    access: 'moderator',
    conflict: 'confirm-ruling',
    writes: 'several',
    summary: 'Hide a statement with a reason, or show it again (moderators who do not play)',
    params: StatementOf,
    body: HideStatement,
    reply: Statements,
    handle: ({ deps, caller, language, params: { id, player }, body }) =>
      andThen(hideStatement(deps, caller, id, { player, ...body }), () =>
        statementsView(deps, caller, language, id),
      ),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/opened-press',
    servedBy: 'rulings',
    tag: 'Press',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'one',
    summary: 'Open my side of a finished game’s press, or close it again',
    params: OneGame,
    body: OpenPress,
    reply: Statements,
    limit: LIMITS.statements,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(openOwnPress(deps, caller, params.id, body.opens), () =>
        statementsView(deps, caller, language, params.id),
      ),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/opened-press/{step}',
    servedBy: 'rulings',
    tag: 'Press',
    scope: 'read',
    summary: 'The press of a finished game that is open to everybody, as it was written during a step',
    params: OneGame.extend({ step: z.coerce.number().int().min(1).max(9999) }),
    reply: OpenedPress,
    handle: ({ deps, caller, params: { id, step } }) =>
      andThen(openedPressOf(deps, caller, id, step), (messages) =>
        done({ step, messages: messages.map(messageOf) }),
      ),
  }),
];
