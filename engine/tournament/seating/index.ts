import { shuffled } from '../../core/shuffled';
import { type Random, textRandom } from '../../random';
import { cheapestOfAll, MOST_COMPARED } from './all-seatings';
import { type Certificate, certify } from './certificate';
import { type Costs, costsOf } from './costs';
import { type DesignRound, roundOfDesign } from './from-design';
import { canPlayOn, strangersOf, withoutPairs } from './look-ahead';
import { MOST_PAIRED, pairUp, pairUpInParts } from './pair-up';
import { type SeatedBoard, type SeatingProblem, sectionProblem, sectionSeed } from './problem';
import { improved, type Places, totalCost } from './search';

export interface Seating {
  readonly boards: readonly SeatedBoard[];
  readonly certificate: Certificate;
}

/** Increases when the same problem, seed and round give other boards than before. */
export const ALGORITHM = 4;

/**
 * Seats a round from a published seed: by a design if one fits and no one meets again; boards of two by the cheapest
 * pairing (part by part, if there are many); few players by comparing all seatings; otherwise by search. The same
 * problem, seed and round give the same boards anywhere. docs/seating.md describes what is minimised. Sections are
 * seated one after the other, each by itself.
 * @throws RangeError if the players do not fill boards exactly
 */
export function seatRound(problem: SeatingProblem, seed: string, round: number): Seating {
  const { sections } = problem;
  if (sections === undefined) return seatTogether(problem, seed, round);
  const drawn = sections.map((section, at) =>
    seatTogether(sectionProblem(problem, section), sectionSeed(seed, at), round),
  );
  const boards = drawn.flatMap((section) => section.boards);
  const certificates = drawn.map(({ certificate }) => certificate);
  const method = METHODS.find((one) => certificates.some((section) => section.method === one)) ?? 'search';
  const cost = certificates.reduce((sum, section) => sum + section.cost, 0);
  const made = { seed, round, method, algorithm: ALGORITHM, cost };
  return { boards, certificate: certify(problem, boards, made) };
}

/** Of sections drawn in different ways, the certificate names the one that proves least. */
const METHODS = ['search', 'all-compared', 'cheapest-pairs', 'exact-design'] as const;

function seatTogether(problem: SeatingProblem, seed: string, round: number): Seating {
  const { players, seats } = problem;
  if (players.length % seats.length !== 0)
    throw new RangeError(`${players.length} players do not fill boards of ${seats.length}`);
  const costs = costsOf(problem, seed);
  const { places, method } = placesOf(problem, costs, seed, round);
  const boards = boardsFrom(problem, places);
  const made = { seed, round, method, algorithm: ALGORITHM, cost: totalCost(places, costs) };
  return { boards, certificate: certify(problem, boards, made) };
}

type Found = { readonly places: Places; readonly method: Exclude<Certificate['method'], 'by-hand'> };

/** Hours between clocks and preferred seats do not override a design: avoiding repeated meetings is worth more. */
function placesOf(problem: SeatingProblem, costs: Costs, seed: string, round: number): Found {
  const designed = roundOfDesign(problem, costs, seed);
  if (designed?.faults === 0 && !endsEarly(problem, designed.places))
    return { places: designed.places, method: 'exact-design' };
  const lots = `${seed}:round:${round}`;
  if (problem.seats.length === 2)
    return problem.players.length > MOST_PAIRED
      ? { places: pairUpInParts(problem, costs, textRandom(lots)), method: 'search' }
      : { places: pairUp(costs, textRandom(lots), problem), method: 'cheapest-pairs' };
  const random = textRandom(lots);
  const anywhere = Int32Array.from(
    shuffled(
      problem.players.map((_, number) => number),
      random,
    ),
  );
  if (problem.players.length <= MOST_COMPARED)
    return { places: cheapestOfAll(anywhere, costs), method: 'all-compared' };
  return { places: searchedPlaces(anywhere, costs, random, designed), method: 'search' };
}

/**
 * Whether the round of a design leaves too few strangers for the rounds to come. As long as nobody is out the design
 * itself provides for them.
 */
function endsEarly(problem: SeatingProblem, places: Places): boolean {
  const { ahead } = problem;
  if (ahead === undefined || ahead.rounds === 0 || ahead.out.length === 0) return false;
  const pairs = Array.from(
    { length: places.length / 2 },
    (_, at) => [places[2 * at] ?? 0, places[2 * at + 1] ?? 0] as const,
  );
  return canPlayOn(withoutPairs(strangersOf(problem, ahead), pairs), ahead.rounds) !== 'yes';
}

/** The better result of a search among all seatings and one around the round of a design. */
function searchedPlaces(
  start: Places,
  costs: Costs,
  random: Random,
  designed: DesignRound | undefined,
): Places {
  const found = improved(start, costs, random, 'anywhere');
  if (designed === undefined) return found;
  const near = improved(designed.places, costs, random, 'near');
  return totalCost(near, costs) <= totalCost(found, costs) ? near : found;
}

function boardsFrom({ players, seats }: SeatingProblem, places: Places): readonly SeatedBoard[] {
  return Array.from({ length: places.length / seats.length }, (_, board) =>
    Object.fromEntries(
      seats.map((seat, at) => [seat, players[places[board * seats.length + at] ?? 0]?.id ?? '']),
    ),
  );
}
