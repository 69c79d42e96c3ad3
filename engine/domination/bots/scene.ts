import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { AREA_IDS, AREAS, REGIONS, RESOURCES, type Triple } from '../data/map';
import { scoreOf } from '../rules/scoring';
import type { AreaId, Force, View } from '../types';

/** A map for planning: the expected effects of a plan are applied here. */
export interface Scene {
  readonly own: SeatId;
  readonly forces: Map<AreaId, Force>;
  /** The value of each seat's points to the bot's own seat: rivals' points count against it, the leader's most. */
  readonly weights: ReadonlyMap<SeatId, number>;
  /** The value of two and three areas of a resource: it increases with the remaining game turns. */
  readonly resourceWorth: readonly number[];
}

/** The value of one, two and three areas of a region in addition to their Forces. */
const REGION_WORTH: readonly number[] = [0, 0.2, 1, 6];

interface Surroundings {
  readonly region: Triple | undefined;
  readonly resource: Triple | undefined;
  readonly full: number;
  readonly struggling: number;
}

const SURROUNDINGS: ReadonlyMap<AreaId, Surroundings> = new Map(
  AREAS.map(({ id, kind }) => [
    id,
    {
      region: REGIONS.find(({ areas }) => areas.includes(id)),
      resource: RESOURCES.find(({ areas }) => areas.includes(id)),
      full: kind === 'sea' ? 4 : 2,
      struggling: kind === 'sea' ? 2 : 1,
    },
  ]),
);

/** The total weight of all rivals against the own seat. */
const RIVALRY = 0.9;

export function sceneOf(view: View, own: SeatId): Scene {
  const turnsLeft = view.turns - view.turn;
  return {
    own,
    forces: new Map(Object.entries(view.forces)),
    weights: weightsOf(view, own),
    resourceWorth: [0, 0.1, 0.3, Math.min(turnsLeft, 3) * 1.2],
  };
}

export function copyOf(scene: Scene): Scene {
  return { ...scene, forces: new Map(scene.forces) };
}

/** The further ahead a rival is, the more its points weigh. */
function weightsOf(view: View, own: SeatId): ReadonlyMap<SeatId, number> {
  const standing = (seat: SeatId) => ofSeat(view.seats, seat).vp + scoreOf(view.forces, seat).gain;
  const rivals = view.order.filter((seat) => seat !== own);
  const most = Math.max(...rivals.map(standing));
  const shares = rivals.map((seat) => 1 / (1 + (most - standing(seat)) / 12));
  const sum = shares.reduce((one, other) => one + other, 0);
  const weights = rivals.map((seat, at): [SeatId, number] => [seat, (-RIVALRY * (shares[at] ?? 0)) / sum]);
  return new Map([[own, 1], ...weights]);
}

/** The gain of a change in one area. */
export function gainOf(scene: Scene, area: AreaId, after: Force | undefined): number {
  const before = scene.forces.get(area);
  const worth = worthAround(scene, area);
  put(scene, area, after);
  const gain = worthAround(scene, area) - worth;
  put(scene, area, before);
  return gain;
}

export function put({ forces }: Scene, area: AreaId, force: Force | undefined): void {
  if (force === undefined) forces.delete(area);
  else forces.set(area, force);
}

/** The value of everything on the map. */
export function worthOf(scene: Scene): number {
  const areas = AREA_IDS.reduce((sum, area) => sum + worthAt(scene, area), 0);
  const regions = REGIONS.reduce((sum, region) => sum + tripleWorth(scene, region, REGION_WORTH), 0);
  return RESOURCES.reduce(
    (sum, resource) => sum + tripleWorth(scene, resource, scene.resourceWorth),
    areas + regions,
  );
}

function worthAround(scene: Scene, area: AreaId): number {
  const { region, resource } = SURROUNDINGS.get(area) ?? {};
  const own = worthAt(scene, area);
  if (region === undefined || resource === undefined) return own;
  return own + tripleWorth(scene, region, REGION_WORTH) + tripleWorth(scene, resource, scene.resourceWorth);
}

function worthAt({ forces, weights }: Scene, area: AreaId): number {
  const force = forces.get(area);
  const { full = 0, struggling = 0 } = SURROUNDINGS.get(area) ?? {};
  if (force === undefined) return 0;
  return (weights.get(force.seat) ?? 0) * (force.full ? full : struggling);
}

/** Most of a decision's time is spent here. */
function tripleWorth({ forces, weights }: Scene, { areas }: Triple, worth: readonly number[]): number {
  const [first = '', second = '', third = ''] = areas;
  const one = forces.get(first)?.seat;
  const two = forces.get(second)?.seat;
  const three = forces.get(third)?.seat;
  const of = (seat: SeatId | undefined, count: number) =>
    seat === undefined ? 0 : (weights.get(seat) ?? 0) * (worth[count] ?? 0);
  if (one === two) return one === three ? of(one, 3) : of(one, 2) + of(three, 1);
  if (one === three) return of(one, 2) + of(two, 1);
  return two === three ? of(two, 2) + of(one, 1) : of(one, 1) + of(two, 1) + of(three, 1);
}
