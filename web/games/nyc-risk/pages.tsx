import type { GamePages } from '../../components/game-pages';
import { latestSteps } from '../../components/table/latest-steps';
import { logStepOf } from './history';
import { GameTable, PastStep } from './lazy';
import { GEOGRAPHY } from './map/shapes';
import { planParts } from './plan';

export const nycRiskPages: GamePages = {
  table: async (game, rulings, press, time) => (
    <GameTable
      initial={game}
      rulings={rulings}
      press={press}
      time={time}
      history={await latestSteps(game, logStepOf)}
      parts={planParts()}
      geography={GEOGRAPHY}
    />
  ),
  pastStep: (game, step) => <PastStep game={game} step={step} parts={planParts()} geography={GEOGRAPHY} />,
};
