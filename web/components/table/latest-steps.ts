import type { Game, Step } from '../../../functions/core/game/games.schema';
import { serverApi } from '../../lib/server-api';

const SHOWN = 8;

/** The first steps in the log of a table, the latest first. */
export async function latestSteps<Kept>(game: Game, keep: (step: Step) => Kept): Promise<readonly Kept[]> {
  const numbers = game.steps.slice(-SHOWN).map(({ step }) => step);
  const answers = await Promise.all(
    numbers.map((step) => serverApi('GET /games/{id}/steps/{step}', { id: game.id, step })),
  );
  return answers.flatMap((answer) => (answer.ok ? [keep(answer.value)] : [])).reverse();
}
