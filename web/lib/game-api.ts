import type { GameAbsence } from '../../functions/api/schemas/absence';
import type {
  Game,
  GameExport as GameExportSchema,
  Step,
  SubmitOrders,
  SubmitReply,
} from '../../functions/api/schemas/games';
import type { Rulings as RulingsSchema } from '../../functions/api/schemas/rulings';
import { asking, fromBrowser, type Send } from './ask';

type Output<Schema extends { _zod: { output: unknown } }> = Schema['_zod']['output'];

export type GameExport = Output<typeof GameExportSchema>;
export type Rulings = Output<typeof RulingsSchema>;

/** The part of the API that a game table needs; a table loads no more. */
export function gameApiOver(send: Send) {
  const ask = asking(send);
  const part = encodeURIComponent;
  return {
    game: (id: string) => ask<Game>('GET', `/games/${part(id)}`),
    step: (id: string, step: number) => ask<Step>('GET', `/games/${part(id)}/steps/${step}`),
    submit: (id: string, step: number, body: SubmitOrders) =>
      ask<SubmitReply>('PUT', `/games/${part(id)}/steps/${step}/orders`, body),
    exported: (id: string) => ask<GameExport>('GET', `/games/${part(id)}/export`),
    gameAbsence: (id: string) => ask<GameAbsence>('GET', `/games/${part(id)}/absence`),
    rulings: (id: string) => ask<Rulings>('GET', `/games/${part(id)}/rulings`),
  };
}

/** The same as the browser calls it. */
export const gameApi = gameApiOver(fromBrowser);
