import { type Ahead, apartPairs, pairsOf, type SeatingProblem } from './problem';

/** Who may still meet whom without a repeat: of two players `free[one * size + other]` is 1. */
export interface Strangers {
  readonly size: number;
  readonly free: Uint8Array;
}

/** An answer within a number of steps. */
export type Answer = 'yes' | 'no' | 'unknown';

/**
 * The steps of one search, a pair tried each: fixed, not timed, so that anyone can repeat it. A search that is lost in a
 * bad beginning is given up early and begins elsewhere; the last one is thorough.
 */
const STEPS = [...new Array<number>(20).fill(1_000), 40_000];

/** The steps of all searches for one round. */
interface Budget {
  steps: number;
}

/** As many steps as the search for a seating tries swaps, and fewer for many players: a step looks at every pair. */
function newBudget(size: number): Budget {
  return { steps: Math.min(3_000_000, Math.floor(300_000_000 / size ** 2)) };
}

/**
 * The strangers among all who play on: the players of the problem by their numbers, then those who are out. If they are
 * odd in number, a last one stands for the bye: only players with the fewest byes may still have one.
 */
export function strangersOf(problem: SeatingProblem, ahead: Ahead): Strangers {
  const ids = [...problem.players.map(({ id }) => id), ...ahead.out];
  const size = ids.length + (ids.length % 2);
  const free = new Uint8Array(size * size).fill(1);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  for (let one = 0; one < size; one += 1) free[one * size + one] = 0;
  const met = problem.earlier.flatMap((board) => pairsOf(Object.values(board)));
  for (const [first, second] of [...met, ...apartPairs(problem)]) {
    const [one, other] = [numbers.get(first), numbers.get(second)];
    if (one !== undefined && other !== undefined) setPair({ size, free }, one, other, 0);
  }
  const byesOf = (number: number) => ahead.byes.filter((id) => id === ids[number]).length;
  const fewest = Math.min(...ids.map((_, number) => byesOf(number)));
  for (let one = 0; size > ids.length && one < ids.length; one += 1)
    if (byesOf(one) > fewest) setPair({ size, free }, one, size - 1, 0);
  return { size, free };
}

/** The strangers that are left once these pairs have met. */
export function withoutPairs(
  { size, free }: Strangers,
  pairs: Iterable<readonly [number, number]>,
): Strangers {
  const left = { size, free: free.slice() };
  for (const [one, other] of pairs) setPair(left, one, other, 0);
  return left;
}

function setPair({ size, free }: Strangers, one: number, other: number, value: 0 | 1): void {
  free[one * size + other] = value;
  free[other * size + one] = value;
}

/**
 * Whether everyone can meet a stranger in each of so many rounds: perfect matchings without a common pair.
 * @param resting who has no board in the first of them
 */
export function canPlayOn(
  strangers: Strangers,
  rounds: number,
  resting: readonly number[] = [],
  budget = newBudget(strangers.size),
): Answer {
  if (rounds === 0 || isRoomy(strangers, rounds, resting.length)) return 'yes';
  const { found, exhausted } = pairingsFor(strangers, rounds, resting, budget);
  return found !== undefined ? 'yes' : exhausted ? 'no' : 'unknown';
}

/**
 * Whether everyone has so many strangers that no search is needed: if each of them has half the field (Dirac 1952), all
 * can be paired, and again without these pairs.
 */
function isRoomy({ size, free }: Strangers, rounds: number, resting: number): boolean {
  const least = leastStrangers({ size, free });
  return least - resting >= (size - resting) / 2 && least - (rounds - 1) >= size / 2;
}

function leastStrangers({ size, free }: Strangers): number {
  let least = size;
  for (let one = 0; one < size; one += 1) {
    let count = 0;
    for (let other = 0; other < size; other += 1) count += free[one * size + other] ?? 0;
    least = Math.min(least, count);
  }
  return least;
}

/**
 * Pairings for so many rounds in which nobody meets twice; undefined if there are none, or none was found.
 * @param resting who has no board in the first of them
 */
function pairingsFor(
  strangers: Strangers,
  rounds: number,
  resting: readonly number[],
  budget: Budget,
): Search {
  let search: Search = { found: undefined, exhausted: false };
  for (const [start, steps] of STEPS.entries()) {
    search = pairings(strangers, rounds, resting, { budget, steps, start });
    if (search.found !== undefined || search.exhausted) return search;
  }
  return search;
}

/** Of one round: the pairs by number. */
export type Pairing = readonly (readonly [number, number])[];

