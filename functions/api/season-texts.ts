import * as z from 'zod';
import { andThen } from '../services/errors';
import { describeSeason } from '../services/seasons/describe-season';
import { operation } from './operation';
import { Id } from './schemas/common';
import { SeasonTexts } from './schemas/leagues';
import { Season } from './schemas/seasons';
import { seasonView } from './views/season';

export const seasonTexts = [
  operation({
    method: 'PUT',
    path: '/seasons/{id}/texts',
    tag: 'Seasons',
    scope: 'organize',
    conflict: 'none',
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
