import type { GamePages } from '../../components/game-pages';
import { latestSteps } from '../../components/table/latest-steps';
import { logStepOf } from '../../components/table/log-step';
import { GameTable, PastStep } from './lazy';
import { Signs } from './signs';

export const newEraPages: GamePages = {
  table: async (game, rulings, press, time) => (
    <GameTable
      initial={game}
      rulings={rulings}
      press={press}
      history={await latestSteps(game, logStepOf)}
      signs={<Signs />}
      time={time}
    />
  ),
  pastStep: (game, step) => <PastStep game={game} step={step} signs={<Signs />} />,
};
