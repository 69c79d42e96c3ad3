import { CLASSIC } from '../../../../engine/classic/data/standard';
import { classicOn } from '../../../../engine/classic/index';
import { type Definition, withMap } from '../../../../engine/classic/variant/definition';
import type { GameSystem } from '../../../../engine/game';
import { ordersOfBot, playStudy, type StudiedStep, startOfNewGame } from '../../../../engine/study/study';

/** The next step of a game of bots on a variant without problems; null when the game is over. */
export function nextStep(definition: Definition, before: unknown, number: number): StudiedStep | null {
  const system = classicOn(withMap(definition, CLASSIC)) as unknown as GameSystem;
  const game = { system, options: system.options.parse({}), seed: `${number}` };
  const position = before ?? startOfNewGame(game, system.seats.names).position;
  const orders = Object.fromEntries(
    (system.pending(position)?.seats ?? []).map(({ seat }) => [seat, ordersOfBot(game, position, seat)]),
  );
  return playStudy(game, { position }, [orders])[0] ?? null;
}
