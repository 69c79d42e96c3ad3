import type { View } from '../../../engine/nyc-risk/types';
import { TableTexts } from '../../components/frame/table-texts';
import { latestSteps } from '../../components/table/latest-steps';
import type { Boards } from '../boards';
import { logStepOf } from './history';
import { RiskTable, Steps, WithCorrections } from './lazy';
import { GEOGRAPHY as geography } from './map/shapes';
import midGame from './mid-game.json';
import { planParts } from './plan';
import { PlanPicture } from './plan-picture';

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <TableTexts of={['nyc-risk', 'nyc-risk-cards', 'says-nyc-risk', 'says-notation']}>
      <RiskTable
        {...{ first, rules, geography }}
        parts={planParts()}
        history={await latestSteps(first.game, logStepOf)}
      />
    </TableTexts>
  ),
  ruling: (form) => (
    <TableTexts of={['nyc-risk', 'says-nyc-risk']}>
      <WithCorrections>{form}</WithCorrections>
    </TableTexts>
  ),
  steps: (seats, page) => (
    <TableTexts of={['nyc-risk', 'says-nyc-risk']}>
      <Steps {...seats} geography={geography} parts={planParts()}>
        {page}
      </Steps>
    </TableTexts>
  ),
  midGame,
  introduction: <PlanPicture label="" />,
  picture: (position, label) => <PlanPicture label={label} view={position as View} />,
  // A study of dozens of picks, one per step, would not be useful.
  studyOptions: { setup: 'deal' },
};
