import { type GameSystem, PACES, type Pace, type SeatId } from '../engine/game';
import type { Bot, BotLevel } from '../engine/game/bot';
import { GAME_SYSTEM_IDS, type GameSystemId } from '../engine/games';
import { type Random, textRandom } from '../engine/random';
import { gameSystem } from '../engine/systems';
import type { PracticeLevel } from '../functions/core/platform/common.records';
import { readJsonFile } from '../functions/host/read-json-file';
import { simulateDefects } from './resilience/faults/defects/main';
import { simulateFaults } from './resilience/faults/main';
import { simulateSeason } from './simulated-season/simulate';
import { dominationTally } from './support/domination-tally';
import { newEraTally } from './support/new-era-tally';
import { simulatePace } from './support/pace-simulation';
import { practiceLine, simulatePractice } from './support/practice-simulation';
import { type Finished, reportOf, type Watcher } from './support/simulation-report';

/** What a simulation is asked for on the command line. */
export interface Asked {
  /** @default ny2047; with `practice` all games */
  readonly game?: GameSystemId | undefined;
  readonly bots: BotLevel | 'mixed' | 'duel';
  readonly champion: BotLevel;
  readonly against: BotLevel;
  /** As `name=value`; values are JSON, or else plain text. */
  readonly option: readonly string[];
  /** The level of bots on practice boards; false unless such boards are played. */
  readonly practice: PracticeLevel | false;
  readonly pace: boolean;
  readonly faults: boolean;
  readonly seeds: number;
  readonly defects: boolean;
  readonly games?: number | undefined;
  readonly seats?: number | undefined;
  readonly seed?: string | undefined;
  readonly lastYear?: number | undefined;
  readonly season?: string | undefined;
}

/** The systems with additional figures. */
const WATCHERS: Readonly<Partial<Record<string, () => Watcher>>> = {
  domination: dominationTally,
  'new-era': newEraTally,
};
/** The last year of simulated games, in systems that have one, so that they end. */
const LAST_YEAR = 2066;

/** `turreton simulate`: bots play games, seasons, or seasons in which calls fail. Returns whether all went well. */
export async function simulate(asked: Asked): Promise<boolean> {
  if (asked.faults) {
    if (asked.defects) return simulateDefects(asked.seeds, print);
    const one = asked.seed === undefined ? {} : { seed: Number(asked.seed) };
    return simulateFaults({ seeds: asked.seeds, ...one }, print);
  }
  if (asked.season !== undefined) {
    for (const line of await simulateSeason(readJsonFile(asked.season))) print(line);
    return true;
  }
  const seed = asked.seed ?? 'turreton';
  if (asked.practice !== false) {
    for (const id of asked.game === undefined ? GAME_SYSTEM_IDS : [asked.game]) {
      const played = systemFor(id);
      print(practiceLine(played, simulatePractice(played, asked.practice, seed, asked.games ?? 100)));
    }
    return true;
  }
  const game = systemFor(asked.game ?? 'ny2047');
  const system = game.under?.(givenIn(asked)) ?? game;
  if (asked.pace)
    for (const line of simulatePace(system, seatsFor(system, asked), seed, asked.games ?? 40)) print(line);
  else simulateGames(system, { ...asked, seed });
  return true;
}

function systemFor(id: GameSystemId): GameSystem {
  const system = gameSystem(id);
  if (system === undefined) throw new Error(`${id} is not built yet.`);
  return system;
}

type Seeded = Asked & { readonly seed: string };

function simulateGames(played: GameSystem, asked: Seeded): void {
  const { bots, seed } = asked;
  const games = asked.games ?? (bots === 'duel' ? 500 : 2000);
  const options = optionsFor(played, asked);
  const seats = seatsFor(played, asked);
  const watcher = WATCHERS[played.id]?.();
  const started = performance.now();
  const finished = Array.from({ length: games }, (_, game) =>
    playGame(played, options, seats, asked, game, watcher),
  );
  const each = (performance.now() - started) / games;
  print(`${games} games of ${played.title}, ${seats.length} seats, bots: ${bots}, seed "${seed}"`);
  print(`options: ${JSON.stringify(options)}`);
  print(`${each.toFixed(each < 10 ? 1 : 0)} ms a game`);
  for (const line of [...reportOf(played, seats, finished), ...(watcher?.report() ?? [])]) print(line);
}

