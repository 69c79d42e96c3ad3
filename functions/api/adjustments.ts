import * as z from 'zod';
import { Id, PlayerId } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { adjustmentsView, adjustPoints } from '../core/standings/adjust-points';
import { Adjustments, AdjustPoints } from '../core/standings/adjustments.schema';
import { operation } from './operation';

const OneSeason = z.object({ id: Id });

/** Bonus and penalty points, which organizers give and take. */
export const adjustments = [
  operation({
    method: 'GET',
    path: '/seasons/{id}/adjustments',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'read',
    access: 'organizer',
    summary: 'Everybody in the table, with their bonus and penalty points (organizers)',
    params: OneSeason,
    reply: Adjustments,
    handle: ({ deps, caller, params }) => adjustmentsView(deps, caller, params.id),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/adjustments/{player}',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'confirm',
    writes: 'several',
    summary: 'Replace the bonus and penalty points of a player; everybody reads the reasons (organizers)',
    params: OneSeason.extend({ player: PlayerId }),
    body: AdjustPoints,
    reply: Adjustments,
    handle: ({ deps, caller, params, body }) =>
      andThen(adjustPoints(deps, caller, params.id, params.player, body), () =>
        adjustmentsView(deps, caller, params.id),
      ),
  }),
];
