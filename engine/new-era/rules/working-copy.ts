import { ofSeat } from '../../core/by-seat';
import { copied } from '../../core/copied';
import type { SeatId } from '../../game';
import type { Random } from '../../random';
import type { Event } from '../event-types';
import type { Options } from '../options';
import type { Built, CardId, Player, Position } from '../types';

/** The options of a season that the rules read while they run. */
export interface Limits extends Pick<Options, 'target' | 'maxTurns' | 'missLimit' | 'actionLimit'> {
  /** Whether a storage takes goods that it does not hold (10.5), as it did under version 1 of the rules. */
  readonly storesAnyGood?: boolean;
}

/** The working copy of a position during one adjudication: a copy that the rules change, the random stream, and the events so far. */
export interface WorkingCopy {
  readonly position: Position;
  readonly limits: Limits;
  readonly random: Random;
  readonly events: Event[];
  /** The card that the current order has placed: it does not react to this order (14.5). */
  placed: CardId | null;
}

/** A working copy of a position, with no events yet. */
export function workingCopyOf(position: Position, limits: Limits, random: Random): WorkingCopy {
  return { position: copied(position), limits, random, events: [], placed: null };
}

/** The data of a seat. */
export function playerAt({ position }: WorkingCopy, seat: SeatId): Player {
  return ofSeat(position.players, seat);
}

/** All seats clockwise, starting with this one. */
export function clockwiseFrom({ seats }: Pick<Position, 'seats'>, seat: SeatId): readonly SeatId[] {
  const at = seats.indexOf(seat);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** All seats in turn order: clockwise from the first player. */
export function turnOrder(position: Pick<Position, 'seats' | 'first'>): readonly SeatId[] {
  return clockwiseFrom(position, position.first);
}

/** 6.3 Whether no other seat may use the locations of this player. */
export function isClosed({ passed, resigned }: Pick<Player, 'passed' | 'resigned'>): boolean {
  return passed || resigned;
}

/** 6.7 A location of a state that is not debris. */
export function standingAt({ locations }: Pick<Player, 'locations'>, card: CardId): Built | undefined {
  const built = locations[card];
  return built && !built.debris ? built : undefined;
}

/** The cards of a map in ascending order, plain ASCII. */
export function cardsOf(map: Readonly<Record<CardId, unknown>>): readonly CardId[] {
  return Object.keys(map).sort();
}

export function removeCard(list: CardId[], card: CardId): void {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
}
