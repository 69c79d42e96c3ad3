import type { SeatId } from '../../game';
import { type ActionsTextId, TEXTS_WITH_ACTIONS } from '../card-ids';
import { AREA_IDS, isLand, LAND_IDS, neighboursOf, SEA_IDS } from '../data/map';
import data from '../data/map.json';
import type { AreaId, Point } from '../types';
import { afterPoint, canDo, canDoAll, type Forces } from './forces';

/** The limits of the text of a card of points: how many Builds, Reductions and points together, and where. */
interface Limits {
  readonly builds: number;
  readonly reductions: number;
  readonly total: number;
  readonly theatre: 'land' | 'sea' | 'any';
  readonly range: 'any' | 'next_to_own_sea_force' | 'next_to_own_land_force';
}

const LIMITS_BY_CARD: ReadonlyMap<ActionsTextId, Limits> = new Map(
  TEXTS_WITH_ACTIONS.map((id) => [
    id,
    limitsFrom(data.cards.find((card) => card.id === id)?.effect as Partial<PointsEffect> | undefined),
  ]),
);

/** The effect of such a card in the data: separate limits, or one for both together. */
type PointsEffect = Limits & { readonly combined: number };

function limitsFrom({
  combined = 0,
  builds = combined,
  reductions = combined,
  theatre = 'any',
  range = 'any',
}: Partial<PointsEffect> = {}): Limits {
  return { builds, reductions, total: combined || builds + reductions, theatre, range };
}

export function limitsOf(card: ActionsTextId): Limits {
  const limits = LIMITS_BY_CARD.get(card);
  if (!limits) throw new RangeError(`${card} is not a card of points`);
  return limits;
}

const THEATRES: Readonly<Record<Limits['theatre'], readonly AreaId[]>> = {
  land: LAND_IDS,
  sea: SEA_IDS,
  any: AREA_IDS,
};

/** 7.10, 7.11, 7.13, 7.15, 7.21 The areas in reach of a card's text, with the Forces before its first point. */
export function reachOf(forces: Forces, seat: SeatId, card: ActionsTextId): readonly AreaId[] {
  const { theatre, range } = limitsOf(card);
  const areas = THEATRES[theatre];
  if (range === 'any') return areas;
  const fromLand = range === 'next_to_own_land_force';
  return areas.filter((area) =>
    neighboursOf(area).some((next) => isLand(next) === fromLand && forces[next]?.seat === seat),
  );
}

/** 7.2, 7.10 to 7.21 Whether a card's text allows all these points, one after the other. */
export function arePointsAllowed(
  forces: Forces,
  seat: SeatId,
  card: ActionsTextId,
  points: readonly Point[],
): boolean {
  const reach = reachOf(forces, seat, card);
  return (
    isWithinLimits(card, points) &&
    points.every(({ area }) => reach.includes(area)) &&
    canDoAll(forces, seat, points)
  );
}

export function isWithinLimits(card: ActionsTextId, points: readonly Point[]): boolean {
  const { builds, reductions, total } = limitsOf(card);
  const built = points.filter((point) => point.do === 'build').length;
  return built <= builds && points.length - built <= reductions && points.length <= total;
}

/**
 * The points that may follow those already chosen for a card's text, so that a page can let a player choose one after
 * the other: one point may make another possible.
 */
export function nextPoints(
  forces: Forces,
  seat: SeatId,
  card: ActionsTextId,
  chosen: readonly Point[],
): readonly Point[] {
  const now = chosen.reduce((before, point) => afterPoint(before, seat, point), forces);
  return reachOf(forces, seat, card)
    .flatMap((area): readonly Point[] => [
      { do: 'build', area },
      { do: 'reduce', area },
    ])
    .filter((point) => canDo(now, seat, point) && isWithinLimits(card, [...chosen, point]));
}