interface Search {
  readonly found: readonly Pairing[] | undefined;
  /** Whether everything was tried. */
  readonly exhausted: boolean;
}

interface Begin {
  readonly budget: Budget;
  readonly steps: number;
  /** Another number tries the strangers of a player in another order. */
  readonly start: number;
}

/** A search round by round, in each for the player with the fewest strangers first. */
function pairings(
  { size, free }: Strangers,
  rounds: number,
  resting: readonly number[],
  { budget, steps, start }: Begin,
): Search {
  const left = free.slice();
  const done: (readonly [number, number])[][] = [];
  const least = Math.max(0, budget.steps - steps);
  const nextRound = (): boolean => {
    const toCome = rounds - done.length;
    if (toCome === 0) return true;
    const isFirst = done.length === 0 && resting.length > 0;
    const strangers = { size, free: left };
    if (!isFirst && (leastStrangers(strangers) < toCome || hasOddPart(strangers))) return false;
    const open = new Uint8Array(size).fill(1);
    for (const one of isFirst ? resting : []) open[one] = 0;
    done.push([]);
    if (fill(open)) return true;
    done.pop();
    return false;
  };
  const fill = (open: Uint8Array): boolean => {
    const one = scarcest(open);
    if (one === undefined) return nextRound();
    const pairs = done.at(-1) ?? [];
    for (let at = 0; at < size; at += 1) {
      const other = (at + start * (1 + done.length)) % size;
      if (open[other] === 0 || left[one * size + other] === 0 || isOutOfTurn(one, other)) continue;
      if (budget.steps <= least) return false;
      budget.steps -= 1;
      setPair({ size, free: left }, one, other, 0);
      open[one] = 0;
      open[other] = 0;
      pairs.push([one, other]);
      if (fill(open)) return true;
      pairs.pop();
      open[one] = 1;
      open[other] = 1;
      setPair({ size, free: left }, one, other, 1);
    }
    return false;
  };
  const scarcest = (open: Uint8Array): number | undefined => {
    let [best, fewest] = [-1, size + 1];
    for (let one = 0; one < size; one += 1) {
      if (open[one] === 0) continue;
      let count = 0;
      for (let other = 0; other < size; other += 1)
        count += (left[one * size + other] ?? 0) & (open[other] ?? 0);
      if (count < fewest) [best, fewest] = [one, count];
    }
    return best < 0 ? undefined : best;
  };
  /** Rounds to come are equal, so those that differ only in their order are tried once: the first player's opponents ascend. */
  const isOutOfTurn = (one: number, other: number): boolean => {
    const before = done.length - 2;
    if (before < (resting.length > 0 ? 1 : 0) || (one !== 0 && other !== 0)) return false;
    const last = done[before]?.find((pair) => pair.includes(0));
    return last !== undefined && one + other < last[0] + last[1];
  };
  const isThere = nextRound();
  return { found: isThere ? done : undefined, exhausted: budget.steps > least };
}

/** Whether some players, an odd number of them, are strangers to nobody but each other. */
function hasOddPart({ size, free }: Strangers): boolean {
  const seen = new Uint8Array(size);
  for (let start = 0; start < size; start += 1) {
    if (seen[start] === 1) continue;
    const part = [start];
    seen[start] = 1;
    for (const one of part)
      for (let other = 0; other < size; other += 1)
        if (free[one * size + other] === 1 && seen[other] === 0) {
          seen[other] = 1;
          part.push(other);
        }
    if (part.length % 2 === 1) return true;
  }
  return false;
}

/**
 * Of players who may sit out a round, the first after whom this round and all to come can be played without a repeat; if
 * there is none, the first after whom most of them can.
 * @param candidates their ids, in the order in which they would sit out
 * @param ahead the rounds to come, with the byes before this round
 */
export function sitterAhead(
  field: Pick<SeatingProblem, 'players' | 'earlier' | 'apart' | 'teams'>,
  candidates: readonly string[],
  { rounds, out, byes }: Ahead,
): string | undefined {
  const budget = newBudget(field.players.length + out.length + 1);
  const after = candidates.map((id) => {
    const players = field.players.filter((player) => player.id !== id);
    const then = { rounds, out: [id, ...out], byes: [...byes, id] };
    const strangers = strangersOf({ seats: [], ...field, players }, then);
    return { id, strangers, resting: restingIn(strangers, players.length) };
  });
  for (let toCome = rounds; toCome >= 0; toCome -= 1) {
    const found = surest(after, ({ strangers, resting }) =>
      canPlayOn(strangers, toCome + 1, resting, budget),
    );
    if (found !== undefined) return found.id;
  }
  return candidates[0];
}

