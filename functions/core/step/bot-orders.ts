import type { BotLevel } from '../../../engine/game/bot';
import { loadSystemFor } from '../../../engine/load-system';
import { type Proof, provedRandom } from '../../../engine/proof';

/** The task of giving a bot's orders. It is plain data, so that another thread can process it. */
export interface BotTask {
  readonly system: string;
  readonly rulesVersion: string;
  /** The options of the game, which may choose a variant with rules of its own. */
  readonly options: unknown;
  readonly level: BotLevel;
  /** The game as the seat sees it. */
  readonly view: unknown;
  readonly seat: string;
  /** A bot's dice come from the game's secret seed: no one can predict them, and a second run gives the same result. */
  readonly secret: { readonly seed: string; readonly game: string };
  readonly step: number;
  readonly proof: Proof;
}

/** Computes a bot's orders. */
export type Think = (task: BotTask) => Promise<readonly unknown[]>;

/** Computes a bot's orders in this thread, which is blocked meanwhile: up to three seconds for a sharp bot. */
export const thinkHere: Think = async ({ level, view, seat, secret, step, proof, ...game }) => {
  const system = await loadSystemFor(game);
  if (system === undefined) throw new Error(`no rules ${game.rulesVersion} of ${game.system}`);
  return system.bots[level].orders(view, seat, provedRandom(secret, step, proof));
};
