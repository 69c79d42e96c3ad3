import { gameSystem, SYSTEMS } from '../../../engine/systems';
import { chosenScoring } from '../../../engine/tournament/scoring';
import { standing } from '../../../engine/tournament/standing';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import { rolesIn } from '../../services/roles';
import { seatsOf } from '../../services/start-season';
import type { BoardRecord, PersonRecord, SeasonRecord } from '../../store/records';
import type { SeasonSummary } from '../schemas/leagues';
import type { Board, Season, StandingRow } from '../schemas/seasons';

/** A season with its boards and the table they make. */
export async function seasonView(deps: Deps, caller: Caller | null, id: string): Promise<Outcome<Season>> {
  const season = await deps.store.season(id);
  const system = season && gameSystem(season.system);
  if (season === undefined || system === undefined) return refuse({ code: 'not-found', what: 'season' });
  const [entries, boards, myRoles] = await Promise.all([
    deps.store.entries(id),
    deps.store.boards(id),
    rolesIn(deps, season.league.id, caller),
  ]);
  const ready = await readyCounts(deps, boards);
  const { id: scoring, name: scoringName, explanation } = chosenScoring(season.scoring);
  return done({
    id,
    name: season.name,
    league: season.league,
    system: season.system,
    systemTitle: SYSTEMS[season.system].title,
    measures: system.measures.map((measure) => ({ ...measure })),
    options: season.options,
    rounds: season.rounds,
    round: season.round,
    scoring: { id: scoring, name: scoringName, explanation },
    press: season.press,
    deadlines: season.deadlines,
    status: season.status,
    createdAt: new Date(season.createdAt).toISOString(),
    boardSize: seatsOf(season).length,
    entries: entries.map((entry) => ({ ...entry })),
    boards: boards.map((board) => boardView(board, ready.get(board.game) ?? 0)),
    standing: standingOf(season, entries, boards),
    drawSeed: season.drawSeed,
    entered: entries.some((entry) => entry.id === caller?.id),
    myRoles: [...myRoles],
  });
}

export function seasonSummary(season: SeasonRecord): SeasonSummary {
  const { id, name, system, status, players } = season;
  return { id, name, system, status, players, createdAt: new Date(season.createdAt).toISOString() };
}

/** How many seats of each running board are ready: asked fresh, because nothing else changes so often. */
async function readyCounts(deps: Deps, boards: readonly BoardRecord[]): Promise<ReadonlyMap<string, number>> {
  const running = boards.filter(({ status }) => status === 'running');
  const counts = await Promise.all(
    running.map(async ({ game, step, owing }) => {
      const orders = await deps.store.ordersOfStep(game, step + 1);
      return [game, orders.filter((list) => list.ready && owing.includes(list.seat)).length] as const;
    }),
  );
  return new Map(counts);
}

function boardView(board: BoardRecord, ready: number): Board {
  const { game, round, status, label, step, owing } = board;
  return {
    game,
    round,
    board: board.board,
    status,
    label,
    step,
    deadline: board.deadline === null ? null : new Date(board.deadline).toISOString(),
    ready,
    owing: owing.length,
    seats: board.seats,
  };
}

function standingOf(
  season: SeasonRecord,
  entries: readonly PersonRecord[],
  boards: readonly BoardRecord[],
): StandingRow[] {
  const leading = gameSystem(season.system)?.measures[0]?.id ?? '';
  const people = new Map(entries.map((entry) => [entry.id, entry]));
  const table = standing(
    entries.map(({ id }) => id),
    boards.map((board) => ({
      round: board.round,
      points: Object.fromEntries(
        board.seats.map(({ seat, player, points, figures }) => [
          seat,
          {
            player: player.id,
            points,
            centres: figures[leading] ?? 0,
            won: board.winner === seat,
            entry: { game: board.game, seat, figures, running: board.status === 'running' },
          },
        ]),
      ),
    })),
    season.aggregation,
    season.drawSeed,
  );
  return table.flatMap(({ place, player, total, lines, games }) => {
    const person = people.get(player);
    if (person === undefined) return [];
    return [
      {
        place,
        player: person,
        total,
        lines: lines.map((line) => ({ ...line })),
        rounds: games.map(({ round, points, entry }) => ({ round, points, ...entry })),
      },
    ];
  });
}
