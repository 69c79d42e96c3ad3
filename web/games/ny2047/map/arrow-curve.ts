import { around, type Curve, pointOn, straight } from '../../../components/map/curve';
import type { Point } from '../../../components/map/places';
import { along, bent, distance, lengthBefore, type NameBox } from './arrow-geometry';

/** The radius of a counter with its halo, in units of the arrow's scale. */
const COUNTER = 15;
/** A straight arrow with less than this between the counters is little more than its head. */
const SHORT = 34;
/** How far a curved arrow bends. */
const SWING = 20;
/** The room for the tip of the arrow before the goal's counter. */
const HEAD = 5;

/**
 * The path between two counters: straight, ending before the goal's name, or around them if they are so close that they
 * would hide it.
 * @param name the box of the goal's name; null if the path may cross it
 */
export function arrowCurve(from: Point, to: Point, name: NameBox | null, scale: number): Curve {
  const whole = distance(from, to);
  const room = { leave: COUNTER * scale, meet: (COUNTER + HEAD) * scale };
  if (whole - 2 * COUNTER * scale < SHORT * scale) return around(from, to, room, SWING * scale);
  const free = name === null ? whole : lengthBefore(name, from, to) - HEAD * scale;
  const end = Math.max(Math.min(whole - room.meet, free), whole * 0.5);
  return straight(along(from, to, room.leave), along(from, to, end));
}

/** The path of a support: to the counter of a unit that holds, or to the middle of the supported move. */
export function supportCurve(start: Point, from: Point | undefined, to: Point, scale: number): Curve {
  if (from === undefined) return arrowCurve(start, to, null, scale);
  const goal = pointOn(arrowCurve(from, to, null, scale), 0.5);
  const begin = along(start, goal, (COUNTER - 1) * scale);
  // A stack-mate's support would overlap the move itself.
  if (distance(start, from) < 1) return { start: begin, bend: bent(begin, goal), end: goal };
  return straight(begin, goal);
}
