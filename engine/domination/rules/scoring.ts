import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { isLand, REGIONS, RESOURCES, type Triple } from '../data/map';
import type { AreaId, Score } from '../types';
import { areasOf, type Forces } from './forces';
import { rotationFrom, seatAt, type WorkingCopy } from './working-copy';

const LAND = { full: 2, struggling: 1 };
const SEA = { full: 4, struggling: 2 };
const REGION = 6;
export const MOST_LOGISTICS = 10;

/** 9.1, 9.2 The present score of a seat, with or without its region monopolies. */
export function scoreOf(forces: Forces, seat: SeatId, regionsCount = true): Score {
  const areas = areasOf(forces, seat);
  const worth = (area: AreaId, { full, struggling }: typeof LAND) => (forces[area]?.full ? full : struggling);
  const land = total(areas.filter(isLand).map((area) => worth(area, LAND)));
  const sea = total(areas.filter((area) => !isLand(area)).map((area) => worth(area, SEA)));
  const regions = regionsCount ? REGION * monopolies(forces, seat, REGIONS).length : 0;
  return { land, sea, regions, gain: land + sea + regions };
}

function total(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0);
}

/** 9.2, 9.4 The regions or resources of which a seat holds all three areas. */
export function monopolies<T extends Triple>(forces: Forces, seat: SeatId, all: readonly T[]): readonly T[] {
  return all.filter(({ areas }) => areas.every((area) => forces[area]?.seat === seat));
}

/** 8.6 Whether a seat scores its region monopolies although these seats have played Fog of War. */
export function scoresRegions(seat: SeatId, fogged: readonly SeatId[]): boolean {
  return fogged.every((player) => player === seat);
}

/** 9.1 to 9.4 All seats score on the same position; then logistics move. */
export function scoreGameTurn(copy: WorkingCopy, fogged: readonly SeatId[]): void {
  const { position, events } = copy;
  const { forces, seats } = position;
  const rotation = rotationFrom(position, position.first);
  for (const seat of rotation) {
    const score = scoreOf(forces, seat, scoresRegions(seat, fogged));
    const own = ofSeat(seats, seat);
    own.vp += score.gain;
    events.push({ type: 'scored', seat, ...score, vp: own.vp });
  }
  for (const seat of rotation) advance(copy, seat, monopolies(forces, seat, RESOURCES).length);
}

function advance(copy: WorkingCopy, seat: SeatId, squares: number): void {
  const own = seatAt(copy, seat);
  const from = own.logistics;
  own.logistics = Math.min(MOST_LOGISTICS, from + squares);
  if (own.logistics !== from)
    copy.events.push({ type: 'logistics', seat, from, to: own.logistics, why: 'monopoly' });
}
