import type { SeatId } from '../../engine/game';
import map from '../../engine/nyc-risk/data/map.json';
import type { Event } from '../../engine/nyc-risk/event-types';
import type { HoodId, Position } from '../../engine/nyc-risk/types';

/** A board that knows only the map of the rules, and is changed only by the published events. */
interface Replica {
  readonly owners: Record<HoodId, SeatId | null>;
  readonly units: Record<HoodId, number>;
  readonly closed: Set<string>;
  links: (readonly HoodId[])[];
  /** The last event card, while only its effects have followed. */
  city: string | null;
}

/** The board that the events lead to from a position, which must match the next one. */
export function boardBy(events: readonly Event[], before: Position): Record<HoodId, string> {
  const hoods = Object.entries(before.hoods);
  const replica: Replica = {
    owners: Object.fromEntries(hoods.map(([hood, { owner }]) => [hood, owner])),
    units: Object.fromEntries(hoods.map(([hood, { units }]) => [hood, units])),
    closed: new Set(before.closed.map(({ crossing }) => crossing)),
    links: [...before.boosts.links],
    city: null,
  };
  for (const event of events) {
    follow(replica, event);
    if (event.type === 'eventPlayed') replica.city = event.card;
    else if (event.type !== 'units' && event.type !== 'mayorMade' && event.type !== 'rolled')
      replica.city = null;
  }
  return boardOf(replica.owners, replica.units);
}

/** Owner and units of all hoods as text, to compare boards. */
export function boardOf(
  owners: Readonly<Record<HoodId, SeatId | null>>,
  units: Readonly<Record<HoodId, number>>,
): Record<HoodId, string> {
  return Object.fromEntries(
    Object.keys(owners).map((hood) => [hood, `${owners[hood] ?? '-'} ${units[hood]}`]),
  );
}

function follow(replica: Replica, event: Event): void {
  switch (event.type) {
    case 'units':
      add(replica, event.at, event.change);
      return;
    case 'reinforced':
    case 'placed':
      for (const { to, count } of event.placements) add(replica, to, count);
      return;
    case 'claimed':
    case 'drafted':
      replica.owners[event.to] = event.seat;
      add(replica, event.to, 1);
      return;
    case 'rolled':
      // 14.6 The stadiums play each other at any distance.
      if (replica.city !== 'subway-series' && !isOpen(replica, event.from, event.to))
        throw new Error(`an attack from ${event.from} to ${event.to} over water`);
      add(replica, event.from, -event.attackLoss);
      add(replica, event.to, -event.defendLoss);
      return;
    case 'conquered':
      replica.owners[event.to] = event.seat;
      return;
    case 'fortified':
      if (!isReached(replica, event.from, event.to))
        throw new Error(`no way from ${event.from} to ${event.to}`);
      move(replica, event);
      return;
    case 'occupied':
    case 'shuttled':
      move(replica, event);
      return;
    case 'mayorMade':
      // 14.4 On Election Day a mayor is free, otherwise it costs a unit (9.4).
      if (replica.city !== 'election-day') add(replica, event.at, -1);
      return;
    default:
      followOthers(replica, event);
  }
}

function followOthers(replica: Replica, event: Event): void {
  if (event.type === 'resigned')
    for (const [hood, owner] of Object.entries(replica.owners))
      if (owner === event.seat) replica.owners[hood] = null;
  if (event.type === 'closed') replica.closed.add(event.crossing);
  if (event.type === 'opened') replica.closed.delete(event.crossing);
  if (event.type === 'ferryChartered') replica.links.push(event.between);
  if (event.type === 'turnStarted') replica.links = [];
}

function add({ units }: Replica, hood: HoodId, change: number): void {
  units[hood] = (units[hood] ?? 0) + change;
}

function move(replica: Replica, { from, to, count }: { from: HoodId; to: HoodId; count: number }): void {
  add(replica, from, -count);
  add(replica, to, count);
}

function isReached(replica: Replica, from: HoodId, to: HoodId): boolean {
  const reached = [from];
  for (const hood of reached)
    for (const { id } of map.neighbourhoods)
      if (!reached.includes(id) && replica.owners[id] === replica.owners[from] && isOpen(replica, hood, id))
        reached.push(id);
  return reached.includes(to);
}

/** 1.2, 1.5 Read from the map file separately, without the engine. */
function isOpen({ closed, links }: Replica, one: HoodId, other: HoodId): boolean {
  if (links.some((ends) => ends.includes(one) && ends.includes(other))) return true;
  const joined = map.neighbourhoods.find(({ id }) => id === one)?.adj.includes(other) ?? false;
  const crossings = map.crossings.filter(({ between }) => between.includes(one) && between.includes(other));
  return joined && (crossings.length === 0 || crossings.some(({ id }) => !closed.has(id)));
}
