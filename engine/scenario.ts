import * as z from 'zod';
import type { BySeat, GameEvent, GameSystem, SeatId, StepResult } from './game';
import { debugText } from './game/message';
import { GAME_SYSTEM_IDS, type GameSystemId } from './games';
import { type Random, scriptedRandom, textRandom } from './random';
import { SYSTEMS } from './systems';

/** A scenario file: a position, the orders given, and the expected results. */
const SCENARIO = z.object({
  title: z.string().default(''),
  rule: z.string().optional(),
  game: z.enum(GAME_SYSTEM_IDS),
  seats: z.array(z.string()).min(1).optional(),
  seed: z.string().default('scenario'),
  options: z.record(z.string(), z.unknown()).default({}),
  position: z.unknown().optional(),
  steps: z.array(
    z.object({
      orders: z.record(z.string(), z.array(z.unknown())).default({}),
      random: z.array(z.number()).default([]),
      expect: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});
type Scenario = z.infer<typeof SCENARIO>;

/** A step of a scenario as the engine played it. */
export interface PlayedStep {
  readonly before: unknown;
  readonly orders: BySeat<readonly unknown[]>;
  readonly result: StepResult<unknown>;
}

/** A scenario with all its results. */
export interface PlayedScenario {
  readonly title: string;
  readonly game: GameSystemId;
  readonly seats: readonly SeatId[];
  readonly options: unknown;
  readonly steps: readonly PlayedStep[];
}

/** An expectation that a step's result does not meet. */
export interface Mismatch {
  readonly step: number;
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** The result of a scenario; one with an `error` could not be run. */
export type ScenarioReport =
  | {
      readonly title: string;
      readonly ok: boolean;
      readonly mismatches: readonly Mismatch[];
      readonly steps: readonly StepResult<unknown>[];
    }
  | { readonly title: string; readonly ok: false; readonly error: string };

/**
 * Plays the steps of a scenario, regardless of its expectations.
 * @throws where the file breaks the format, or names a position that the game cannot read
 */
export function playedScenario(json: unknown): PlayedScenario {
  return playScenario(SCENARIO.parse(json));
}

/** Runs a scenario of any game system and compares every step with the expectations. */
export function runScenario(json: unknown): ScenarioReport {
  const parsed = SCENARIO.safeParse(json);
  if (!parsed.success) return { title: titleOf(json), ok: false, error: z.prettifyError(parsed.error) };
  try {
    return judged(parsed.data);
  } catch (error) {
    return {
      title: parsed.data.title,
      ok: false,
      error: error instanceof Error ? error.message : String(error),
    };
  }
}

function titleOf(json: unknown): string {
  const title = typeof json === 'object' && json !== null && 'title' in json ? json.title : '';
  return typeof title === 'string' ? title : '';
}

/** Compares the engine's results for a scenario with the expected ones. */
function judged(scenario: Scenario): ScenarioReport {
  const steps = playScenario(scenario).steps.map(({ result }) => result);
  const mismatches = steps.flatMap((result, step) =>
    differences(scenario.steps[step]?.expect, result, []).map((found) => ({ step, ...found })),
  );
  return { title: scenario.title, ok: mismatches.length === 0, mismatches, steps };
}

function playScenario(scenario: Scenario): PlayedScenario {
  const { title, game } = scenario;
  const system = SYSTEMS[game].under?.(scenario.options) ?? SYSTEMS[game];
  const options = system.options.parse(scenario.options);
  const seats = seatsOf(system, scenario);
  const seeded = textRandom(scenario.seed);
  const streams = scenario.steps.map(({ random: numbers }) => scriptedRandom(numbers, seeded));
  const start = startOf(system, scenario, options, seats, [seeded, ...streams]);
  let { position: before } = start;
  const steps = scenario.steps.map(({ orders }, step): PlayedStep => {
    const result = system.adjudicate(before, orders, options, streams[step] ?? seeded);
    const events = step === 0 ? [...start.events, ...result.events] : result.events;
    const played = { before, orders, result: { ...result, events } };
    before = result.position;
    return played;
  });
  return { title, game, seats, options, steps };
}

/** The seats named, or all that the system knows. Orders of other seats break the format. */
function seatsOf(system: GameSystem, scenario: Scenario): readonly SeatId[] {
  const { names, fixed, usual } = system.seats;
  const seats = scenario.seats ?? names.slice(0, usual);
  const stranger = fixed && seats.find((seat) => !names.includes(seat));
  if (stranger) throw new Error(`This game has no seat ${stranger}.`);
  if (new Set(seats).size !== seats.length) throw new Error('A seat is named twice.');
  for (const step of scenario.steps)
    for (const seat of Object.keys(step.orders))
      if (!seats.includes(seat)) throw new Error(`Orders are given for ${seat}, which is not a seat.`);
  return seats;
}

/** The position before the first step, and the events of a set-up that belongs to that step. */
function startOf(
  system: GameSystem,
  { position }: Scenario,
  options: unknown,
  seats: readonly SeatId[],
  [seeded, first = seeded]: readonly [Random, ...Random[]],
): { readonly position: unknown; readonly events: readonly GameEvent[] } {
  if (position === undefined)
    return system.opening
      ? system.opening(options, seats, first)
      : { position: system.setup(options, seats, seeded), events: [] };
  const read = system.read(position, options, seats);
  if (read.ok) return { position: read.value, events: [] };
  throw new Error(
    read.problems
      .map(({ path, message, rule }) => `${path.join('.')}: ${debugText(message)} (${rule})`)
      .join('; '),
  );
}

type Difference = Omit<Mismatch, 'step'>;

/** A deep subset match: every key given must match; lists match entry by entry, events as a subsequence. */
function differences(expected: unknown, actual: unknown, path: readonly string[]): readonly Difference[] {
  if (expected === undefined) return [];
  if (expected === null)
    return actual === null || actual === undefined ? [] : [differs(expected, actual, path)];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [differs(expected, actual, path)];
    return path.length === 1 && path[0] === 'events'
      ? eventDifferences(expected, actual, path)
      : listDifferences(expected, actual, path);
  }
  if (typeof expected === 'object') return objectDifferences(expected, actual, path);
  return expected === actual ? [] : [differs(expected, actual, path)];
}

function differs(expected: unknown, actual: unknown, path: readonly string[]): Difference {
  return { path: path.join('.'), expected, actual: actual ?? null };
}

function objectDifferences(
  expected: object,
  actual: unknown,
  path: readonly string[],
): readonly Difference[] {
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual))
    return [differs(expected, actual, path)];
  const values = new Map(Object.entries(actual));
  return Object.entries(expected).flatMap(([key, value]) =>
    differences(value, values.get(key), [...path, key]),
  );
}

function listDifferences(
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: readonly string[],
): readonly Difference[] {
  const found = expected.flatMap((value, at) => differences(value, actual[at], [...path, String(at)]));
  return expected.length === actual.length
    ? found
    : [differs(expected.length, actual.length, [...path, 'length']), ...found];
}

/** Each expected event must match some event, in order; other events may occur between them. */
function eventDifferences(
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: readonly string[],
): readonly Difference[] {
  const found: Difference[] = [];
  let from = 0;
  expected.forEach((event, at) => {
    const match = actual.findIndex(
      (candidate, place) => place >= from && differences(event, candidate, [...path, 'event']).length === 0,
    );
    if (match < 0) found.push(differs(event, null, [...path, String(at)]));
    else from = match + 1;
  });
  return found;
}
