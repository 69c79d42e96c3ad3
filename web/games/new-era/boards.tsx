import { TableTexts } from '../../components/frame/table-texts';
import { logStepOf } from '../../components/sequential-table/log-step';
import { latestSteps } from '../../components/table/latest-steps';
import type { Boards } from '../boards';
import { NewEraTable, Steps, WithCorrections } from './lazy';
import { Signs } from './signs';

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <TableTexts of={['new-era', 'new-era-cards', 'says-new-era', 'says-notation']}>
      <NewEraTable
        {...{ first, rules }}
        signs={<Signs />}
        history={await latestSteps(first.game, logStepOf)}
      />
    </TableTexts>
  ),
  ruling: (form) => (
    <TableTexts of={['new-era', 'says-new-era']}>
      <WithCorrections>{form}</WithCorrections>
    </TableTexts>
  ),
  steps: (seats, page) => (
    <TableTexts of={['new-era', 'new-era-cards', 'says-new-era']}>
      <Steps {...seats} signs={<Signs />}>
        {page}
      </Steps>
    </TableTexts>
  ),
};
