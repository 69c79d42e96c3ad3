import type { Position } from '../../../engine/ny2047/types';
import { fetchTurnBefore } from '../../components/simultaneous-table/turn-before';
import { storeText } from '../../components/table/store-text';
import type { Boards } from '../boards';
import { chartParts } from './chart';
import { ChartPicture } from './chart-picture';
import { Ny2047Table, Steps, WithCorrections } from './lazy';

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <Ny2047Table
      {...{ first, rules }}
      parts={chartParts()}
      turn={await fetchTurnBefore(first.game)}
      action={storeText}
    />
  ),
  ruling: (form) => <WithCorrections>{form}</WithCorrections>,
  steps: (seats, page) => (
    <Steps {...seats} parts={chartParts()}>
      {page}
    </Steps>
  ),
  picture: (position, label) => <ChartPicture label={label} position={position as Position} />,
};
