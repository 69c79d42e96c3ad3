import * as z from 'zod';
import { SeasonTexts } from '../core/league/leagues.schema';
import { Id } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { describeSeason } from '../core/season/describe-season';
import { seasonView } from '../core/season/season.view';
import { Season } from '../core/season/seasons.schema';
import { operation } from './operation';

export const seasonTexts = [
  operation({
    method: 'PUT',
    path: '/seasons/{id}/texts',
    servedBy: 'seasons',
    tag: 'Seasons',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Change what a season says of itself: description, venue, links (organizers)',
    params: z.object({ id: Id }),
    body: SeasonTexts,
    reply: Season,
    handle: ({ deps, caller, language, params, body }) =>
      andThen(describeSeason(deps, caller, params.id, body), () =>
        seasonView(deps, caller, language, params.id),
      ),
  }),
];
