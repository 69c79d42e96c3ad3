import * as z from 'zod';
import type { GameSystem, SeatRules } from '../../engine/game';
import { SYSTEMS } from '../../engine/systems';
import { chosenScoring, SCORING_IDS } from '../../engine/tournament/scoring';
import { done } from '../services/errors';
import { openOperation } from './operation';
import { SystemId } from './schemas/common';
import { Ratings } from './schemas/ratings';
import { Systems } from './schemas/systems';
import { ratingsView } from './views/ratings';

function seatsOf({ min, max, usual }: SeatRules) {
  return { min, max, usual };
}

function optionsOf({ options }: GameSystem): Record<string, unknown> {
  return { ...z.toJSONSchema(options, { io: 'input' }) };
}

export const ratings = [
  openOperation({
    method: 'GET',
    path: '/ratings/{system}',
    tag: 'Ratings',
    summary: 'The leaderboard of a game system across seasons',
    params: z.object({ system: SystemId }),
    reply: Ratings,
    handle: async ({ deps, params }) => done(await ratingsView(deps, params.system)),
  }),
  openOperation({
    method: 'GET',
    path: '/systems',
    tag: 'Systems',
    summary: 'The game systems and scoring systems there are',
    reply: Systems,
    handle: async () =>
      done({
        systems: Object.values(SYSTEMS).map((entry) => ({
          id: entry.id,
          title: entry.title,
          available: entry.available,
          seats: entry.available ? seatsOf(entry.system.seats) : null,
          options: entry.available ? optionsOf(entry.system) : null,
        })),
        scorings: SCORING_IDS.map((scoring) => {
          const { id, name, explanation } = chosenScoring(scoring);
          return { id, name, explanation };
        }),
      }),
  }),
];
