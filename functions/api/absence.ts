import * as z from 'zod';
import {
  AgreeToEarlyClose,
  BookHolidays,
  GameAbsence,
  OfferToSubstitute,
  SeasonAbsence,
} from '../core/absence/absence.schema';
import { gameAbsence, seasonAbsence } from '../core/absence/absence.view';
import { offerToSubstitute, withdrawSubstitute } from '../core/entry/substitutes';
import { Id } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { agreeToEarlyClose } from '../core/step/agree-early-close';
import { bookHolidays } from '../core/step/book-holidays';
import { voteForExtension } from '../core/step/vote-extension';
import { openOperation, operation } from './operation';

const One = z.object({ id: Id });
const OneStep = One.extend({ step: z.coerce.number().int().min(1).max(9999) });

/** Absence at one table; the allowances of a season's absence policy, and its substitutes. */
export const absence = [
  openOperation({
    method: 'GET',
    path: '/games/{id}/absence',
    servedBy: 'table',
    tag: 'Absence',
    scope: 'read',
    summary:
      'Where players of a game stand under the absence policy: graces, votes, agreement to an early close, missed turns',
    params: One,
    reply: GameAbsence,
    handle: ({ deps, caller, params }) => gameAbsence(deps, caller, params.id),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/steps/{step}/extension',
    servedBy: 'table',
    tag: 'Absence',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    // One vote for a seat and step.
    limit: 'once',
    summary: 'Vote to extend the open step (seats that owe orders)',
    params: OneStep,
    reply: GameAbsence,
    handle: ({ deps, caller, params: { id, step } }) =>
      andThen(voteForExtension(deps, caller, id, step), () => gameAbsence(deps, caller, id)),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/steps/{step}/consent',
    servedBy: 'table',
    tag: 'Absence',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    summary: 'Say whether the open step may close early (seats that owe nothing in it)',
    params: OneStep,
    body: AgreeToEarlyClose,
    reply: GameAbsence,
    handle: ({ deps, caller, params: { id, step }, body }) =>
      andThen(agreeToEarlyClose(deps, caller, id, step, body.agrees), () => gameAbsence(deps, caller, id)),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/absence',
    servedBy: 'seasons',
    tag: 'Absence',
    scope: 'read',
    summary:
      'What happens when players of a season miss turns, what I have left, and who has offered to substitute',
    params: One,
    reply: SeasonAbsence,
    handle: ({ deps, caller, params }) => seasonAbsence(deps, caller, params.id),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/holidays',
    servedBy: 'seasons',
    tag: 'Absence',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    summary: 'Replace the holidays I have booked from tomorrow on',
    params: One,
    body: BookHolidays,
    reply: SeasonAbsence,
    handle: ({ deps, caller, params: { id }, body }) =>
      andThen(bookHolidays(deps, caller, id, body.days), () => seasonAbsence(deps, caller, id)),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/substitutes',
    servedBy: 'seasons',
    tag: 'Absence',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    // One entry for a player.
    limit: 'once',
    summary: 'Offer to substitute; `atOnce` accepts a seat in advance, without being asked again',
    params: One,
    body: OfferToSubstitute,
    reply: SeasonAbsence,
    handle: ({ deps, caller, params: { id }, body }) =>
      andThen(offerToSubstitute(deps, caller, id, body.atOnce), () => seasonAbsence(deps, caller, id)),
  }),
  operation({
    method: 'DELETE',
    path: '/seasons/{id}/substitutes/me',
    servedBy: 'seasons',
    tag: 'Absence',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Withdraw my offer to substitute',
    params: One,
    reply: SeasonAbsence,
    handle: ({ deps, caller, params: { id } }) =>
      andThen(withdrawSubstitute(deps, caller, id), () => seasonAbsence(deps, caller, id)),
  }),
];
