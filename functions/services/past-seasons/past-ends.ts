import { fault } from '../../../engine/fault';
import type { GameSystem, Problem } from '../../../engine/game';
import { loadGameSystem } from '../../../engine/load-system';
import { FIRST_PROOF, provedRandom } from '../../../engine/proof';
import type { CorrectedEnd, PastBoard, SeasonRecord } from '../../store/records';
import { problemAt } from '../csv-lines';
import { problemsOfEnd } from '../rulings/corrected-end';
import type { ReadSeason } from './read-past-season';

/** How a board of a past season ended, in the platform's terms; only the leading measure is known. */
export function endOnList({ measures }: GameSystem, { ending, seats }: PastBoard): CorrectedEnd {
  const leading = measures[0]?.id ?? 'points';
  const none = Object.fromEntries(measures.map(({ id }) => [id, 0]));
  return {
    ending,
    seats: seats.map(({ seat, place, points }) => ({ seat, place, figures: { ...none, [leading]: points } })),
  };
}

/** Results that are impossible in the game, each reported at the first line of its board. */
export async function endProblems(
  season: Pick<SeasonRecord, 'system' | 'options'>,
  { boards }: ReadSeason,
): Promise<readonly Problem[]> {
  const system = await loadGameSystem(season.system);
  const positions = new Map<string, unknown>();
  return boards.flatMap((board) => {
    const names = board.seats.map(({ seat }) => seat);
    const key = names.join(' ');
    // The totals of a game depend on its seats alone.
    const position = positions.get(key) ?? setUp(system, season.options, names);
    positions.set(key, position);
    const seats = names.map((seat) => ({ seat, player: NOBODY }));
    const game = { options: season.options, seats };
    return problemsOfEnd(system, game, position, endOnList(system, board)).map(({ message: problem }) =>
      problemAt(board.line, fault('list.boardOfRound', { round: board.round, board: board.board, problem })),
    );
  });
}

const NOBODY = { id: '', name: '', kind: 'human' } as const;

function setUp(system: GameSystem, options: SeasonRecord['options'], seats: readonly string[]): unknown {
  const dice = provedRandom({ seed: '0'.repeat(64), game: 'past' }, 0, FIRST_PROOF);
  return system.setup(system.options.parse(options), seats, dice);
}
