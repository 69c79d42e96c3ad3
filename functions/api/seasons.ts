import * as z from 'zod';
import { andThen } from '../services/errors';
import { createSeason, enterSeason, withdrawFromSeason } from '../services/manage-seasons';
import { startSeason } from '../services/start-season';
import { openOperation, operation } from './operation';
import { Id } from './schemas/common';
import { CreateSeason, Season, StartSeason } from './schemas/seasons';
import { seasonView } from './views/season';

const OneSeason = z.object({ id: Id });

export const seasons = [
  operation({
    method: 'POST',
    path: '/leagues/{id}/seasons',
    tag: 'Seasons',
    summary: 'Announce a season (organizers); registration opens',
    params: OneSeason,
    body: CreateSeason,
    reply: Season,
    handle: ({ deps, caller, params, body }) =>
      andThen(createSeason(deps, caller, params.id, body), (created) => seasonView(deps, caller, created.id)),
  }),
  openOperation({
    method: 'GET',
    path: '/seasons/{id}',
    tag: 'Seasons',
    summary: 'A season with its boards and standing',
    params: OneSeason,
    reply: Season,
    handle: ({ deps, caller, params }) => seasonView(deps, caller, params.id),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/entries',
    tag: 'Seasons',
    summary: 'Register for a season',
    params: OneSeason,
    reply: Season,
    handle: ({ deps, caller, params }) =>
      andThen(enterSeason(deps, caller, params.id), () => seasonView(deps, caller, params.id)),
  }),
  operation({
    method: 'DELETE',
    path: '/seasons/{id}/entries/me',
    tag: 'Seasons',
    summary: 'Withdraw before the season starts',
    params: OneSeason,
    reply: Season,
    handle: ({ deps, caller, params }) =>
      andThen(withdrawFromSeason(deps, caller, params.id), () => seasonView(deps, caller, params.id)),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/start',
    tag: 'Seasons',
    summary: 'Draw the boards and start (organizers)',
    params: OneSeason,
    body: StartSeason,
    reply: Season,
    handle: ({ deps, caller, params, body }) =>
      andThen(startSeason(deps, caller, params.id, body), () => seasonView(deps, caller, params.id)),
  }),
];
