import type { BySeat, SeatId } from '../../../game';
import { type Facts, factsOf, type ScoredBoard } from '../board';
import { message, shown } from '../message';
import { centreLine } from '../sharing';
import { forSeats, type Line, line, type SeatScore, scoreOf, sumOf } from '../system';
import type { ComposedParameters } from './parameters';
import { isLoneTop, PAYMENTS, placeList } from './payments';

type Lines = BySeat<readonly Line[]>;

/** Scores a board by a composed system. */
export function scoreComposed(board: ScoredBoard, parameters: ComposedParameters): BySeat<SeatScore> {
  const facts = factsOf(board);
  const { solo } = parameters;
  const lines =
    facts.winner !== undefined && solo.rule === 'fixed'
      ? forSeats(facts.seats, (seat) => fixedSolo(facts, parameters, solo, seat))
      : adjusted(facts, parameters, drawn(facts, parameters));
  return forSeats(facts.seats, (seat) => scoreOf(lines[seat] ?? []));
}

/** Every payment of a board that no one won alone. */
function drawn(facts: Facts, parameters: ComposedParameters): Lines {
  const paid = forSeats(facts.seats, (seat) =>
    present(PAYMENTS.map((payment) => payment(facts, parameters, seat))),
  );
  const afterTribute = parameters.gapTribute ? tributes(facts, parameters.gapTribute.most, paid) : paid;
  const scaled = parameters.scaledTo === null ? afterTribute : scaledTo(parameters.scaledTo, afterTribute);
  return forSeats(facts.seats, (seat) => [...(scaled[seat] ?? []), ...outLine(facts, parameters, seat)]);
}

/** The points of a seat that has left the game. */
function outLine(facts: Facts, parameters: ComposedParameters, seat: SeatId): readonly Line[] {
  return facts.isAlive(seat) ? [] : yearsLine(facts, parameters, seat);
}

function yearsLine(facts: Facts, { out }: ComposedParameters, seat: SeatId): readonly Line[] {
  if (out === null) return [];
  const years = facts.years(seat, out.years);
  const points = Math.min(years * out.perYear, out.most ?? Number.POSITIVE_INFINITY);
  const counted = { counted: out.years, count: years, points: shown(out.perYear) };
  const text =
    out.most === null
      ? message('line.years', counted)
      : message('line.yearsAtMost', { ...counted, most: shown(out.most) });
  return present([line(text, points)]);
}

/** Each seat pays a lone top its lead, at most a share of its own points. */
function tributes(facts: Facts, most: number, lines: Lines): Lines {
  const topper = facts.toppers[0];
  if (topper === undefined || !isLoneTop(facts, topper)) return lines;
  const gap = facts.top - facts.second;
  const dues = forSeats(facts.seats, (seat) =>
    seat === topper ? 0 : Math.max(0, Math.min(gap, scoreOf(lines[seat] ?? []).points * most)),
  );
  const text = message('line.tributeOfLead', { gap: shown(gap), most: shown(most * 100) });
  const received = line(message('line.tributeOfOthers'), sumOf(Object.values(dues)));
  return forSeats(facts.seats, (seat) => [
    ...(lines[seat] ?? []),
    ...present([seat === topper ? received : line(text, -(dues[seat] ?? 0))]),
  ]);
}

/** Scales the points so that the board has a given sum. */
function scaledTo(whole: number, lines: Lines): Lines {
  const all = sumOf(Object.values(lines).map((list) => scoreOf(list).points));
  if (all === 0) return lines;
  const scaled = (list: readonly Line[]) =>
    list.map(({ text, points }) => ({
      text: message('line.scaled', { line: text, whole: shown(whole), all: shown(all) }),
      points: (points * whole) / all,
    }));
  return Object.fromEntries(Object.entries(lines).map(([seat, list]) => [seat, scaled(list)]));
}

type Solo = ComposedParameters['solo'];

/** The lines of a solo that changes the points of a drawn game, or those of a board without one. */
function adjusted(facts: Facts, { solo }: ComposedParameters, lines: Lines): Lines {
  if (facts.winner === undefined || solo.rule !== 'factor') return lines;
  return forSeats(facts.seats, (seat) => {
    const own = lines[seat] ?? [];
    const factor = seat === facts.winner ? solo.winner : solo.losers;
    const times = { factor: shown(factor) };
    const text =
      seat === facts.winner ? message('line.wonAloneTimes', times) : message('line.lostTimes', times);
    return [...own, ...present([line(text, scoreOf(own).points * (factor - 1))])];
  });
}

/** A solo that pays fixed points instead of everything else. */
function fixedSolo(
  facts: Facts,
  parameters: ComposedParameters,
  { winner, losers }: Extract<Solo, { rule: 'fixed' }>,
  seat: SeatId,
): readonly Line[] {
  if (seat === facts.winner)
    return [{ text: message('line.wonAlone'), points: soloPoints(facts, parameters, { winner, losers }) }];
  const flat = [
    line(message('line.lost'), losers.points),
    facts.isAlive(seat) ? line(message('line.lostAlive'), losers.alive) : null,
  ];
  const centres = centreLine(facts, seat, losers.perCentre);
  const [years = null] = losers.years ? yearsLine(facts, parameters, seat) : [];
  if (!losers.better) return present([...flat, centres, years]);
  return present([...flat, (centres?.points ?? 0) >= (years?.points ?? 0) ? centres : years]);
}

/** A winner's points; words stand for sums that depend on the board. */
export function soloPoints(
  facts: Facts,
  parameters: ComposedParameters,
  { winner, losers }: Pick<Extract<Solo, { rule: 'fixed' }>, 'winner' | 'losers'>,
): number {
  if (typeof winner === 'number') return winner;
  const { places, played, perCentre } = parameters;
  const list = places === null ? [] : placeList(facts, places);
  const centres = facts.total * (perCentre === 0 ? 1 : perCentre);
  if (winner === 'total') return facts.total;
  if (winner === 'first-place-and-total') return (list[0] ?? 0) + centres + played;
  return sumOf(list) + centres - losers.points * (facts.seats.length - 1);
}

function present(lines: readonly (Line | null)[]): readonly Line[] {
  return lines.filter((line) => line !== null);
}
