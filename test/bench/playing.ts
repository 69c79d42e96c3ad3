import type { BySeat, GameSystem } from '../../engine/game';
import type { BotLevel } from '../../engine/game/bot';
import { textRandom } from '../../engine/random';

const MEASURED_MS = 8000;
const HOUR_MS = 3_600_000;

/** A step of a game of bots: the position, and the orders. */
export interface Played {
  readonly position: unknown;
  readonly orders: BySeat<readonly unknown[]>;
}

/** Plays a game of bots of one kind, and passes on every step. */
export function play(
  system: GameSystem,
  level: BotLevel,
  seats: number,
  seed: string,
  look: (step: Played) => void,
): void {
  const bot = system.bots[level];
  const options = system.options.parse({});
  const random = textRandom(seed);
  let position = system.setup(options, system.seats.names.slice(0, seats), random);
  for (let pending = system.pending(position); pending; pending = system.pending(position)) {
    const owing = pending.seats.filter(({ owes }) => owes).map(({ seat }) => seat);
    const orders = Object.fromEntries(
      owing.map((seat) => [seat, bot.orders(system.view(position, { kind: 'seat', seat }), seat, random)]),
    );
    look({ position, orders });
    position = system.adjudicate(position, orders, options, random).position;
  }
  look({ position, orders: {} });
}

/** The number of games of bots of one kind, with four seats each, that one core plays in an hour. */
export function gamesAnHour(system: GameSystem, level: BotLevel): number {
  const nothing = () => undefined;
  for (let game = 0; game < 3; game += 1) play(system, level, 4, `warm-up ${game}`, nothing);
  const start = performance.now();
  let games = 0;
  for (; performance.now() - start < MEASURED_MS; games += 1)
    play(system, level, 4, `${level} ${games}`, nothing);
  return (games * HOUR_MS) / (performance.now() - start);
}
