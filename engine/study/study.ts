import type { BySeat, GameSystem, Pending, Sentence, StepResult } from '../game';
import { type Random, textRandom } from '../random';

/** The game that a study plays on. */
export interface StudiedGame {
  readonly system: GameSystem;
  /** As parsed by the system's schema. */
  readonly options: unknown;
  /** The seed of every random decision in the study: hidden cards, dice, draws. */
  readonly seed: string;
}

export interface StudyStart {
  readonly position: unknown;
  /** The stream of the first step, where it is published; without it the study's seed decides. */
  readonly random?: () => Random;
}

/** One adjudicated step of a study. */
export interface StudiedStep {
  readonly label: string;
  /** The decision that the game waited for. */
  readonly pending: Pending;
  readonly before: unknown;
  readonly result: StepResult<unknown>;
  readonly sentences: readonly Sentence[];
}

/** The orders that a study gives in one step. A seat without an entry sends none. */
export type StudyOrders = Readonly<Record<string, readonly unknown[]>>;

/**
 * The start position of a study for a user who sees no more than this view: hidden parts are dealt from the study's
 * seed.
 */
export function startFromView({ system, seed }: StudiedGame, view: unknown): StudyStart {
  const position = system.dealHidden?.(view, textRandom(`study ${seed} deal`)) ?? view;
  return { position };
}

/** The position before the first step of a new game. */
export function startOfNewGame({ system, options, seed }: StudiedGame, seats: readonly string[]): StudyStart {
  return { position: system.setup(options, seats, textRandom(`study ${seed} set-up`)) };
}

/**
 * Plays the steps of a study, each from the position after the one before.
 * @returns fewer steps than given if the game ends earlier
 */
export function playStudy(
  game: StudiedGame,
  start: StudyStart,
  given: readonly StudyOrders[],
): readonly StudiedStep[] {
  const steps: StudiedStep[] = [];
  let { position } = start;
  for (const [at, orders] of given.entries()) {
    const random = at === 0 && start.random ? start.random() : textRandom(`study ${game.seed} step ${at}`);
    const step = studiedStep(game, position, orders, random);
    if (step === null) break;
    steps.push(step);
    position = step.result.position;
  }
  return steps;
}

function studiedStep(
  { system, options }: StudiedGame,
  before: unknown,
  orders: StudyOrders,
  random: Random,
): StudiedStep | null {
  const pending = system.pending(before);
  if (pending === null) return null;
  const result = system.adjudicate(before, ordersIn(system, before, orders), options, random);
  return { label: system.label(before), pending, before, result, sentences: system.describe(before, result) };
}

/**
 * The orders in the form that a step takes: for a seat that sends none, the platform gives the same orders as in a
 * game.
 */
function ordersIn(system: GameSystem, position: unknown, orders: StudyOrders): BySeat<readonly unknown[]> {
  const given = Object.entries(orders).filter(([, list]) => list.length > 0);
  return { ...system.automatic?.(position), ...Object.fromEntries(given) };
}

/** The orders that the system's best bot would give for a seat here, seeing only what that seat sees. */
export function ordersOfBot(
  { system, seed }: StudiedGame,
  position: unknown,
  seat: string,
): readonly unknown[] {
  const view = system.view(position, { kind: 'seat', seat });
  return system.bots.sharp.orders(view, seat, textRandom(`study ${seed} bot ${seat}`));
}
