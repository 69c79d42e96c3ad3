import { bySeat } from '../core/by-seat';
import { fault } from '../fault';
import type { GameSystem, Problem, SeatId } from '../game';
import type { Bot } from '../game/bot';
import { type Definition, definitionIn, RESULTS_ONLY } from './definition';
import { identityFrom } from './identity';
import { measuresFrom } from './measures';
import { OPTIONS, type Options } from './options';

/** A board of a game without an engine: only its seats are known until its result is entered. */
interface Position {
  readonly seats: readonly SeatId[];
}

const NO_BOT: Bot<never> = { orders: () => [] };

/** Nobody submits orders: the game is played at a real table. */
const NO_ORDERS: Problem = { code: 'no-orders', path: [], rule: '', message: fault('ownGame.noOrders') };

const RULES_VERSION = '1';

/** A game without an engine as an ordinary game system, from the definition in the options of its season or game. */
export function resultsOnly(
  options: Readonly<Record<string, unknown>> | undefined,
): GameSystem<Position, never, Options> {
  return systemFrom(definitionIn(options));
}

function systemFrom(definition: Definition): GameSystem<Position, never, Options> {
  const measures = measuresFrom(definition);
  const none = Object.fromEntries(measures.map(({ id }) => [id, 0]));
  return {
    id: RESULTS_ONLY,
    ...identityFrom(definition),
    rulesVersion: RULES_VERSION,
    options: OPTIONS,
    measures,
    under: (options) => resultsOnly(options) as GameSystem,
    bots: { random: NO_BOT, gentle: NO_BOT, steady: NO_BOT, sharp: NO_BOT },
    length: () => ({ usual: {}, most: {} }),
    setup: (_options, seats) => ({ seats: [...seats] }),
    read: () => ({ ok: false, problems: [NO_ORDERS] }),
    pending: () => ({ pace: 'decision', clock: 'table', seats: [] }),
    validate: () => [NO_ORDERS],
    legal: () => [],
    adjudicate: (position) => ({ position, orders: [], events: [], outcome: null }),
    view: (position) => position,
    viewResult: (result) => result,
    // Its result is entered, and stored as a ruling.
    outcome: () => null,
    figures: ({ seats }) => bySeat(seats, () => none),
    label: () => 'At the table',
    describe: () => [],
    dealings: () => [],
  };
}