/** The system's defaults, with the values given as `--option name=value`. */
function optionsFor(played: GameSystem, { option, lastYear }: Asked): unknown {
  const given = givenIn({ option });
  if (lastYear !== undefined) given.lastYear = lastYear;
  const ending = played.options.safeParse({ lastYear: LAST_YEAR, ...given });
  const read = ending.success ? ending : played.options.safeParse(given);
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('; '));
  return read.data;
}

/** The values given as `--option name=value`. */
function givenIn({ option }: Pick<Asked, 'option'>): Record<string, unknown> {
  return Object.fromEntries(option.map(optionFrom));
}

function optionFrom(text: string): readonly [string, unknown] {
  const [name = '', ...rest] = text.split('=');
  const value = rest.join('=');
  try {
    return [name, JSON.parse(value)];
  } catch {
    return [name, value];
  }
}

function seatsFor({ seats }: GameSystem, asked: Asked): readonly SeatId[] {
  const count = asked.seats ?? seats.usual;
  if (count < seats.min || count > seats.max) throw new Error(`--seats is ${seats.min} to ${seats.max}`);
  return seats.names.slice(0, count);
}

/** One game from set-up to end, in which no seat misses a deadline. In a duel a champion meets bots of another kind. */
function playGame(
  played: GameSystem,
  options: unknown,
  seats: readonly SeatId[],
  asked: Seeded,
  game: number,
  watcher: Watcher | undefined,
): Finished {
  const random = textRandom(`${asked.seed} ${game}`);
  const champion = asked.bots === 'duel' ? seats[game % seats.length] : undefined;
  const players = new Map(seats.map((seat) => [seat, botFor(played, asked, seat === champion, random)]));
  const clocks: Clocks = {
    decision: new Map(),
    orders: new Set(),
    adjustment: new Set(),
    reaction: new Set(),
  };
  let position = played.setup(options, seats, random);
  for (let steps = 0; ; steps += 1) {
    const outcome = played.outcome(position);
    const pending = played.pending(position);
    if (outcome || !pending) {
      const figures = played.figures(position);
      const finished = { ...lengthOf(clocks), outcome, champion, steps, figures };
      watcher?.end(finished, position);
      return finished;
    }
    const owing = pending.seats.filter(({ owes }) => owes).map(({ seat }) => seat);
    if (pending.pace !== 'decision') clocks[pending.pace].add(pending.clock);
    else if (owing[0] !== undefined) clocks.decision.set(pending.clock, owing[0]);
    const orders = Object.fromEntries(
      owing.map((seat) => {
        const view = played.view(position, { kind: 'seat', seat });
        return [seat, players.get(seat)?.orders(view, seat, random) ?? []];
      }),
    );
    const result = played.adjudicate(position, orders, options, random);
    watcher?.step(position, result);
    position = result.position;
  }
}

/** The deadlines of a game, by pace; for decisions also the seat. */
type Clocks = Readonly<Record<Exclude<Pace, 'decision'>, Set<string>>> & {
  readonly decision: Map<string, SeatId>;
};

/** Where seats decide one after the other, each decision is a turn; otherwise each step of orders is. */
function lengthOf(clocks: Clocks) {
  const order = [...new Set(clocks.decision.values())];
  const deadlines = Object.fromEntries(PACES.map((pace) => [pace, clocks[pace].size]));
  return { turns: clocks.decision.size || clocks.orders.size, order, deadlines };
}

function botFor(played: GameSystem, asked: Asked, isChampion: boolean, random: Random): Bot<unknown> {
  if (asked.bots === 'mixed') return played.bots[random.draw(0, 1) === 0 ? 'steady' : 'random'];
  if (asked.bots === 'duel') return played.bots[isChampion ? asked.champion : asked.against];
  return played.bots[asked.bots];
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
