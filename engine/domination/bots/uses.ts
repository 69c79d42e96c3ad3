import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import type { ActionsTextId, AreasTextId, CardId, PlainTextId, TargetTextId } from '../card-ids';
import { TEXTS_WITH_ACTIONS, TEXTS_WITH_AREAS, TEXTS_WITH_TARGET, TEXTS_WITHOUT_CHOICE } from '../card-ids';
import { cardOf } from '../data/cards';
import { AREA_IDS, areaOf } from '../data/map';
import type { UseOrder } from '../orders/order-types';
import {
  bioReductions,
  MOST_INSURGENTS,
  mostShown,
  outOfSupply,
  regionsLed,
  regionsWithForces,
  stormShares,
  strugglingForces,
  strugglingLand,
  surrendering,
} from '../rules/choices';
import { areasOf } from '../rules/forces';
import { limitsOf, reachOf } from '../rules/points';
import type { AreaId, Force, Position } from '../types';
import { pickPoints, pickReductions } from './points';
import { copyOf, gainOf, put, type Scene, worthOf } from './scene';

/** A use of a card, and its expected gain in VP. */
export interface Idea {
  readonly order: UseOrder;
  readonly gain: number;
}

/** A board for finding ideas: the planned position, and a scene of it. */
export interface Board {
  readonly position: Position;
  readonly seat: SeatId;
  readonly scene: Scene;
}

/** The possible uses of one card, each with its best targets. */
export function ideasFor(board: Board, card: CardId): readonly Idea[] {
  const { build, reduce } = cardOf(card);
  return [
    ...pointsIdea(board, 'build', card, build),
    ...pointsIdea(board, 'attack', card, reduce),
    ...textIdeas(board, card),
  ];
}

function pointsIdea(
  { scene }: Board,
  type: 'build' | 'attack',
  card: CardId,
  total: number,
): readonly Idea[] {
  const [builds, reductions] = type === 'build' ? [total, 0] : [0, total];
  const { points, gain } = pickPoints(scene, { areas: AREA_IDS, builds, reductions, total });
  if (points.length === 0) return [];
  return [{ order: { type, card, areas: points.map(({ area }) => area) }, gain }];
}

function textIdeas(board: Board, card: CardId): readonly Idea[] {
  const withActions = TEXTS_WITH_ACTIONS.find((id) => id === card);
  if (withActions) return actionsIdea(board, withActions);
  const withAreas = TEXTS_WITH_AREAS.find((id) => id === card);
  if (withAreas) return areasIdea(board, withAreas);
  const withTarget = TEXTS_WITH_TARGET.find((id) => id === card);
  if (withTarget) return targetIdeas(board, withTarget);
  const plain = TEXTS_WITHOUT_CHOICE.find((id) => id === card);
  return plain === undefined || plain === 'fog_of_war' ? [] : [plainIdea(board, plain)];
}

/** The best points of a card of points, within its reach. */
export function actionsIdea({ position, seat, scene }: Board, card: ActionsTextId): readonly Idea[] {
  const areas = reachOf(position.forces, seat, card);
  const { points, gain } = pickPoints(scene, { areas, ...limitsOf(card) });
  return points.length === 0 ? [] : [{ order: { type: 'text', card, actions: points }, gain }];
}

function plainIdea(board: Board, card: PlainTextId): Idea {
  const { position, seat } = board;
  const order = { type: 'text', card } as const;
  if (card === 'nuclear_winter')
    return { order, gain: changed(board, (force) => (force.full ? force : undefined)) };
  if (card === 'tactical_nukes')
    return { order, gain: changed(board, ({ seat: owner }) => ({ seat: owner, full: false })) };
  if (card === 'propaganda_war') return { order, gain: regionsLed(position.forces, seat).length };
  const resource = RESOURCE_OF[card];
  const areas = areasOf(position.forces, seat).filter((area) => areaOf(area).resource === resource);
  return { order, gain: areas.length };
}

