import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { enterResults } from '../core/result/enter-results';
import { laterBoards, namedLater } from '../core/result/result.view';
import { EnteredResults, EnterResults } from '../core/result/table-results.schema';
import { LIMITS } from './limits';
import { operation } from './operation';

/** Results of boards that are played at a real table. */
export const tableResults = [
  operation({
    method: 'POST',
    path: '/seasons/{id}/table-results',
    servedBy: 'lists',
    limit: LIMITS.tableResults,
    tag: 'Results',
    scope: 'organize',
    access: 'organizer',
    // Everybody at the table saw it, and the log keeps who entered what.
    conflict: 'none',
    writes: 'several',
    summary: 'Enter or correct results of boards played at a real table, or preview that (organizers)',
    params: z.object({ id: Id }),
    body: EnterResults,
    reply: EnteredResults,
    handle: ({ deps, caller, params, body }) =>
      andThen(enterResults(deps, caller, params.id, body), async ({ boards, skipped }) =>
        done({
          skipped: [...skipped],
          boards: await Promise.all(
            boards.map(async ({ game, end, became, revision }) => ({
              ...{ game: game.id, round: game.round, board: game.board, became, revision },
              ending: end.ending,
              laterBoards: became === 'corrected' ? namedLater(await laterBoards(deps, game)) : [],
              seats: game.seats.flatMap(({ seat, player }) => {
                const entered = end.seats.find((one) => one.seat === seat);
                if (entered === undefined) return [];
                const [points = 0] = Object.values(entered.figures);
                return [{ seat, player, place: entered.place, points }];
              }),
            })),
          ),
        }),
      ),
  }),
];
