import { canonicalJson } from '../../engine/core/canonical';
import { filled } from '../../engine/core/filled';
import type { GameSystem, PendingSeat, SeatId } from '../../engine/game';
import { END_KINDS } from '../../engine/game/outcome';
import { type Random, textRandom } from '../../engine/random';
import { inEnglish } from '../support/translated';

/** No game of bots is longer; a longer one breaks the contract or waits for a seat forever. */
const MOST_STEPS = 3000;

/** Plays one game of the system's bots and lists every breach of the contract with the platform. */
export function breachesOf(system: GameSystem, seed: string): readonly string[] {
  const options = system.options.parse({});
  const seats = system.seats.names.slice(0, system.seats.usual);
  let position = (
    system.opening?.(options, seats, textRandom(seed)) ?? {
      position: system.setup(options, seats, textRandom(seed)),
    }
  ).position;
  const breaches = new Set<string>(breachesAtRest(system, position, seats));
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const pending = system.pending(position);
    if (pending === null) return [...breaches, ...breachesAtEnd(system, position, seats)];
    const random = textRandom(`${seed}, step ${step}`);
    const orders = Object.fromEntries(
      pending.seats
        .filter(({ owes }) => owes)
        .map((one) => [one.seat, ordersOf(system, position, one, random)]),
    );
    if (step % 7 === 1) for (const one of pending.seats) note(breaches, offerBreaches(system, position, one));
    for (const [seat, list] of Object.entries(orders))
      if (system.validate(position, seat, list).length > 0)
        breaches.add('a bot gives orders that are refused');
    const adjudicated = () =>
      system.adjudicate(position, orders, options, textRandom(`${seed}, dice ${step}`));
    const result = adjudicated();
    if (canonicalJson(result) !== canonicalJson(adjudicated()))
      breaches.add('the same orders give another result');
    note(breaches, breachesAtRest(system, result.position, seats));
    if (result.orders.some(({ reason }) => reason === '')) breaches.add('a verdict names no rule');
    if (system.describe(position, result).some(({ says }) => !/[.!?]$/.test(inEnglish(says))))
      breaches.add('a sentence of the story has no end');
    position = result.position;
  }
  return [...breaches, `no game ends within ${MOST_STEPS} steps`];
}

function note(breaches: Set<string>, found: readonly string[]): void {
  for (const breach of found) breaches.add(breach);
}

function ordersOf(system: GameSystem, position: unknown, { seat }: PendingSeat, random: Random) {
  return system.bots.steady.orders(system.view(position, { kind: 'seat', seat }), seat, random);
}

/** Every offered order must be accepted, as it is and with any values of its open parts. */
function offerBreaches(system: GameSystem, position: unknown, { seat }: PendingSeat): readonly string[] {
  const random = textRandom(`offers to ${seat}`);
  return system.legal(position, seat, []).flatMap((offer) => {
    const made = [offer.order, filled(offer as { readonly order: object }, random)];
    const refused = made.flatMap((order) => system.validate(position, seat, [order]));
    return refused.slice(0, 1).map(({ message }) => `an offer is refused: ${inEnglish(message)}`);
  });
}

/** Pages warn with a default in lower case, so a name must not begin it, nor a condition. */
const CONTINUES = /^(You|Your|Every|The) /;

/** The conditions that every position must meet. */
function breachesAtRest(system: GameSystem, position: unknown, seats: readonly SeatId[]): readonly string[] {
  const found: string[] = [];
  if (canonicalJson(position) !== canonicalJson(JSON.parse(JSON.stringify(position))))
    found.push('a position does not survive JSON');
  const figures = system.figures(position);
  if (!seats.every((seat) => system.measures.every(({ id }) => typeof figures[seat]?.[id] === 'number')))
    found.push('a seat has no figure for a measure');
  if (system.label(position) === '') found.push('a moment has no name');
  if ((system.pending(position) === null) !== (system.outcome(position) !== null))
    found.push('the game waits for nobody and has not ended, or the other way round');
  if (system.pending(position)?.seats.some(({ fallback }) => fallback.rule === ''))
    found.push('a default names no rule');
  if (system.pending(position)?.seats.some(({ fallback }) => !CONTINUES.test(inEnglish(fallback.says))))
    found.push('a default does not continue "If you stay silent, ..."');
  return found;
}

function breachesAtEnd(system: GameSystem, position: unknown, seats: readonly SeatId[]): readonly string[] {
  const { placing = [], winners = [], end } = system.outcome(position) ?? {};
  const placed = placing.flat();
  const found: string[] = [];
  if (placed.length !== seats.length || !seats.every((seat) => placed.includes(seat)))
    found.push('the placing leaves a seat out or names it twice');
  if (!END_KINDS.some((kind) => kind === end)) found.push('the end is of no kind that scoring systems know');
  if (!winners.every((seat) => placing[0]?.includes(seat))) found.push('a winner is not placed first');
  return found;
}
