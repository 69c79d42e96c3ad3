import { latestSteps } from '../../components/table/latest-steps';
import { logStepOf } from '../../components/table/log-step';
import type { Boards } from '../boards';
import { DominationTable, PastStep } from './lazy';
import { mapParts } from './map-parts';

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <DominationTable
      {...{ first, rules }}
      parts={mapParts()}
      history={await latestSteps(first.game, logStepOf)}
    />
  ),
  pastStep: (game, step) => <PastStep {...{ game, step }} parts={mapParts()} />,
};
