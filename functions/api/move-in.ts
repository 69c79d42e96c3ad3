import * as z from 'zod';
import { moveIn } from '../core/move-in/move-in';
import { MovedIn, MoveIn, StartClocks, StartedClocks } from '../core/move-in/move-in.schema';
import { startClocks } from '../core/move-in/start-clocks';
import { Id } from '../core/platform/common.schema';
import { LIMITS } from './limits';
import { operation } from './operation';

const OneSeason = z.object({ id: Id });

/** Running games that move into a season from elsewhere. */
export const moveInOperations = [
  operation({
    method: 'POST',
    path: '/seasons/{id}/running-games',
    servedBy: 'lists',
    limit: LIMITS.imports,
    scope: 'organize',
    access: 'organizer',
    // Positions and seats are public, and the log says who brought them.
    conflict: 'none',
    writes: 'several',
    tag: 'Seasons',
    summary: 'Start a season with games that run elsewhere, or preview that (organizers)',
    params: OneSeason,
    body: MoveIn,
    reply: MovedIn,
    handle: ({ deps, caller, params, body }) => moveIn(deps, caller, params.id, body),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/running-games/clocks',
    servedBy: 'lists',
    limit: LIMITS.imports,
    scope: 'organize',
    access: 'organizer',
    // It starts what has never run; a clock that a ruling has stopped stays stopped.
    conflict: 'none',
    writes: 'several',
    tag: 'Seasons',
    summary: 'Start the clocks of games that have moved in (organizers)',
    params: OneSeason,
    body: StartClocks,
    reply: StartedClocks,
    handle: ({ deps, caller, params, body }) => startClocks(deps, caller, params.id, body.boards),
  }),
];
