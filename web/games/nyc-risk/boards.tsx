import { latestSteps } from '../../components/table/latest-steps';
import type { Boards } from '../boards';
import { logStepOf } from './history';
import { PastStep, RiskTable } from './lazy';
import { GEOGRAPHY as geography } from './map/shapes';
import { planParts } from './plan';

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <RiskTable
      {...{ first, rules, geography }}
      parts={planParts()}
      history={await latestSteps(first.game, logStepOf)}
    />
  ),
  pastStep: (game, step) => <PastStep {...{ game, step, geography }} parts={planParts()} />,
};