/** Up to this many players every pairing of a round is compared: 10,395 of them at most. */
const MOST_TRIED = 12;

/** What the choice of a pairing needs to know of prices. */
export interface Prices {
  /** The price of a pair, by number. */
  price(one: number, other: number): number;
  /** The cheapest pairing without some pairs, as far as possible. */
  cheapest(isBarred: (one: number, other: number) => boolean): Pairing;
}

/**
 * The cheapest pairing after which all rounds to come can be played without a repeat; if that is impossible, as many of
 * them as possible.
 */
export function pairedAhead(
  strangers: Strangers,
  { rounds }: Ahead,
  { price, cheapest: among }: Prices,
): Pairing {
  const isKnown = (one: number, other: number) => strangers.free[one * strangers.size + other] === 0;
  const cheapest = withoutRepeats(among, isKnown);
  const players = 2 * cheapest.length;
  const resting = restingIn(strangers, players);
  // Where some must meet again in this round they do so at the lowest price.
  if (cheapest.some(([one, other]) => isKnown(one, other))) return cheapest;
  const costOf = (pairing: Pairing) => pairing.reduce((sum, [one, other]) => sum + price(one, other), 0);
  const budget = newBudget(strangers.size);
  const leaves = (pairing: Pairing, toCome: number) =>
    canPlayOn(withoutPairs(strangers, pairing), toCome, [], budget);
  let every: readonly Pairing[] | undefined;
  for (let toCome = Math.min(rounds, strangers.size - 1); toCome > 0; toCome -= 1) {
    const answer = leaves(cheapest, toCome);
    if (answer === 'yes') return cheapest;
    if (canPlayOn(strangers, toCome + 1, resting, budget) === 'no') continue;
    if (players <= MOST_TRIED) {
      every ??= allPairings(strangers, players).sort((one, other) => costOf(one) - costOf(other));
      const found = surest(every, (pairing) => leaves(pairing, toCome));
      if (found !== undefined) return found;
      continue;
    }
    const near = cheapest
      .map(([first, second]) =>
        among(
          (one, other) =>
            isKnown(one, other) || (Math.min(one, other) === first && Math.max(one, other) === second),
        ),
      )
      .filter((pairing) => leaves(pairing, toCome) === 'yes');
    const whole = pairingsFor(strangers, toCome + 1, resting, budget).found ?? [];
    const isOfPlayers = (pairing: Pairing) =>
      pairing.length === cheapest.length && pairing.flat().every((one) => one < players);
    const [best] = [...near, ...whole.filter(isOfPlayers)].sort((one, other) => costOf(one) - costOf(other));
    if (best !== undefined) return best;
    if (answer === 'unknown') return cheapest;
  }
  return cheapest;
}

/** The cheapest pairing; one in which some meet again only where nothing else is possible, whatever it saves. */
function withoutRepeats(
  among: Prices['cheapest'],
  isKnown: (one: number, other: number) => boolean,
): Pairing {
  const has = (pairing: Pairing) => pairing.some(([one, other]) => isKnown(one, other));
  const cheapest = among(() => false);
  if (!has(cheapest)) return cheapest;
  const fresh = among(isKnown);
  return has(fresh) ? cheapest : fresh;
}

/** The first of a list with a yes; if there is none, the first that may have one. */
function surest<T>(list: readonly T[], ask: (one: T) => Answer): T | undefined {
  let perhaps: T | undefined;
  for (const one of list) {
    const answer = ask(one);
    if (answer === 'yes') return one;
    if (answer === 'unknown') perhaps ??= one;
  }
  return perhaps;
}

/** Everyone who has no board in this round. */
function restingIn({ size }: Strangers, players: number): readonly number[] {
  return Array.from({ length: size - players }, (_, at) => players + at);
}

/** Every pairing of the first so many players with strangers. */
function allPairings({ size, free }: Strangers, players: number): Pairing[] {
  const found: Pairing[] = [];
  const extend = (pairs: Pairing, left: readonly number[]): void => {
    const [one, ...others] = left;
    if (one === undefined) {
      found.push(pairs);
      return;
    }
    for (const other of others)
      if (free[one * size + other] === 1)
        extend(
          [...pairs, [one, other]],
          others.filter((third) => third !== other),
        );
  };
  extend(
    [],
    Array.from({ length: players }, (_, at) => at),
  );
  return found;
}
