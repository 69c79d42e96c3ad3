import type { Position } from '../../../engine/classic/types';
import type { Game } from '../../../functions/api/schemas/games';
import { storeText } from '../../components/table/store-text';
import { serverApi } from '../../lib/server-api';
import type { Boards } from '../boards';
import { ClassicTable, Steps, WithCorrections } from './lazy';
import { mapParts } from './map-parts';
import { MapPicture } from './map-picture';
import { turnBefore } from './turns';

export const BOARDS: Boards = {
  table: async (first, rules) => (
    <ClassicTable
      {...{ first, rules }}
      parts={mapParts()}
      turn={await lastTurn(first.game)}
      action={storeText}
    />
  ),
  ruling: (form) => <WithCorrections>{form}</WithCorrections>,
  steps: (seats, page) => (
    <Steps {...seats} parts={mapParts()}>
      {page}
    </Steps>
  ),
  picture: (position) => <MapPicture label="" position={position as Position} />,
};

/** The turn before a phase of retreats or a Winter that has just closed: its orders are what the table shows. */
async function lastTurn(game: Game) {
  const { id, last } = game;
  if (last === null || (last.before as Position).phase === 'orders') return null;
  const step = turnBefore(game, last.step);
  const answer = step === null ? null : await serverApi('GET /games/{id}/steps/{step}', { id, step });
  return answer?.ok === true ? answer.value : null;
}
