import type { GameSystem } from '../../engine/game';
import { BOT_LEVELS, type BotLevel } from '../../engine/game/bot';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';
import { quantile } from '../support/quantiles';
import type { Figure } from './measuring';

const GAMES = 3;

/** The processor time of a decision of a bot of each level, in games in which the others are steady. */
export function benchBots(): readonly Figure[] {
  return GAME_SYSTEM_IDS.map(gameSystem).flatMap((system) =>
    BOT_LEVELS.map((level): Figure => {
      const sample = Array.from({ length: GAMES }, (_, game) =>
        decisions(system, level, `bots ${game}`),
      ).flat();
      const [usual, most, longest] = [0.5, 0.99, 1].map((share) => quantile(sample, share).toFixed(1));
      return {
        what: `${system.title}, ${level}: a decision, p50, p99 and longest`,
        value: `${usual}, ${most}, ${longest} ms`,
      };
    }),
  );
}

/** The processor time of each decision of the first seat, in ms; other load on the machine does not count. */
function decisions(system: GameSystem, level: BotLevel, seed: string): readonly number[] {
  const options = system.options.parse({});
  const random = textRandom(seed);
  const seats = system.seats.names.slice(0, system.seats.usual);
  const took: number[] = [];
  let position = system.setup(options, seats, random);
  for (let pending = system.pending(position); pending; pending = system.pending(position)) {
    const lists: Record<string, readonly unknown[]> = {};
    for (const { seat, owes } of pending.seats) {
      if (!owes) continue;
      const view = system.view(position, { kind: 'seat', seat });
      const start = process.cpuUsage();
      lists[seat] = system.bots[seat === seats[0] ? level : 'steady'].orders(view, seat, random);
      if (seat === seats[0]) took.push(worked(start));
    }
    position = system.adjudicate(position, lists, options, random).position;
  }
  return took;
}

/** The processor time since then, in ms. */
function worked(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
