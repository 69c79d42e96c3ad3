import { latestSteps } from '../../components/table/latest-steps';
import { logStepOf } from '../../components/table/log-step';
import type { Boards } from '../boards';
import { NewEraTable, Steps, WithCorrections } from './lazy';
import { Signs } from './signs';

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <NewEraTable {...{ first, rules }} signs={<Signs />} history={await latestSteps(first.game, logStepOf)} />
  ),
  ruling: (form) => <WithCorrections>{form}</WithCorrections>,
  steps: (seats, page) => (
    <Steps {...seats} signs={<Signs />}>
      {page}
    </Steps>
  ),
};
