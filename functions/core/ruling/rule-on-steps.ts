import { fault } from '../../../engine/fault';
import type { GameSystem, Message } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import type { Caller } from '../access/caller';
import type { GameRecord, Gate, StepRecord } from '../game/games.records';
import { watchedAfter } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import { type OrdersInput, readOrders } from '../step/submit-orders';
import type { ConsideredSteps } from './considered-steps';
import { correctedPosition, type PositionChange } from './corrected-position';
import { followRuling } from './follow-ruling';
import { logRefused } from './log-looks';
import { gameToRuleOn, isOpen, rulingOn, type SeenGame } from './rule-on-game';
import type { TakeBackRecord } from './rulings.records';
import { stepsInWords } from './steps-in-words';
import { stepsAfter } from './take-back';

/** A moderator's request about played steps. */
export type WantedSteps = {
  readonly seen?: SeenGame | undefined;
} /** Reopens this step; it and all later ones are taken back. */ & (
  | { readonly kind: 'roll-back'; readonly step: number }
  /**
   * Adjudicates a step with other orders for a seat. Later steps are adjudicated `again` with their orders, or played
   * `anew`.
   */
  | {
      readonly kind: 'correct-order';
      readonly step: number;
      readonly seat: string;
      readonly orders: OrdersInput['orders'];
      readonly later: 'anew' | 'again';
    }
  /** Changes the position on which the open step builds; given as the moderator sees it. */
  | { readonly kind: 'correct-position'; readonly position: unknown }
);

type Change = Pick<TakeBackRecord, 'from' | 'again' | 'orders' | 'position'> & {
  readonly changes: readonly PositionChange[];
};

/** A running game that the caller may rule on, with its played steps. */
export interface PlayedSteps {
  readonly game: GameRecord;
  readonly gate: Gate;
  readonly system: GameSystem;
  /** Oldest first, including the set-up. */
  readonly steps: readonly StepRecord[];
}

/** Finds the played steps of a game that the caller may rule on and whose step is open, or refuses. */
export async function playedSteps(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { seen }: Pick<WantedSteps, 'seen'>,
): Promise<Outcome<PlayedSteps>> {
  const found = await gameToRuleOn(deps, caller, gameId, seen);
  if (!found.ok) return found;
  const { game, gate } = found.value;
  if (!isOpen(gate, deps.clock()))
    return refuse({ code: 'step-closed', step: gate.step, deadline: gate.deadline });
  const system = await loadSystemFor(game);
  if (system === undefined) throw new Error(`game ${gameId} lacks its rules`);
  return done({ game, gate, system, steps: await deps.store.steps(gameId) });
}

/**
 * Considers a ruling on steps without making it: computes all effects, including hidden cards. Refused for a step that
 * was not played, a seat that does not exist, orders that the rules refuse, an impossible position, and if nothing
 * would change.
 */
export async function stepsConsidered(
  deps: Deps,
  { game, gate, system, steps }: PlayedSteps,
  wanted: WantedSteps,
): Promise<Outcome<ConsideredSteps>> {
  const { id: gameId } = game;
  const [seed, rulings] = await Promise.all([deps.store.seed(gameId), deps.store.rulings(gameId)]);
  const before = steps.at(-1);
  if (seed === undefined || before === undefined) throw new Error(`game ${gameId} lacks its seed or set-up`);
  const change = changeOf(system, game, steps, wanted);
  if (!change.ok) return change;
  const { changes, ...rest } = change.value;
  const numbers = { game: gameId, ruling: rulings.length + 1, at: deps.clock(), last: before.step };
  const takeBack = { ...numbers, ...rest };
  const { last: after, rewritten } = stepsAfter(system, game, takeBack, steps, seed);
  const taken = steps.filter(({ step }) => step >= takeBack.from);
  return done({ game, system, gate, takeBack, taken, before, after, rewritten, changes });
}

/** Rolls back, corrects and replays steps. Steps that are rolled back are stored, and the log names them. */
export async function ruleOnSteps(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedSteps,
  reason: string,
): Promise<Outcome<null>> {
  const played = await playedSteps(deps, caller, gameId, wanted);
  if (!played.ok) return played;
  const considered = await stepsConsidered(deps, played.value, wanted);
  if (!considered.ok) {
    await logRefused(deps, caller, played.value, wanted, { refusal: considered.refusal, reason });
    return considered;
  }
  const { game, gate, takeBack } = considered.value;
  const said = { kind: wanted.kind, reason, ...stepsInWords(considered.value) };
  const ruled = await rulingOn(deps, caller, { game, gate }, said);
  const numbered = { ...takeBack, ruling: ruled.ruling.number };
  const before = { ...gate, ...watchedAfter(game, gate, numbered) };
  const written = await deps.store.takeBack(before, numbered, ruled);
  if (written === 'step-closed')
    return refuse({ code: 'step-closed', step: gate.step, deadline: gate.deadline });
  if (written === 'changed-meanwhile') return refuse({ code: 'changed-meanwhile' });
  await followRuling(deps, gameId);
  return done(null);
}

function changeOf(
  system: GameSystem,
  game: GameRecord,
  steps: readonly StepRecord[],
  wanted: WantedSteps,
): Outcome<Change> {
  const last = steps.at(-1);
  if (last === undefined) return refuse({ code: 'not-found', what: 'step' });
  if (wanted.kind === 'correct-position') {
    const read = correctedPosition(system, game, last.position, wanted.position);
    if (!read.ok) return refuse({ code: 'invalid', problems: read.problems });
    const { position, changes } = read.value;
    if (changes.length === 0) return refuse({ code: 'nothing-changes' });
    return done({ from: last.step + 1, again: 0, orders: null, position, changes });
  }
  const unfit = unfitStep(game, last, wanted);
  const before = steps.find(({ step }) => step === wanted.step - 1);
  if (unfit !== undefined || before === undefined)
    return refuse(unfit ?? { code: 'not-found', what: 'step' });
  const { step: from } = wanted;
  if (wanted.kind === 'roll-back') return done({ from, again: 0, orders: null, changes: [] });
  const { seat } = wanted;
  const read = readOrders(system, before.position, seat, wanted.orders);
  if (!read.ok) return refuse({ code: 'orders-refused', problems: read.problems });
  const again = playedAgain(last, wanted);
  return done({ from, again, orders: { seat, orders: read.orders }, changes: [] });
}

/** The problem of the step or seat that a ruling names; it is public. */
export function unfitStep(
  game: GameRecord,
  last: StepRecord,
  wanted: Exclude<WantedSteps, { kind: 'correct-position' }>,
): Refusal | undefined {
  if (wanted.step > last.step)
    return unfit('step', 'no-such-step', fault('ruling.step', { last: last.step }));
  if (wanted.kind === 'correct-order' && !game.seats.some((one) => one.seat === wanted.seat))
    return unfit('seat', 'unknown-seat', fault('ruling.noSeat'));
  return undefined;
}

/** How many steps are adjudicated again when an order is corrected. */
export function playedAgain(
  last: StepRecord,
  { later, step }: Extract<WantedSteps, { kind: 'correct-order' }>,
): number {
  return later === 'again' ? last.step - step + 1 : 1;
}

function unfit(field: string, code: string, message: Message): Refusal {
  return { code: 'invalid', problems: [{ code, path: [field], rule: '', message }] };
}
