import { parseArgs } from 'node:util';
import { type Random, textRandom } from '../engine/core/random';
import { type Bot, GAME_SYSTEM_IDS, type GameSystem, type Outcome, type SeatId } from '../engine/game';
import { gameSystem } from '../engine/systems';

/** A simulated game that has ended. */
interface Finished {
  readonly outcome: Outcome;
  readonly turns: number;
  readonly champion: SeatId;
}

const MODES = ['decent', 'random', 'mixed', 'duel'] as const;
type Mode = (typeof MODES)[number];

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'ny2047' },
    games: { type: 'string' },
    bots: { type: 'string', default: 'decent' },
    seed: { type: 'string', default: 'turreton' },
    'last-year': { type: 'string', default: '2066' },
  },
});
const mode = MODES.find((name) => name === values.bots) ?? fail(`--bots is one of ${MODES.join(', ')}`);
const id = GAME_SYSTEM_IDS.find((name) => name === values.game) ?? fail(`no game system ${values.game}`);
const system = gameSystem(id) ?? fail(`${id} is not built yet`);
const lastYear = Number(values['last-year']);
const count = Number(values.games ?? (mode === 'duel' ? 500 : 2000));
simulate(system, mode, count);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function simulate(played: GameSystem, bots: Mode, games: number): void {
  const started = performance.now();
  const finished = Array.from({ length: games }, (_, game) => playGame(played, bots, game));
  print(`${games} games of ${played.title}, bots: ${bots}, seed "${values.seed}", last year ${lastYear}`);
  print(`${((performance.now() - started) / games).toFixed(0)} ms a game`);
  printShares(played, finished);
  if (bots === 'duel') printDuel(finished);
}

/** One game from set-up to end. In a duel one decent bot meets random ones, its seat rotating. */
function playGame(played: GameSystem, bots: Mode, game: number): Finished {
  const random = textRandom(`${values.seed} ${game}`);
  const seats = played.seats.names ?? [];
  const champion = seats[game % seats.length] ?? '';
  const players = new Map(seats.map((seat) => [seat, botFor(played, bots, seat === champion, random)]));
  const options = played.options.parse({ lastYear });
  let position = played.setup(options, seats, random);
  for (let turns = 0; ; ) {
    const outcome = played.outcome(position);
    if (outcome) return { outcome, turns, champion };
    const pending = played.pending(position);
    if (pending?.pace === 'orders') turns += 1;
    const orders = Object.fromEntries(
      (pending?.seats ?? []).map(({ seat }) => {
        const view = played.view(position, { kind: 'seat', seat });
        return [seat, players.get(seat)?.orders(view, seat, random) ?? []];
      }),
    );
    position = played.adjudicate(position, orders, options, random).position;
  }
}

function botFor(played: GameSystem, bots: Mode, isChampion: boolean, random: Random): Bot<unknown> {
  const decent = played.bots.find((bot) => bot.id === 'decent');
  const plain = played.bots.find((bot) => bot.id === 'random');
  if (!decent || !plain) return fail('this game has no bots');
  if (bots === 'mixed') return random.draw(0, 1) === 0 ? decent : plain;
  return bots === 'decent' || (bots === 'duel' && isChampion) ? decent : plain;
}

/** A shared victory counts in equal parts. */
function printShares(played: GameSystem, finished: readonly Finished[]): void {
  for (const seat of played.seats.names ?? []) {
    const wins = finished
      .filter(({ outcome }) => outcome.winners.includes(seat))
      .reduce((sum, { outcome }) => sum + 1 / outcome.winners.length, 0);
    print(`  ${seat.padEnd(12)} ${percent(wins / finished.length)}`);
  }
  const turns = finished.map((game) => game.turns).sort((one, other) => one - other);
  const mean = turns.reduce((sum, length) => sum + length, 0) / turns.length;
  print(`length: mean ${mean.toFixed(1)} turns, median ${turns[turns.length >> 1]}`);
  const types = new Set(finished.map(({ outcome }) => outcome.type));
  for (const type of [...types].sort())
    print(
      `  ${type}: ${percent(finished.filter(({ outcome }) => outcome.type === type).length / finished.length)}`,
    );
  print(
    `  shared: ${percent(finished.filter(({ outcome }) => outcome.winners.length > 1).length / finished.length)}`,
  );
}

function printDuel(finished: readonly Finished[]): void {
  const won = finished.filter(({ outcome, champion }) => outcome.winners.includes(champion)).length;
  print(`the decent bot won ${percent(won / finished.length)} of its games against random ones`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
