import { bySeat, ofSeat } from '../../core/by-seat';
import type { GameEvent, SeatId } from '../../game';
import type { Random } from '../../random';
import type { ActionCardId, CardId } from '../card-ids';
import { ACTION_CARD_IDS, sorted } from '../data/cards';
import type { Options } from '../options';
import type { Position, Seat } from '../types';
import { goOn, startGameTurn } from './game-turn';
import { startingStanding } from './standing-orders';
import { drawIndex, rotationFrom, type WorkingCopy } from './working-copy';

const STACKS = 10;
const START_LOGISTICS = 4;
const START_VP = 1;
export const STARTING_CARDS: readonly CardId[] = ['domination', 'domination', 'domination', 'domination'];

/** The position in which the first seat of game turn 1 has to decide. */
export function setup(options: Options, seats: readonly SeatId[], random: Random): Position {
  return opening(options, seats, random).position;
}

/** 2.2 to 2.7, 14.2 Set-up and the start of game turn 1, with their events. */
export function opening(
  options: Options,
  seats: readonly SeatId[],
  random: Random,
): { readonly position: Position; readonly events: readonly GameEvent[] } {
  const copy: WorkingCopy = { position: emptyBoard(options, seats), options, random, events: [] };
  const { position, events } = copy;
  const types = drawTypes(copy);
  position.stacks = Object.fromEntries(types.map((type) => [type, options.copies]));
  position.first = seats[drawIndex(copy, seats.length)] ?? position.first;
  events.push({ type: 'setup', stacks: types, first: position.first });
  for (const seat of seats) ofSeat(position.seats, seat).draw = [...STARTING_CARDS];
  startGameTurn(copy);
  goOn(copy, rotationFrom(position, position.first));
  return { position, events };
}

/** 14.2 Ten of the action cards, in data order. */
function drawTypes(copy: WorkingCopy): readonly ActionCardId[] {
  const left = [...ACTION_CARD_IDS];
  const drawn = Array.from({ length: STACKS }, () => left.splice(drawIndex(copy, left.length), 1)).flat();
  return sorted(drawn).filter((card) => card !== 'domination');
}

function emptyBoard({ turns }: Options, seats: readonly SeatId[]): Position {
  const [first = ''] = seats;
  return {
    phase: 'turn',
    turn: 0,
    turns,
    order: [...seats],
    first,
    active: null,
    seats: bySeat(seats, emptySeat),
    forces: {},
    stacks: {},
    drawn: 0,
  };
}

function emptySeat(): Seat {
  return {
    vp: START_VP,
    logistics: START_LOGISTICS,
    hand: [],
    draw: [],
    discard: [],
    passed: false,
    vacant: false,
    missed: 0,
    standing: startingStanding(),
  };
}
