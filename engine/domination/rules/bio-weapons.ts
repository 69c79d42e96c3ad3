import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import type { AreaId, BioAnswer } from '../types';
import { areRivals, bioReductions, isWithinStrength } from './choices';
import { areasOf, canReduce, type Forces, reduceAt, strengthOf } from './forces';
import { type Play, playIf } from './play';
import { rotationAfter, seatAt, type WorkingCopy } from './working-copy';

/** 8.7 The number of Reductions in an answer; the alternative is none. */
const EACH = 2;

/** 7.14 Two Reductions on rivals, and then the chain. */
export function playBioWeapons(copy: WorkingCopy, seat: SeatId, areas: readonly AreaId[]): Play {
  const { forces } = copy.position;
  const isAllowed =
    areas.length === bioReductions(forces, seat) &&
    areRivals(forces, seat, areas) &&
    isWithinStrength(forces, areas);
  return playIf(isAllowed, () => {
    for (const area of areas) reduceAt(copy, seat, area);
    if (areas.length === EACH) runChain(copy, seat);
  });
}

/** 8.7 Seat after seat answers by its standing order, until one declines. */
function runChain(copy: WorkingCopy, player: SeatId): void {
  const { position, events } = copy;
  const rotation = rotationAfter(position, player).filter((seat) => !ofSeat(position.seats, seat).vacant);
  for (let round = 1; ; round += 1)
    for (const seat of rotation) {
      const areas = answerOf(copy, seat, round);
      events.push({ type: 'bio_answer', seat, answer: areas.length === EACH ? 'reduce' : 'decline' });
      if (areas.length < EACH) return;
      for (const area of areas) reduceAt(copy, seat, area);
    }
}

/** 8.8 The Reductions of an answer; with fewer than two the seat declines. */
function answerOf(copy: WorkingCopy, seat: SeatId, round: number): readonly AreaId[] {
  const { bio } = seatAt(copy, seat).standing;
  if (bio === null || round > (bio.times ?? 1)) return [];
  return plannedReductions(copy.position.forces, seat, bio);
}

function plannedReductions(
  forces: Forces,
  seat: SeatId,
  { areas, against = [] }: BioAnswer,
): readonly AreaId[] {
  const planned: AreaId[] = [];
  const plan = (area: AreaId) => {
    if (canReduce(forces, seat, area) && isWithinStrength(forces, [...planned, area])) planned.push(area);
  };
  areas.forEach(plan);
  if (planned.length < EACH)
    for (const area of against.flatMap((rival) => areasOf(forces, rival)))
      for (let count = strengthOf(forces[area]); count > 0; count -= 1) plan(area);
  return planned.slice(0, EACH);
}
