import type { BotLevel } from '../../engine/game/bot';
import { loadSystemFor } from '../../engine/load-system';
import { type Proof, provedRandom } from '../../engine/proof';

/** What a bot is to give orders for. It is plain data, so that another thread can do it. */
export interface BotTask {
  readonly system: string;
  readonly rulesVersion: string;
  readonly level: BotLevel;
  /** What the seat sees. */
  readonly view: unknown;
  readonly seat: string;
  /** A bot's dice come from the game's secret seed: nobody can predict them, and a second run gives the same. */
  readonly secret: { readonly seed: string; readonly game: string };
  readonly step: number;
  readonly proof: Proof;
}

/** Lets a bot think. */
export type Think = (task: BotTask) => Promise<readonly unknown[]>;

/** Lets a bot think in this thread, which does nothing else meanwhile: up to three seconds where it is sharp. */
export const thinkHere: Think = async ({ level, view, seat, secret, step, proof, ...game }) => {
  const system = await loadSystemFor(game);
  if (system === undefined) throw new Error(`no rules ${game.rulesVersion} of ${game.system}`);
  return system.bots[level].orders(view, seat, provedRandom(secret, step, proof));
};
