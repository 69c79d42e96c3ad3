import type { BySeat, SeatId } from '../../../game';
import { type Facts, factsOf, type ScoredBoard } from '../board';
import { add, extremes, ranges, times, UNKNOWN } from '../range';
import { type PointRange, sumOf } from '../system';
import type { ComposedParameters } from './parameters';
import { placeList } from './payments';
import { scoreComposed, soloPoints } from './score';

const NOTHING: PointRange = { least: 0, most: 0 };

/**
 * The range that a seat can still get from a composed system: the least and the most of every payment, for any
 * distribution of centres. Wider than the true range, because no board pays all its extremes at once.
 */
export function rangeComposed(board: ScoredBoard, parameters: ComposedParameters): BySeat<PointRange> {
  const facts = factsOf(board);
  return ranges(
    board,
    (ended) => scoreComposed(ended, parameters),
    (seat) => seatRange(facts, parameters, seat),
  );
}

function seatRange(facts: Facts, parameters: ComposedParameters, seat: SeatId): PointRange {
  if (facts.board.total === undefined) return UNKNOWN;
  const gone = isGone(facts, seat);
  const drawn = gone ? goneRange(facts, parameters, seat) : drawnRange(facts, parameters, seat);
  const { solo } = parameters;
  if (solo.rule === 'as-drawn') return drawn;
  if (solo.rule === 'factor')
    return extremes([drawn, times(drawn, [solo.winner]), times(drawn, [solo.losers])]);
  const wins = facts.isAlive(seat) ? [soloPoints(facts, parameters, solo)] : [];
  return extremes([drawn, loserRange(facts, parameters, solo.losers, seat), ...wins.map(exactly)]);
}

/** Whether a seat is out without centres, so that it can neither lead nor get a centre again. */
function isGone(facts: Facts, seat: SeatId): boolean {
  return !facts.isAlive(seat) && facts.centres(seat) === 0 && facts.total > 0;
}

/** The range of an eliminated seat in a drawn game: for playing, for places behind the first, and for its years. */
function goneRange(facts: Facts, parameters: ComposedParameters, seat: SeatId): PointRange {
  const { played, centreTable, over, places, gapTribute, scaledTo } = parameters;
  const beyond = over === null ? 0 : Math.max(0, Math.min(0, facts.majority) - over.centres) * over.perCentre;
  const plain = add([
    exactly(played),
    exactly(centreTable?.points[0] ?? 0),
    upTo(beyond),
    places?.out === true ? placeRange(placeList(facts, places).slice(1), parameters) : NOTHING,
  ]);
  const paid = gapTribute === null ? plain : { ...plain, least: plain.least - facts.total };
  const scaled = scaledTo === null ? paid : scaledRange(paid, scaledTo);
  return add([scaled, extremes([NOTHING, yearsRange(facts, parameters, seat)])]);
}

function loserRange(
  facts: Facts,
  parameters: ComposedParameters,
  losers: Extract<ComposedParameters['solo'], { rule: 'fixed' }>['losers'],
  seat: SeatId,
): PointRange {
  const gone = isGone(facts, seat);
  const centres = gone ? NOTHING : times({ least: 0, most: facts.total }, [losers.perCentre]);
  const years = losers.years ? yearsRange(facts, parameters, seat) : NOTHING;
  const alive = gone ? NOTHING : upTo(losers.alive);
  return add([exactly(losers.points), alive, extremes([NOTHING, centres]), extremes([NOTHING, years])]);
}

function drawnRange(facts: Facts, parameters: ComposedParameters, seat: SeatId): PointRange {
  const { total, seats } = facts;
  const others = seats.length - 1;
  const plain = add([
    exactly(parameters.played),
    times({ least: 0, most: total }, [parameters.perCentre]),
    extremes((parameters.centreTable?.points ?? [0]).map(exactly)),
    times({ least: 0, most: total }, [parameters.centreTable?.beyond ?? 0]),
    upTo(parameters.alive),
    upTo(parameters.aliveShared),
    placeRange(parameters.places?.points ?? [], parameters),
    upTo(total * parameters.lead),
    topRange(facts, parameters),
    upTo(total * others * parameters.above),
    upTo(parameters.domination?.points ?? 0),
    pikeRange(parameters),
    upTo(total * (parameters.over?.perCentre ?? 0)),
  ]);
  const paid = parameters.gapTribute === null ? plain : tributeRange(facts, plain);
  const scaled = parameters.scaledTo === null ? paid : scaledRange(paid, parameters.scaledTo);
  return add([scaled, extremes([NOTHING, yearsRange(facts, parameters, seat)])]);
}

/** A seat pays at most the lead, and receives at most that from each other seat. */
function tributeRange({ total, seats }: Facts, { least, most }: PointRange): PointRange {
  return { least: least - total, most: most + total * (seats.length - 1) };
}

/** Shares of a whole are between 0 and the whole while no raw points are negative. */
function scaledRange(raw: PointRange, whole: number): PointRange {
  return raw.least < 0 ? UNKNOWN : extremes([NOTHING, exactly(whole), raw]);
}

/** @param points of the places that a seat can still reach */
function placeRange(points: readonly number[], { places }: ComposedParameters): PointRange {
  if (places === null) return NOTHING;
  const two = places.ties.rule === 'table' ? places.ties.two : [];
  const { least, most } = extremes([0, ...points, ...two].map(exactly));
  return { least: Math.floor(least), most: Math.ceil(most) };
}

function topRange({ total }: Facts, { top }: ComposedParameters): PointRange {
  if (top === null) return NOTHING;
  if (top.ties === 'list') return extremes([0, ...top.points].map(exactly));
  if (top.ties === 'lone-per-centre') return upTo(total * top.perCentre);
  // Dividing by less than 1 makes shared tops worth more than a lone one: then there is no bound.
  return top.ties === 'divided' && top.by < 1 ? UNKNOWN : upTo(top.points);
}

function pikeRange({ pike }: ComposedParameters): PointRange {
  if (pike === null) return NOTHING;
  const unclaimed = pike.below.map((_, at) => sumOf(pike.below.slice(0, at + 1)));
  return extremes(
    [0, pike.lone, pike.tied, ...pike.below, ...unclaimed.map((sum) => sum + pike.lone)].map(exactly),
  );
}

/** The years of an eliminated seat are known; one that is in the game may still leave in any remaining year. */
function yearsRange({ isAlive, years, board }: Facts, { out }: ComposedParameters, seat: SeatId): PointRange {
  if (out === null) return NOTHING;
  const limit = out.most ?? Number.POSITIVE_INFINITY;
  const paid = (count: number) => (count === 0 ? 0 : Math.min(count * out.perYear, limit));
  if (!isAlive(seat)) return exactly(paid(years(seat, out.years)));
  return extremes([
    exactly(paid(years(seat, out.years))),
    exactly(paid(board.lastYear ?? Number.POSITIVE_INFINITY)),
  ]);
}

function upTo(points: number): PointRange {
  return extremes([NOTHING, exactly(points)]);
}

function exactly(points: number): PointRange {
  return { least: points, most: points };
}
