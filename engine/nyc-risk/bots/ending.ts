import { adventureOf } from '../data/cards';
import { AIRPORTS, CROSSINGS } from '../data/map';
import { connected } from '../rules/borders';
import { scoreOf } from '../rules/ending';
import { isClosed } from '../rules/powers';
import { best, holdingOf, hoodsOf, owns, strongest } from '../rules/working-copy';
import type { HoodId, Position } from '../types';
import { heldBy, missionsOf, playMissions } from './adventures';
import { bestFor, frontsOf, threatAt } from './muster';
import type { Plan } from './plan';
import { idOf, indexOf } from './scene';

/** Phase `fortify`: a mission for the mayor, or troops to the front; one order for each possible result of the dice. */
export function fortifyWell(plan: Plan): void {
  shuttle(plan);
  for (const board of [plan.hoped, plan.feared])
    if (board.phase === 'fortify' && board.active === plan.seat) {
      const order = mayorsWay(plan, board) ?? troopsWay(plan, board);
      if (order) plan.give({ type: 'fortify', ...order });
    }
  if (plan.hoped.phase === 'fortify') plan.give({ type: 'endPhase' });
}

interface Way {
  readonly from: HoodId;
  readonly to: HoodId;
  readonly count: number;
  readonly mayor?: boolean;
}

/** The way to the most valuable mission within reach. */
function mayorsWay(plan: Plan, board: Position): Way | undefined {
  const from = board.mayors[plan.seat] ?? null;
  if (from === null || holdingOf(board, from).units < 2) return undefined;
  const reached = connected(board, from);
  const goal = missionsOf(plan).find(({ hood }) => reached.includes(hood));
  return goal && { from, to: goal.hood, count: 1, mayor: true };
}

/** The way from the greatest force that faces no enemy to where it helps most. */
function troopsWay(plan: Plan, board: Position): Way | undefined {
  const { seat } = plan;
  const scene = plan.scene(board);
  const fronts = frontsOf(scene).map(idOf);
  const idle = hoodsOf(board, seat).filter((hood) => !fronts.includes(hood));
  const from = strongest(board, idle);
  const count = from === undefined ? 0 : holdingOf(board, from).units - 1;
  if (from === undefined || count < 1) return undefined;
  const reached = connected(board, from).filter((hood) => fronts.includes(hood));
  const to = bestFor(scene, reached, count);
  return to === undefined ? undefined : { from, to, count };
}

function shuttle(plan: Plan): void {
  const { hoped, seat } = plan;
  if (!heldBy(plan).includes('air-shuttle')) return;
  const airports = AIRPORTS.filter((hood) => owns(hoped, seat, hood));
  const from = strongest(hoped, airports);
  const to = airports.find((hood) => hood !== from);
  if (from !== undefined && to !== undefined)
    plan.give({ type: 'playCard', card: 'air-shuttle', from, to, count: 1 });
}

/** Phase `end`: a mayor, missions, cards for their points. */
export function endWell(plan: Plan): void {
  makeMayor(plan);
  playMissions(plan);
  if (heldBy(plan).includes('ribbon-cutting')) plan.give({ type: 'playCard', card: 'ribbon-cutting' });
  closeCrossing(plan);
  holdTrain(plan);
  plan.give({ type: 'endPhase' });
}

/** 9.4 Where a mission is, else where it is safest. */
function makeMayor(plan: Plan): void {
  const { hoped, feared, seat } = plan;
  if (hoped.mayors[seat] !== null && feared.mayors[seat] !== null) return;
  const board = hoped.mayors[seat] === null ? hoped : feared;
  const able = hoodsOf(board, seat).filter((hood) => holdingOf(board, hood).units >= 2);
  const goal = missionsOf(plan).find(({ hood }) => able.includes(hood))?.hood;
  const later = plan.scene(board).forecast.endsBeforeNext < 0.5;
  const at = goal ?? (later ? strongest(board, able) : undefined);
  if (at !== undefined) plan.give({ type: 'mayor', at });
}

/** The crossing under the greatest threat to the seat. */
function closeCrossing(plan: Plan): void {
  const { hoped, seat } = plan;
  if (!heldBy(plan).includes('commuter-hell')) return;
  const scene = plan.scene(hoped);
  const open = CROSSINGS.filter(({ id, marked }) => marked && !isClosed(hoped, id));
  const peril = ([one, other]: readonly [HoodId, HoodId]) => {
    if (owns(hoped, seat, one) === owns(hoped, seat, other)) return -100;
    return threatAt(scene, indexOf(owns(hoped, seat, one) ? one : other));
  };
  const crossing = best(open, ({ between }) => peril(between));
  if (crossing) plan.give({ type: 'playCard', card: 'commuter-hell', crossing: crossing.id });
}

/** The leader plays for an early end; the others play for time, until none of them can play the card. */
function holdTrain(plan: Plan): void {
  const { hoped, seat } = plan;
  const held = heldBy(plan).filter((card) => card === 'express-service' || card === 'signal-failure');
  const mine = scoreOf(hoped, seat).total;
  const leads = hoped.seats.every((other) => other === seat || scoreOf(hoped, other).total < mine);
  const wish = leads ? 'express-service' : 'signal-failure';
  const card = held.find((one) => one === wish) ?? held[0];
  const late = plan.scene(hoped).forecast.endsBeforeNext > 0.1;
  if (card !== undefined && (card === wish || late))
    plan.give({ type: 'playCard', card: adventureOf(card).id });
}
