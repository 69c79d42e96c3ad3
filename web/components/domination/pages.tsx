import { serverApi } from '../../lib/server-api';
import type { GamePages } from '../tables';
import { type LogStep, logStepOf } from './history';
import { GameTable, PastStep } from './lazy';
import { mapParts } from './map-parts';

export const dominationPages: GamePages = {
  table: async (game, rulings, time) => (
    <GameTable
      initial={game}
      rulings={rulings}
      time={time}
      history={
        await latestSteps(
          game.id,
          game.steps.map(({ step }) => step),
        )
      }
      parts={mapParts()}
    />
  ),
  pastStep: (game, step) => <PastStep game={game} step={step} parts={mapParts()} />,
};

const SHOWN = 8;

/** The steps that the log begins with, the latest first. */
async function latestSteps(game: string, steps: readonly number[]): Promise<readonly LogStep[]> {
  const answers = await Promise.all(steps.slice(-SHOWN).map((step) => serverApi.step(game, step)));
  return answers.flatMap((answer) => (answer.ok ? [logStepOf(answer.value)] : [])).reverse();
}
