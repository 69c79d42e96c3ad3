import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import type { Awaiting, Position } from '../types';
import { playPass } from './actions';
import { endIfAlone, finish, scoreAll, seatsPlaying, winnersOf } from './ending';
import { endLookout, fillDisplay, pick, pickerOf, wishedCard } from './lookout';
import { endProduction, produce, producerOf, spoilsOf } from './production';
import { automaticDeposits } from './storage';
import { clockwiseFrom, playerAt, type Table, turnOrder } from './table';

/** 3.2 Runs all automatic parts, and returns the seat that the game then waits for. */
export function advance(table: Table): Awaiting | null {
  const { position } = table;
  position.awaiting = null;
  while (position.phase !== 'over' && !endIfAlone(table)) {
    const awaited = next(table);
    if (awaited === null) continue;
    if (!playerAt(table, awaited.seat).resigned) {
      position.awaiting = awaited;
      return awaited;
    }
    // 3.8 The game does not wait for a resigned seat.
    standIn(table, awaited);
  }
  return null;
}

/** The next decision of the phase; null if an automatic part was done instead. */
function next(table: Table): Awaiting | null {
  switch (table.position.phase) {
    case 'lookout':
      return nextPick(table);
    case 'production':
      return nextProduction(table);
    default:
      return nextAction(table);
  }
}

function nextPick(table: Table): Awaiting | null {
  const { position } = table;
  const seat = pickerOf(position);
  if (seat === undefined) {
    endLookout(table);
    return null;
  }
  if (fillDisplay(table).length > 0) return { seat, decision: 'draft' };
  position.picks += 1;
  return null;
}

function nextProduction(table: Table): Awaiting | null {
  const seat = producerOf(table.position);
  if (seat === undefined) {
    endProduction(table);
    return null;
  }
  if (spoilsOf(playerAt(table, seat)).length > 0) return { seat, decision: 'spoils' };
  produce(table, seat, []);
  return null;
}

function nextAction(table: Table): Awaiting | null {
  const { position, limits } = table;
  const seat = seatToAct(position);
  position.active = seat;
  if (seat === null) {
    countPoints(table);
    return null;
  }
  const player = playerAt(table, seat);
  if (player.resigned || player.actions < limits.actionLimit) return { seat, decision: 'action' };
  passWithStoring(table, seat);
  return null;
}

/** 6.1, 6.2 The active seat, or the next one after it that has not passed. */
function seatToAct(position: Position): SeatId | null {
  const { active, players } = position;
  const order = active === null ? turnOrder(position) : clockwiseFrom(position, active);
  return order.find((seat) => !ofSeat(players, seat).passed) ?? null;
}

/** 6.1 After an action the turn passes to the next seat that has not passed; it may be the same. */
export function giveTurn({ position }: Table, seat: SeatId): void {
  const [own = seat, ...others] = clockwiseFrom(position, seat);
  const isOpen = (one: SeatId) => !ofSeat(position.players, one).passed;
  position.active = [...others, own].find(isOpen) ?? null;
}

/** 10.6 A pass that the seat has not ordered itself. */
export function passWithStoring(table: Table, seat: SeatId): void {
  const store = automaticDeposits(playerAt(table, seat));
  const pass = playPass(table, seat, { type: 'pass', store });
  if ('effect' in pass) pass.effect();
}

/**
 * 3.3 The default of a seat that sends no orders.
 * @returns the order that it replaces
 */
export function standIn(table: Table, { seat, decision }: Awaiting): object {
  const player = playerAt(table, seat);
  switch (decision) {
    case 'draft': {
      const display = table.position.display ?? [];
      const card = wishedCard(display, player.standing.draft) ?? display[0] ?? '';
      pick(table, seat, card);
      return { type: 'draft', prefer: [card] };
    }
    case 'spoils': {
      const take = player.standing.spoils === 'all' ? spoilsOf(player) : [];
      produce(table, seat, take);
      return { type: 'spoils', take };
    }
    case 'action':
      passWithStoring(table, seat);
      return { type: 'pass' };
  }
}

/** 11.1, 11.2 All have passed. */
function countPoints(table: Table): void {
  const { position, limits, events } = table;
  const scores = scoreAll(position);
  events.push({ type: 'scored', turn: position.turn, scores });
  const isReached = seatsPlaying(position).some((seat) => (scores[seat] ?? 0) >= limits.target);
  if (isReached || position.turn >= limits.maxTurns) finish(table, winnersOf(position), scores);
  else cleanUp(table);
}

/** 12.1, 12.2 Goods in pools are lost, marks are cleared, and the next turn begins. */
function cleanUp({ position, events }: Table): void {
  const { seats } = position;
  for (const seat of seats) {
    const player = ofSeat(position.players, seat);
    Object.assign(player, {
      goods: {},
      contactUsed: [],
      visits: {},
      passed: false,
      actions: 0,
      freeOrders: 0,
    });
    for (const built of Object.values(player.locations)) Object.assign(built, { uses: 0, workers: 0 });
  }
  position.first = clockwiseFrom(position, position.first)[1] ?? position.first;
  position.turn += 1;
  position.phase = 'lookout';
  position.display = null;
  position.active = null;
  events.push({ type: 'turnBegan', turn: position.turn, first: position.first });
}
