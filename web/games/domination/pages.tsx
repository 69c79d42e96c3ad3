import type { GamePages } from '../../components/game-pages';
import { latestSteps } from '../../components/table/latest-steps';
import { logStepOf } from '../../components/table/log-step';

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
