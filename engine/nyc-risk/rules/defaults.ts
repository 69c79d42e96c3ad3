import type { SeatId } from '../../game';
import type { HoodId, Placement, Position, View } from '../types';
import { openNeighbours } from './borders';
import { settlePending } from './conquest';
import { defaultPick, openPick, takeHood } from './draft';
import { unitsToPlace } from './place';
import { addUnits, placementsOf } from './reinforce';
import { giveUp, vacate } from './resignation';
import { best, holdingOf, hoodsOf, ofSeat, type Table } from './table';
import { setsOf, setValue, TOO_MANY_CARDS, trade } from './trade';
import { endTurn, enterEnd } from './turn';

/** 13.1 A deadline passes without an answer. */
export function missDeadline(table: Table, seat: SeatId): void {
  const { position, events } = table;
  const { phase } = position;
  events.push({ type: 'missedDeadline', seat, phase });
  if (phase === 'claim' || phase === 'place') {
    answerByDefault(table, seat);
    return;
  }
  position.missed[seat] = ofSeat(position.missed, seat) + 1;
  if (phase === 'draft') pickByDefault(table, seat);
  else playTurnByDefault(table, seat, 'missed');
}

/** 13.2 No claims; or the units where they are needed, with the mayor among most of them. */
export function answerByDefault({ position }: Table, seat: SeatId): void {
  position.submitted[seat] = position.phase === 'claim' ? [] : defaultPlacement(position, seat);
}

function defaultPlacement(
  position: Position,
  seat: SeatId,
): { placements: readonly Placement[]; mayor: HoodId } {
  const placements = spread(position, seat, unitsToPlace(position, seat));
  const units = (hood: HoodId) =>
    holdingOf(position, hood).units + (placements.find(({ to }) => to === hood)?.count ?? 0);
  return { placements, mayor: best(hoodsOf(position, seat), units) ?? '' };
}

/** 13.2 A pick of the list, or next to the own hoods. */
export function pickByDefault(table: Table, seat: SeatId): void {
  const hood = defaultPick(table.position, seat);
  if (hood !== undefined) takeHood(table, seat, hood, 'drafted');
  openPick(table, seat);
}

/** 13.3 The rest of a turn without its player: trade what must be traded, place the pool, end. */
export function playTurnByDefault(table: Table, seat: SeatId, why: 'missed' | 'vacant'): void {
  const { position } = table;
  settlePending(table);
  if (position.phase === 'reinforce' || position.mustTrade) {
    tradeByDefault(table, seat);
    placePool(table, seat);
  }
  position.mustTrade = false;
  const { turn } = position;
  if (position.phase !== 'end') enterEnd(table);
  if (position.active !== seat || position.turn !== turn) return;
  if (why === 'missed' && ofSeat(position.missed, seat) >= table.options.maxMissed) {
    // 13.5 The limit of missed turns: the seat leaves, or waits for a new player.
    if (table.options.replacements) vacate(table, seat);
    else giveUp(table, seat);
  }
  if (position.active !== null) endTurn(table);
}

/** 13.3 The set of highest value goes first, of equal ones the one that comes first in the hand. */
function tradeByDefault(table: Table, seat: SeatId): void {
  const hand = ofSeat(table.position.hands, seat).cards;
  while (hand.length >= TOO_MANY_CARDS) {
    const cards = best(setsOf(hand), setValue);
    if (!cards) return;
    trade(table, seat, { type: 'trade', cards });
  }
}

function placePool(table: Table, seat: SeatId): void {
  const { position, events } = table;
  const placements = spread(position, seat, position.reinforcements);
  if (placements.length === 0) return;
  position.reinforcements = 0;
  addUnits(position, placements);
  events.push({ type: 'reinforced', seat, placements, auto: true });
}

/** 13.4 Unit by unit to the front that is threatened most; without a front to the mayor, or the first hood. */
export function spread(view: View, seat: SeatId, units: number): readonly Placement[] {
  const own = hoodsOf(view, seat);
  const threats = own.flatMap((hood) => {
    const enemies = openNeighbours(view, hood).filter((next) => isOthers(view, seat, next));
    const strength = enemies.reduce((sum, next) => sum + holdingOf(view, next).units, 0);
    return enemies.length > 0 ? [{ hood, threat: strength - holdingOf(view, hood).units }] : [];
  });
  const placed = new Map<HoodId, number>();
  for (let unit = 0; unit < units; unit += 1) {
    const front = best(threats, ({ threat }) => threat);
    const hood = front?.hood ?? view.mayors[seat] ?? own[0];
    if (hood === undefined) break;
    if (front) front.threat -= 1;
    placed.set(hood, (placed.get(hood) ?? 0) + 1);
  }
  return placementsOf(placed);
}

/** A hood of another seat; neutral ones threaten nobody. */
function isOthers(view: View, seat: SeatId, hood: HoodId): boolean {
  const { owner } = holdingOf(view, hood);
  return owner !== null && owner !== seat;
}
