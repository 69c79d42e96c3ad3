import { ordersOfSeat } from '../../core/orders-of-seat';
import type { SeatId } from '../../game';
import type { Atlas } from '../data/atlas';
import type { Order, Position, Power } from '../types';
import { fieldsOf, isVote } from './read-orders';
import { ballotOf, isSame, survivorsOf } from './votes';

type Draw = readonly Power[];

/** 12.4 The votes of powers that nobody plays: they agree to every draw for which all other survivors vote. */
export function agreeToDraws(
  atlas: Atlas,
  position: Position,
  lists: Readonly<Record<string, readonly unknown[]>>,
  seats: readonly SeatId[],
): Record<SeatId, Order[]> {
  const survivors = survivorsOf(position);
  const isPlayed = (power: Power) => !seats.includes(power);
  const [first = [], ...others] = survivors
    .filter(isPlayed)
    .map((power) => drawsVotedBy(atlas, position, power, ordersOfSeat(lists, power), survivors));
  const agreed = first.filter((draw) => others.every((draws) => draws.some((one) => isSame(one, draw))));
  if (agreed.length === 0) return {};
  const votes = agreed.map((among): Order => {
    const isOfAll = isSame(among, survivors);
    return { type: 'VOTE', vote: 'draw', ...(isOfAll ? {} : { among }) };
  });
  const absent = survivors.filter((power) => !isPlayed(power));
  return Object.fromEntries(absent.map((power) => [power, votes]));
}

function drawsVotedBy(
  atlas: Atlas,
  position: Position,
  power: Power,
  list: readonly unknown[],
  survivors: readonly Power[],
): Draw[] {
  const side = atlas.sideOf(power);
  return list.flatMap((order) => {
    const fields = fieldsOf(atlas, position, order);
    if (typeof fields === 'string' || fields.type !== 'VOTE' || !isVote(atlas, position, side, fields))
      return [];
    const { concedesTo, among } = ballotOf(atlas, side, fields);
    return concedesTo === null ? [among ?? survivors] : [];
  });
}
