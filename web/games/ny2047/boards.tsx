import type { Position } from '../../../engine/ny2047/types';
import { TableTexts } from '../../components/frame/table-texts';
import { fetchTurnBefore } from '../../components/simultaneous-table/turn-before';
import { storeText } from '../../components/table/store-text';
import type { Boards } from '../boards';
import { chartParts } from './chart';
import { ChartPicture } from './chart-picture';
import { Ny2047Table, Steps, WithCorrections } from './lazy';

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <TableTexts of={['turns', 'ny2047', 'says-ny2047']}>
      <Ny2047Table
        {...{ first, rules }}
        parts={chartParts()}
        turn={await fetchTurnBefore(first.game)}
        action={storeText}
      />
    </TableTexts>
  ),
  ruling: (form) => (
    <TableTexts of={['ny2047', 'says-ny2047']}>
      <WithCorrections>{form}</WithCorrections>
    </TableTexts>
  ),
  steps: (seats, page) => (
    <TableTexts of={['ny2047', 'says-ny2047']}>
      <Steps {...seats} parts={chartParts()}>
        {page}
      </Steps>
    </TableTexts>
  ),
  picture: (position, label) => <ChartPicture label={label} position={position as Position} />,
};
