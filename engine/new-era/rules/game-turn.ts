import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import type { Awaiting, Position } from '../types';
import { playPass } from './actions';
import { endIfAlone, finish, scoreAll, seatsPlaying, winnersOf } from './ending';
import { endLookout, fillDisplay, pick, pickerOf, wishedCard } from './lookout';
import { endProduction, produce, producerOf, spoilsOf } from './production';
import { automaticDeposits } from './storage';
import { clockwiseFrom, playerAt, turnOrder, type WorkingCopy } from './working-copy';

/** 3.2 Runs all automatic parts, and returns the seat that the game then waits for. */
export function advance(copy: WorkingCopy): Awaiting | null {
  const { position } = copy;
  position.awaiting = null;
  while (position.phase !== 'over' && !endIfAlone(copy)) {
    const awaited = next(copy);
    if (awaited === null) continue;
    if (!playerAt(copy, awaited.seat).resigned) {
      position.awaiting = awaited;
      return awaited;
    }
    // 3.8 The game does not wait for a resigned seat.
    standIn(copy, awaited);
  }
  return null;
}

/** The next decision of the phase; null if an automatic part was done instead. */
function next(copy: WorkingCopy): Awaiting | null {
  switch (copy.position.phase) {
    case 'lookout':
      return nextPick(copy);
    case 'production':
      return nextProduction(copy);
    default:
      return nextAction(copy);
  }
}

function nextPick(copy: WorkingCopy): Awaiting | null {
  const { position } = copy;
  const seat = pickerOf(position);
  if (seat === undefined) {
    endLookout(copy);
    return null;
  }
  if (fillDisplay(copy).length > 0) return { seat, decision: 'draft' };
  position.picks += 1;
  return null;
}

function nextProduction(copy: WorkingCopy): Awaiting | null {
  const seat = producerOf(copy.position);
  if (seat === undefined) {
    endProduction(copy);
    return null;
  }
  if (spoilsOf(playerAt(copy, seat)).length > 0) return { seat, decision: 'spoils' };
  produce(copy, seat, []);
  return null;
}

function nextAction(copy: WorkingCopy): Awaiting | null {
  const { position, limits } = copy;
  const seat = seatToAct(position);
  position.active = seat;
  if (seat === null) {
    countPoints(copy);
    return null;
  }
  const player = playerAt(copy, seat);
  if (player.resigned || player.actions < limits.actionLimit) return { seat, decision: 'action' };
  passWithStoring(copy, seat);
  return null;
}

/** 6.1, 6.2 The active seat, or the next one after it that has not passed. */
function seatToAct(position: Position): SeatId | null {
  const { active, players } = position;
  const order = active === null ? turnOrder(position) : clockwiseFrom(position, active);
  return order.find((seat) => !ofSeat(players, seat).passed) ?? null;
}

/** 6.1 After an action the turn passes to the next seat that has not passed; it may be the same. */
export function giveTurn({ position }: WorkingCopy, seat: SeatId): void {
  const [own = seat, ...others] = clockwiseFrom(position, seat);
  const isOpen = (one: SeatId) => !ofSeat(position.players, one).passed;
  position.active = [...others, own].find(isOpen) ?? null;
}

/** 10.6 A pass that the seat has not ordered itself. */
export function passWithStoring(copy: WorkingCopy, seat: SeatId): void {
  const store = automaticDeposits(playerAt(copy, seat));
  const pass = playPass(copy, seat, { type: 'pass', store });
  if ('effect' in pass) pass.effect();
}

/**
 * 3.3 The default of a seat that sends no orders.
 * @returns the order that it replaces
 */
export function standIn(copy: WorkingCopy, { seat, decision }: Awaiting): object {
  const player = playerAt(copy, seat);
  switch (decision) {
    case 'draft': {
      const display = copy.position.display ?? [];
      const card = wishedCard(display, player.standing.draft) ?? display[0] ?? '';
      pick(copy, seat, card);
      return { type: 'draft', prefer: [card] };
    }
    case 'spoils': {
      const take = player.standing.spoils === 'all' ? spoilsOf(player) : [];
      produce(copy, seat, take);
      return { type: 'spoils', take };
    }
    case 'action':
      passWithStoring(copy, seat);
      return { type: 'pass' };
  }
}

/** 11.1, 11.2 All have passed. */
function countPoints(copy: WorkingCopy): void {
  const { position, limits, events } = copy;
  const scores = scoreAll(position);
  events.push({ type: 'scored', turn: position.turn, scores });
  const isReached = seatsPlaying(position).some((seat) => (scores[seat] ?? 0) >= limits.target);
  if (isReached || position.turn >= limits.maxTurns) finish(copy, winnersOf(position), scores);
  else cleanUp(copy);
}

/** 12.1, 12.2 Goods in pools are lost, marks are cleared, and the next turn begins. */
function cleanUp({ position, events }: WorkingCopy): void {
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
