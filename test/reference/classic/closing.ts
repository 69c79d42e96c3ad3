import {
  type ByPower,
  type DislodgedUnit,
  type Ending,
  type GameEnd,
  POWERS,
  type Position,
  type Power,
  type Unit,
} from '../../../engine/classic/types';
import { provinceOf, SPACES } from './board';

/** The end of a turn and of a year: rules 10 to 12. */
export interface Votes {
  readonly conceded: Power | null;
  readonly drawn: boolean;
}

export const NO_VOTES: Votes = { conceded: null, drawn: false };

const ORDER: readonly string[] = POWERS;

export const sorted = <T extends Unit>(units: readonly T[]): readonly T[] =>
  [...units].sort(
    (one, other) =>
      ORDER.indexOf(one.power) - ORDER.indexOf(other.power) ||
      (one.at < other.at ? -1 : Number(one.at > other.at)),
  );

export const survivors = ({ seats, eliminated }: Pick<Position, 'seats' | 'eliminated'>): readonly Power[] =>
  seats.filter((seat) => eliminated.every(({ power }) => power !== seat));

export const centresOf = ({ centres }: Pick<Position, 'centres'>, power: Power): readonly string[] =>
  Object.keys(centres).filter((id) => centres[id] === power);

/** The result of a turn after its moves: retreats, the other half of the year, or Winter. */
export function afterMoves(
  before: Position,
  units: readonly Unit[],
  dislodged: readonly DislodgedUnit[],
  votes: Votes,
  lastYear?: number,
): Position {
  const ends = votes.drawn || votes.conceded !== null;
  const next: Position = { ...before, units: sorted(units), dislodged: [] };
  if (dislodged.length > 0 && !ends) return { ...next, phase: 'retreats', dislodged: sorted(dislodged) };
  const closed = before.season === 'fall' ? withYearClosed(next) : next;
  const outcome = endOf(closed, votes, before.season === 'fall', lastYear);
  if (outcome) return { ...closed, phase: 'finished', outcome };
  if (before.season === 'spring') return { ...closed, season: 'fall', phase: 'orders' };
  return withWinter(closed);
}

/** 10.1, 10.3 */
function withYearClosed(position: Position): Position {
  const centres: Record<string, Power> = { ...position.centres };
  for (const { at, power } of position.units)
    if (SPACES.some(({ id, centre }) => centre && id === provinceOf(at))) centres[provinceOf(at)] = power;
  const gone = survivors(position).filter((power) => !Object.values(centres).includes(power));
  return {
    ...position,
    centres,
    units: position.units.filter(({ power }) => !gone.includes(power)),
    eliminated: [...position.eliminated, ...gone.map((power) => ({ power, year: position.year }))],
  };
}

/** 12.7 */
function endOf(position: Position, votes: Votes, isFall: boolean, lastYear?: number): GameEnd | null {
  const alive = survivors(position);
  const count = (power: Power) => centresOf(position, power).length;
  const end = (type: Ending, winners: readonly Power[]): GameEnd => ({
    type,
    winners,
    placing: placing(position, winners),
  });
  const victor = alive.find((power) => count(power) >= 18);
  if (isFall && victor) return end('win', [victor]);
  if (isFall && alive.length === 0) return end('draw', []);
  if (isFall && alive.length === 1 && position.seats.length > 1) return end('last-survivor', alive);
  if (votes.conceded && alive.includes(votes.conceded)) return end('concession', [votes.conceded]);
  if (votes.drawn) return end('draw', alive);
  if (!isFall || lastYear === undefined || position.year < lastYear) return null;
  const most = Math.max(...alive.map(count));
  return end(
    'year-limit',
    alive.filter((power) => count(power) === most),
  );
}

function placing(position: Position, winners: readonly Power[]): readonly (readonly Power[])[] {
  const others = survivors(position).filter((power) => !winners.includes(power));
  const byCentres = grouped(others, (power) => centresOf(position, power).length);
  const years = new Map(position.eliminated.map(({ power, year }) => [power, year]));
  const gone = position.seats.filter((power) => years.has(power));
  return [winners, ...byCentres, ...grouped(gone, (power) => years.get(power) ?? 0)].filter(
    (place) => place.length > 0,
  );
}

/** Powers with the same figure together, the highest first. */
function grouped(powers: readonly Power[], figure: (power: Power) => number): readonly (readonly Power[])[] {
  const figures = [...new Set(powers.map(figure))].sort((one, other) => other - one);
  return figures.map((value) => powers.filter((power) => figure(power) === value));
}

/** 11.1, 11.2, 2.2 */
function withWinter(position: Position): Position {
  const entries = survivors(position).flatMap((power) => {
    const units = position.units.filter((unit) => unit.power === power).length;
    const due = centresOf(position, power).length - units;
    const number = due > 0 ? Math.min(due, openHomes(position, power).length) : due;
    return number === 0 ? [] : [[power, number] as const];
  });
  if (entries.length === 0) return newYear(position);
  const adjustments: ByPower<number> = Object.fromEntries(entries);
  return { ...position, season: 'winter', phase: 'adjustments', adjustments };
}

export const newYear = (position: Position): Position => ({
  ...position,
  year: position.year + 1,
  season: 'spring',
  phase: 'orders',
  adjustments: null,
});

/** 11.2 */
export function openHomes(position: Position, power: Power): readonly string[] {
  const taken = position.units.map(({ at }) => provinceOf(at));
  return SPACES.filter(
    ({ id, centre, home }) =>
      centre && home === power && position.centres[id] === power && !taken.includes(id),
  ).map(({ id }) => id);
}
