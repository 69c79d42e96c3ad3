import { bySeat, ofSeat } from '../../core/by-seat';
import { shuffled } from '../../core/shuffled';
import type { GameEvent, SeatId } from '../../game';
import type { Random } from '../../random';
import { CATALOGUE, FACTIONS } from '../data/cards';
import type { Options } from '../options';
import type { Player, Position } from '../types';
import { advance } from './game-turn';
import { drawCards } from './piles';
import { startingStanding } from './standing-orders';
import { turnOrder, type WorkingCopy } from './working-copy';

const FIRST_HAND = 4;

/** The position in which the first player of turn 1 is to pick a card. */
export function setup(options: Options, seats: readonly SeatId[], random: Random): Position {
  return opening(options, seats, random).position;
}

/** 2.1 to 2.4, 18.3 Set-up and the first display, with their events. */
export function opening(
  options: Options,
  seats: readonly SeatId[],
  random: Random,
): { readonly position: Position; readonly events: readonly GameEvent[] } {
  const factions = drawFactions(options, seats, random);
  const first = seats[random.draw(0, seats.length - 1)] ?? '';
  const position: Position = {
    ...emptyBoard(seats, first),
    stack: shuffled(CATALOGUE, random),
    players: bySeat(seats, (seat) => newPlayer(ofSeat(factions, seat))),
  };
  const fixed = seats.filter((seat) => options.factions[seat] !== undefined).length;
  position.rng = seats.length - fixed + 1 + CATALOGUE.length - 1;
  const copy: WorkingCopy = { position, limits: options, random, events: [], placed: null };
  for (const seat of turnOrder(position)) drawCards(copy, seat, FIRST_HAND);
  advance(copy);
  return { position, events: copy.events };
}

/** 2.1, 18.3 Fixed factions are removed first; then each seat draws from those left. */
function drawFactions(
  { factions }: Options,
  seats: readonly SeatId[],
  random: Random,
): Readonly<Record<SeatId, string>> {
  const fixed = seats.map((seat) => factions[seat]);
  const left = FACTIONS.map(({ id }) => id).filter((id) => !fixed.includes(id));
  return bySeat(seats, (seat) => {
    const [drawn = ''] = factions[seat] ? [factions[seat]] : left.splice(random.draw(0, left.length - 1), 1);
    return drawn;
  });
}

function emptyBoard(seats: readonly SeatId[], first: SeatId): Omit<Position, 'stack' | 'players'> {
  return {
    seats: [...seats],
    turn: 1,
    phase: 'lookout',
    first,
    active: null,
    display: null,
    picks: 0,
    producedSeats: 0,
    discard: [],
    rng: 0,
    awaiting: null,
    outcome: null,
  };
}

/** The state of a player at the start. */
export function newPlayer(faction: string): Player {
  return {
    faction,
    hand: [],
    goods: {},
    baseVp: 0,
    locations: {},
    under: {},
    agreements: {},
    contactUsed: [],
    visits: {},
    passed: false,
    resigned: false,
    missed: 0,
    actions: 0,
    freeOrders: 0,
    score: 0,
    standing: startingStanding(),
  };
}
