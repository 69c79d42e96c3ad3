import type { ReactNode } from 'react';
import { entryOf, type GameSystemId } from '../../../engine/games';
import { TableTexts } from '../../components/frame/table-texts';
import { logStepOf } from '../../components/sequential-table/log-step';
import { latestSteps } from '../../components/table/latest-steps';
import type { Boards } from '../boards';
import { BoardPicture } from './board-picture';
import { DefaultTable, Steps, WithCorrections } from './lazy';

/** The boards of a game that draws none itself. */
export async function boardsOf(system: GameSystemId): Promise<Boards> {
  const { board } = await entryOf(system).rules();
  return {
    table: async (first, rules) => (
      <Sent system={system}>
        <DefaultTable {...{ first, rules }} history={await latestSteps(first.game, logStepOf)} />
      </Sent>
    ),
    ruling: (form) => (
      <Sent system={system}>
        <WithCorrections system={system}>{form}</WithCorrections>
      </Sent>
    ),
    steps: (seats, page) => (
      <Sent system={system}>
        <Steps {...seats} system={system}>
          {page}
        </Steps>
      </Sent>
    ),
    ...(board && { picture: (position, label) => <BoardPicture label={label} board={board(position)} /> }),
  };
}

/** Sends what the boards say. */
function Sent({ system, children }: { readonly system: GameSystemId; readonly children: ReactNode }) {
  return (
    <TableTexts
      of={[
        ...(['default-table', 'turns', 'order-rows', 'says-labels', 'says-measures'] as const),
        ...([`says-${system}`, `says-position-${system}`] as const),
      ]}
    >
      {children}
    </TableTexts>
  );
}
