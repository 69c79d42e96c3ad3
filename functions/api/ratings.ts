import * as z from 'zod';
import type { GameSystem } from '../../engine/game';
import type { SeatRules } from '../../engine/game-identity';
import { DEFAULT_SCORING_GAME, identityOf, SYSTEM_IDS } from '../../engine/games';
import { loadGameSystem } from '../../engine/load-system';
import { loadScoring, SCORING_IDS } from '../../engine/tournament/scoring';
import { playerView } from '../core/account/player.view';
import { Systems } from '../core/game/systems.schema';
import { Id, PlayerId, SystemId } from '../core/platform/common.schema';
import { done } from '../core/platform/errors';
import { paragraph, scoringTranslator } from '../core/platform/translate';
import { PlayerPage, Ratings } from '../core/rating/ratings.schema';
import { leagueRatingsView, ratingsView } from '../core/rating/ratings.view';
import { LeagueRatings } from '../core/result/confirmations.schema';
import { openOperation } from './operation';

function seatsOf({ min, max, usual }: SeatRules) {
  return { min, max, usual };
}

function optionsOf({ options }: GameSystem): Record<string, unknown> {
  return { ...z.toJSONSchema(options, { io: 'input' }) };
}

export const ratings = [
  openOperation({
    method: 'GET',
    path: '/ratings/{board}',
    servedBy: 'ratings',
    tag: 'Ratings',
    scope: 'read',
    summary: 'A leaderboard across seasons, for all games, one game or one faction; 50 rows a page',
    params: z.object({
      board: z.string().max(60),
      /** `next` of the previous page. */
      page: z.string().max(200).nullable().default(null),
      /** Only those who finished a rated game in this many days. */
      active: z.coerce.number().int().min(1).max(3650).nullable().default(null),
      /** Only those with this many rated games. */
      games: z.coerce.number().int().min(1).max(1000).nullable().default(null),
    }),
    reply: Ratings,
    handle: ({ deps, params: { board, ...asked } }) => ratingsView(deps, board, asked),
  }),
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/ratings',
    servedBy: 'ratings',
    tag: 'Ratings',
    scope: 'read',
    summary: 'The league’s own list: how strong its players are in its games, said results among them',
    params: z.object({
      id: Id,
      system: SystemId.nullable().default(null),
      /** The title of one of the league’s own games, which have no engine here; left out, the one played last. */
      title: z.string().max(60).nullable().default(null),
    }),
    reply: LeagueRatings,
    handle: ({ deps, params: { id, ...asked } }) => leagueRatingsView(deps, id, asked),
  }),
  openOperation({
    method: 'GET',
    path: '/players/{id}',
    servedBy: 'ratings',
    tag: 'Ratings',
    scope: 'read',
    summary: 'The public page of a player: ratings, results, opponents, deadlines kept',
    params: z.object({ id: PlayerId }),
    reply: PlayerPage,
    handle: ({ deps, caller, language, params }) => playerView(deps, caller, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/systems',
    servedBy: 'ratings',
    tag: 'Systems',
    scope: 'read',
    summary: 'All game systems and scoring systems',
    reply: Systems,
    handle: async ({ language }) => {
      const say = await scoringTranslator(language, { system: DEFAULT_SCORING_GAME });
      return done({
        systems: await Promise.all(
          SYSTEM_IDS.map(async (id) => {
            const { title, seats } = identityOf({ system: id });
            return {
              id,
              title,
              seats: seatsOf(seats),
              options: optionsOf(await loadGameSystem({ system: id })),
            };
          }),
        ),
        scorings: await Promise.all(
          SCORING_IDS.map(async (scoring) => {
            const { id, name, explanation } = await loadScoring(scoring);
            return { id, name: say(name), explanation: paragraph(say, explanation) };
          }),
        ),
      });
    },
  }),
];