const RESOURCE_OF: Readonly<Partial<Record<PlainTextId, string>>> = {
  agricultural_control: 'agriculture',
  communications_control: 'communications',
  manufacturing_control: 'manufacturing',
  ore_control: 'ore',
  petroleum_control: 'petroleum',
  technology_control: 'technology',
};

/** The gain if every Force changes in this way. */
function changed({ scene }: Board, change: (force: Force, area: AreaId) => Force | undefined): number {
  const after = copyOf(scene);
  for (const [area, force] of scene.forces) put(after, area, change(force, area));
  return worthOf(after) - worthOf(scene);
}

function targetIdeas(board: Board, card: TargetTextId): readonly Idea[] {
  const { position, seat } = board;
  return position.order
    .filter((other) => other !== seat)
    .map((target) => {
      const lost = card === 'out_of_supply' ? outOfSupply(position.forces, target) : [];
      const gain = changed(board, (force, area) => {
        if (force.seat !== target) return force;
        if (card === 'bad_leadership') return { seat: target, full: false };
        return lost.includes(area) ? undefined : force;
      });
      return { order: { type: 'text', card, target }, gain };
    });
}

interface Chosen {
  readonly areas: readonly AreaId[];
  readonly gain: number;
}

function areasIdea(board: Board, card: AreasTextId): readonly Idea[] {
  const { areas, gain } = AREAS[card](board);
  return areas.length === 0 ? [] : [{ order: { type: 'text', card, areas }, gain }];
}

const AREAS: Readonly<Record<AreasTextId, (board: Board) => Chosen>> = {
  bio_weapons: ({ position, seat, scene }) => rivalReductions(scene, bioReductions(position.forces, seat)),
  show_of_force: ({ position, seat, scene }) => rivalReductions(scene, mostShown(position.forces, seat)),
  megastorm: ({ position, scene }) => {
    const shares = stormShares(position);
    const parts = position.order.map((one) => pickReductions(scene, one, ofSeat(shares, one)));
    return joined(parts);
  },
  global_disruption: ({ position, scene }) =>
    oneOfEach(scene, regionsWithForces(position.forces), Number.NEGATIVE_INFINITY),
  surrender: ({ position, seat, scene }) => oneOfEach(scene, surrendering(position.forces, seat), 0),
  insurgents: ({ position, seat, scene }) =>
    best(scene, strugglingLand(position.forces), MOST_INSURGENTS, { seat, full: true }),
  supply_depots: ({ position, seat, scene }) =>
    best(scene, strugglingForces(position.forces, seat), AREA_IDS.length, { seat, full: true }),
};

function rivalReductions(scene: Scene, total: number): Chosen {
  const { points, gain } = pickPoints(scene, { areas: AREA_IDS, builds: 0, reductions: total, total });
  return { areas: points.length === total || total > 2 ? points.map(({ area }) => area) : [], gain };
}

function joined(parts: readonly Chosen[]): Chosen {
  return {
    areas: parts.flatMap(({ areas }) => areas),
    gain: parts.reduce((sum, part) => sum + part.gain, 0),
  };
}

/** The Force of each list whose removal gains most, if it gains more than `least`. */
function oneOfEach(scene: Scene, lists: readonly (readonly AreaId[])[], least: number): Chosen {
  return joined(
    lists.map((areas) => {
      const gains = areas.map((area) => ({ areas: [area], gain: gainOf(scene, area, undefined) }));
      const [first] = gains.sort((one, other) => other.gain - one.gain);
      return first && first.gain > least ? first : { areas: [], gain: 0 };
    }),
  );
}

/** Areas, up to a number, in which such a Force would help. */
function best(scene: Scene, areas: readonly AreaId[], most: number, force: Force): Chosen {
  const gains = areas
    .map((area) => ({ areas: [area], gain: gainOf(scene, area, force) }))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
  return joined(gains.slice(0, most));
}
