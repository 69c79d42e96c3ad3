import { adventureOf, type Mission, pictureOf } from '../data/cards';
import { BOROUGHS, HOOD_IDS } from '../data/map';
import { isWithin } from '../rules/missions';
import { canBeCleaned, leadsIn } from '../rules/powers';
import { best, hoodsOf, ofSeat } from '../rules/working-copy';
import type { AdventureId, HoodId, Placement, Position } from '../types';
import { bestFor } from './muster';
import type { Plan } from './plan';
import { gainOf, indexOf, type Scene } from './scene';

/** Plays cards at the start of a turn: each is worth its points, regardless of its other effects. */
export function playEarlyCards(plan: Plan): void {
  playMissions(plan);
  tourToMission(plan);
  for (const card of [...heldBy(plan)]) {
    const fields = EARLY[card]?.(plan);
    if (fields) plan.give({ ...fields, type: 'playCard', card });
  }
}

/** Plays every mission whose hood the mayor has reached, in the best or the worst case. */
export function playMissions(plan: Plan): void {
  for (const card of missionsOf(plan)) {
    const { feared, hoped, seat } = plan;
    // A hood owned in the worst case is owned in every case.
    const board = feared.mayors[seat] === card.hood ? feared : hoped;
    if (board.mayors[seat] !== card.hood) continue;
    const placements = rewardOf(plan, board, card);
    plan.give({ ...(placements ? { placements } : {}), type: 'playCard', card: card.id });
  }
}

function rewardOf(plan: Plan, board: Position, { reward, hood }: Mission): readonly Placement[] | undefined {
  if (reward.kind !== 'units') return undefined;
  const allowed = hoodsOf(board, plan.seat).filter((own) => isWithin(own, reward.where, hood));
  return [{ to: bestFor(plan.scene(board), allowed, reward.units) ?? hood, count: reward.units }];
}

/** The missions in hand, the most valuable first. */
export function missionsOf({ hoped, seat }: Plan): readonly Mission[] {
  const cards = ofSeat(hoped.hands, seat).adventures.map(adventureOf);
  const missions = cards.filter((card) => card.kind === 'mission');
  return missions.sort((one, other) => other.points - one.points);
}

/** A tour takes the mayor to a mission; late in the game it is played for its own point. */
function tourToMission(plan: Plan): void {
  const { hoped, seat } = plan;
  const home = hoped.mayors[seat] ?? null;
  if (home === null || !heldBy(plan).includes('campaign-tour')) return;
  const goal = missionsOf(plan).find(({ hood }) => hood !== home && hoped.hoods[hood]?.owner === seat);
  const late = plan.scene(hoped).forecast.endsBeforeNext > 0.2;
  if (!goal && !late && missionsOf(plan).length > 0) return;
  plan.give({ type: 'playCard', card: 'campaign-tour', to: goal?.hood ?? home });
  playMissions(plan);
}

type Fields = Readonly<Record<string, unknown>>;

const EARLY: Readonly<Record<AdventureId, (plan: Plan) => Fields | undefined>> = {
  'overtime-pay': (plan) => {
    const [placement] = allOnBest(plan, hoodsOf(plan.hoped, plan.seat), 3);
    return placement && { to: placement.to };
  },
  'borough-president': (plan) => {
    const { hoped, seat } = plan;
    const led = BOROUGHS.filter(({ id }) => leadsIn(hoped, seat, id));
    const choices = led.flatMap(({ hoods }) => hoods.filter((hood) => hoped.hoods[hood]?.owner === seat));
    const placements = allOnBest(plan, choices, 4);
    const borough = led.find(({ hoods }) => hoods.includes(placements[0]?.to ?? ''));
    return borough && { borough: borough.id, placements };
  },
  'hail-a-cab': (plan) => {
    const give = ofSeat(plan.hoped.hands, plan.seat).cards.find((card) => pictureOf(card) === 'taxi');
    return give === undefined
      ? undefined
      : { give, placements: allOnBest(plan, hoodsOf(plan.hoped, plan.seat), 4) };
  },
  'street-cleaning': (plan) => {
    const { hoped, seat } = plan;
    const scene = plan.scene(hoped);
    const choices = HOOD_IDS.filter((hood) => canBeCleaned(hoped, seat, hood));
    const at = best(choices, (hood) => gainOf(scene, indexOf(hood), false) / unitsAt(scene, hood));
    return at === undefined ? undefined : { at };
  },
  'jury-duty': ({ hoped, seat }) => {
    const others = hoped.seats.filter((one) => one !== seat && ofSeat(hoped.hands, one).cards.length > 0);
    const richest = best(others, (one) => ofSeat(hoped.hands, one).cards.length);
    return richest === undefined ? undefined : { seat: richest };
  },
  'lost-and-found': () => ({}),
};

function allOnBest(plan: Plan, hoods: readonly HoodId[], count: number): readonly Placement[] {
  const { hoped } = plan;
  const to = bestFor(plan.scene(hoped), hoods, count + hoped.reinforcements);
  return to === undefined ? [] : [{ to, count }];
}

function unitsAt(scene: Scene, hood: HoodId): number {
  return scene.units[indexOf(hood)] ?? 1;
}

export function heldBy({ hoped, seat }: Plan): readonly AdventureId[] {
  return ofSeat(hoped.hands, seat).adventures;
}
