import { latestSteps } from '../../components/orders/latest-steps';
import { logStepOf } from '../../components/orders/log-step';
import type { GamePages } from '../game-pages';

import { GameTable, PastStep } from './lazy';
import { mapParts } from './map-parts';

export const dominationPages: GamePages = {
  table: async (game, rulings, press, time) => (
    <GameTable
      initial={game}
      rulings={rulings}
      press={press}
      time={time}
      history={await latestSteps(game, logStepOf)}
      parts={mapParts()}
    />
  ),
  pastStep: (game, step) => <PastStep game={game} step={step} parts={mapParts()} />,
};
