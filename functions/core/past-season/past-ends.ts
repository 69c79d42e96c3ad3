import { fault } from '../../../engine/fault';
import type { GameSystem, Problem } from '../../../engine/game';
import { loadGameSystem } from '../../../engine/load-system';
import { FIRST_PROOF, provedRandom } from '../../../engine/proof';
import { problemsOfEnd, yearProblems } from '../result/corrected-end';
import { problemAt } from '../roster/lists/csv-lines';
import type { CorrectedEnd } from '../ruling/rulings.records';
import { scoringOfRound } from '../scoring/scoring-of-round';
import type { SeasonRecord } from '../season/seasons.records';
import type { PastBoard } from './past-seasons.records';
import type { ReadSeason } from './read-past-season';

/** How a board of a past season ended, in the platform's words; of its figures the leading one alone is known. */
export function endOnList(
  { measures, results }: GameSystem,
  { ending, seats, years }: PastBoard,
): CorrectedEnd {
  const leading = measures[0]?.id;
  const none = Object.fromEntries(measures.map(({ id }) => [id, 0]));
  const all = seats.every(({ place }) => place === 1);
  return {
    ending: results?.kind === 'wins' ? (all ? 'shared' : 'won') : ending,
    seats: seats.map(({ seat, place, points, out }) => ({
      ...{ seat, place, figures: { ...none, ...(leading !== undefined && { [leading]: points }) } },
      ...(out !== undefined && { out }),
    })),
    ...(years !== undefined && { years }),
  };
}

/** Results that are impossible in the game, each reported at the first line of its board. */
export async function endProblems(
  season: Pick<SeasonRecord, 'system' | 'options' | 'scoring' | 'scoringByRound' | 'atTheTable'>,
  { boards }: ReadSeason,
): Promise<readonly Problem[]> {
  const system = await loadGameSystem(season);
  const positions = new Map<string, unknown>();
  const problems = boards.map(async (board) => {
    const names = board.seats.map(({ seat }) => seat);
    const key = names.join(' ');
    // The totals of a game depend on its seats alone.
    const position = positions.get(key) ?? setUp(system, season.options, names);
    positions.set(key, position);
    const seats = names.map((seat) => ({ seat, player: NOBODY }));
    const scoring = scoringOfRound(season, board.round);
    const game = { options: season.options, scoring, atTheTable: season.atTheTable, seats };
    const end = endOnList(system, board);
    const wrong = problemsOfEnd(system, game, position, end);
    const all = wrong.length > 0 ? wrong : await yearProblems(system, game, position, end);
    return all.map(({ message: problem }) =>
      problemAt(board.line, fault('list.boardOfRound', { round: board.round, board: board.board, problem })),
    );
  });
  return (await Promise.all(problems)).flat();
}

const NOBODY = { id: '', name: '', kind: 'human' } as const;

function setUp(system: GameSystem, options: SeasonRecord['options'], seats: readonly string[]): unknown {
  const dice = provedRandom({ seed: '0'.repeat(64), game: 'past' }, 0, FIRST_PROOF);
  return system.setup(system.options.parse(options), seats, dice);
}
