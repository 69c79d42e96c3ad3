import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type GameSystem, PACES, type Pace, type SeatId } from '../engine/game';
import { BOT_LEVELS, type Bot, type BotLevel } from '../engine/game/bot';
import { GAME_SYSTEM_IDS } from '../engine/games';
import { type Random, textRandom } from '../engine/random';
import { gameSystem } from '../engine/systems';
import { PRACTICE_LEVELS } from '../functions/core/platform/common.records';
import { simulateDefects } from './resilience/faults/defects/main';
import { simulateFaults } from './resilience/faults/main';
import { simulateSeason } from './simulated-season/simulate';
import { dominationTally } from './support/domination-tally';
import { newEraTally } from './support/new-era-tally';
import { simulatePace } from './support/pace-simulation';
import { practiceLine, simulatePractice } from './support/practice-simulation';
import { type Finished, reportOf, type Watcher } from './support/simulation-report';

const MODES = [...BOT_LEVELS, 'mixed', 'duel'] as const;
type Mode = (typeof MODES)[number];
/** The systems with additional figures. */
const WATCHERS: Readonly<Partial<Record<string, () => Watcher>>> = {
  domination: dominationTally,
  'new-era': newEraTally,
};
/** The last year of simulated games, in systems that have one, so that they end. */
const LAST_YEAR = 2066;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string' },
    seats: { type: 'string' },
    bots: { type: 'string' },
    champion: { type: 'string', default: 'decent' },
    against: { type: 'string', default: 'random' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    'last-year': { type: 'string' },
    season: { type: 'string' },
    pace: { type: 'boolean', default: false },
    practice: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1000' },
    defects: { type: 'boolean', default: false },
  },
});
if (values.faults) {
  const seeds = Number(values.seeds);
  const one = values.seed === undefined ? {} : { seed: Number(values.seed) };
  const kept = await (values.defects
    ? simulateDefects(seeds, print)
    : simulateFaults({ seeds, ...one }, print));
  process.exit(kept ? 0 : 1);
}
const seed = values.seed ?? 'turreton';
if (values.season !== undefined) {
  const lines = await simulateSeason(JSON.parse(readFileSync(values.season, 'utf8')));
  for (const line of lines) print(line);
  process.exit(0);
}
if (values.practice) {
  const level = PRACTICE_LEVELS.find((name) => name === (values.bots ?? 'gentle'));
  const wanted = GAME_SYSTEM_IDS.filter((name) => values.game === undefined || name === values.game);
  for (const one of wanted) {
    const played = gameSystem(one);
    const result = simulatePractice(
      played,
      level ?? fail(`--practice --bots is one of ${PRACTICE_LEVELS.join(', ')}`),
      seed,
      Number(values.games ?? 100),
    );
    print(practiceLine(played, result));
  }
  process.exit(0);
}
const mode =
  MODES.find((name) => name === (values.bots ?? 'decent')) ?? fail(`--bots is one of ${MODES.join(', ')}`);
const id =
  GAME_SYSTEM_IDS.find((name) => name === (values.game ?? 'ny2047')) ?? fail(`no game system ${values.game}`);
const system = gameSystem(id) ?? fail(`${id} is not built yet`);
if (values.pace) {
  for (const line of simulatePace(system, seatsFor(system), seed, Number(values.games ?? 40))) print(line);
  process.exit(0);
}
simulate(system, mode, Number(values.games ?? (mode === 'duel' ? 500 : 2000)));

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function simulate(played: GameSystem, bots: Mode, games: number): void {
  const options = optionsFor(played);
  const seats = seatsFor(played);
  const watcher = WATCHERS[played.id]?.();
  const started = performance.now();
  const finished = Array.from({ length: games }, (_, game) =>
    playGame(played, options, seats, bots, game, watcher),
  );
  const each = (performance.now() - started) / games;
  print(`${games} games of ${played.title}, ${seats.length} seats, bots: ${bots}, seed "${seed}"`);
  print(`options: ${JSON.stringify(options)}`);
  print(`${each.toFixed(each < 10 ? 1 : 0)} ms a game`);
  for (const line of [...reportOf(played, seats, finished), ...(watcher?.report() ?? [])]) print(line);
}

/** The system's defaults, with the values given as `--option name=value`; values are JSON, or else plain text. */
function optionsFor(played: GameSystem): unknown {
  const given: Record<string, unknown> = Object.fromEntries(values.option.map(optionFrom));
  if (values['last-year'] !== undefined) given.lastYear = Number(values['last-year']);
  const ending = played.options.safeParse({ lastYear: LAST_YEAR, ...given });
  const read = ending.success ? ending : played.options.safeParse(given);
  return read.success ? read.data : fail(read.error.issues.map(({ message }) => message).join('; '));
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

function seatsFor({ seats }: GameSystem): readonly SeatId[] {
  const count = Number(values.seats ?? seats.usual);
  if (Number.isInteger(count) && count >= seats.min && count <= seats.max) return seats.names.slice(0, count);
  return fail(`--seats is ${seats.min} to ${seats.max}`);
}

/** One game from set-up to end, in which no seat misses a deadline. In a duel a champion meets bots of another kind. */
function playGame(
  played: GameSystem,
  options: unknown,
  seats: readonly SeatId[],
  bots: Mode,
  game: number,
  watcher: Watcher | undefined,
): Finished {
  const random = textRandom(`${seed} ${game}`);
  const champion = bots === 'duel' ? seats[game % seats.length] : undefined;
  const players = new Map(seats.map((seat) => [seat, botFor(played, bots, seat === champion, random)]));
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

function botFor(played: GameSystem, bots: Mode, isChampion: boolean, random: Random): Bot<unknown> {
  if (bots === 'mixed') return played.bots[random.draw(0, 1) === 0 ? 'decent' : 'random'];
  if (bots === 'duel') return played.bots[levelFrom(isChampion ? values.champion : values.against)];
  return played.bots[bots];
}

function levelFrom(given: string): BotLevel {
  return BOT_LEVELS.find((level) => level === given) ?? fail(`a bot is one of ${BOT_LEVELS.join(', ')}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
