import type { Position } from '../../../engine/ny2047/types';
import type { Game } from '../../../functions/api/schemas/games';
import { numberBefore } from '../../components/table/step-before';
import { storeText } from '../../components/table/store-text';
import { serverApi } from '../../lib/server-api';
import type { Boards } from '../boards';
import { chartParts } from './chart';
import { ChartPicture } from './chart-picture';
import { Ny2047Table, Steps, WithCorrections } from './lazy';
import { PLACES } from './map/shapes';

const parts = () => ({ chart: chartParts(), places: PLACES });

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <Ny2047Table
      {...{ first, rules }}
      parts={parts()}
      turn={await turnBefore(first.game)}
      action={storeText}
    />
  ),
  ruling: (form) => <WithCorrections>{form}</WithCorrections>,
  steps: (seats, page) => (
    <Steps {...seats} parts={parts()}>
      {page}
    </Steps>
  ),
  picture: (position, label) => <ChartPicture label={label} position={position as Position} />,
};

/** The turn before an adjustment phase that has just closed: its fights are what the table shows. */
async function turnBefore(game: Game) {
  const { id, last } = game;
  if (last === null || (last.before as Position).phase !== 'adjustment') return null;
  const step = numberBefore(game, last.step);
  const answer = step === null ? null : await serverApi('GET /games/{id}/steps/{step}', { id, step });
  return answer?.ok === true ? answer.value : null;
}
