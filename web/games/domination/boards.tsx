import type { View } from '../../../engine/domination/types';
import { TableTexts } from '../../components/frame/table-texts';
import { logStepOf } from '../../components/sequential-table/log-step';
import { latestSteps } from '../../components/table/latest-steps';
import type { Boards } from '../boards';
import { DominationTable, Steps, WithCorrections } from './lazy';
import { mapParts } from './map-parts';
import midGame from './mid-game.json';
import { WorldPicture } from './world-picture';

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <TableTexts of={['domination', 'domination-cards', 'says-domination', 'says-notation']}>
      <DominationTable
        {...{ first, rules }}
        parts={mapParts()}
        history={await latestSteps(first.game, logStepOf)}
      />
    </TableTexts>
  ),
  ruling: (form) => (
    <TableTexts of={['domination', 'domination-cards', 'says-domination']}>
      <WithCorrections>{form}</WithCorrections>
    </TableTexts>
  ),
  steps: (seats, page) => (
    <TableTexts of={['domination', 'domination-cards', 'says-domination']}>
      <Steps {...seats} parts={mapParts()}>
        {page}
      </Steps>
    </TableTexts>
  ),
  midGame,
  introduction: <WorldPicture label="" />,
  picture: (position, label) => <WorldPicture label={label} forces={(position as View).forces} />,
};
