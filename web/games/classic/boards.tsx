import type { Position } from '../../../engine/classic/types';
import { TableTexts } from '../../components/frame/table-texts';
import { fetchTurnBefore } from '../../components/simultaneous-table/turn-before';
import { storeText } from '../../components/table/store-text';
import type { Boards } from '../boards';
import { ClassicTable, Steps, WithCorrections } from './lazy';
import { mapParts } from './map-parts';
import { MapPicture } from './map-picture';
import { Notation } from './table/notation';
import { turnBefore } from './turns';

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <TableTexts of={['turns', 'classic', 'says-classic']}>
      <ClassicTable
        {...{ first, rules }}
        parts={mapParts()}
        turn={await fetchTurnBefore(first.game, turnBefore)}
        action={storeText}
        notation={<Notation />}
      />
    </TableTexts>
  ),
  ruling: (form) => (
    <TableTexts of={['classic', 'says-classic']}>
      <WithCorrections>{form}</WithCorrections>
    </TableTexts>
  ),
  steps: (seats, page) => (
    <TableTexts of={['classic', 'says-classic']}>
      <Steps {...seats} parts={mapParts()}>
        {page}
      </Steps>
    </TableTexts>
  ),
  picture: (position) => <MapPicture label="" position={position as Position} />,
};
