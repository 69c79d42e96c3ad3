import { readPosition } from '../../core/read-position';
import type { Problem, Result, SeatId } from '../../game';
import { ADVENTURES, CARDS } from '../data/cards';
import { HOOD_IDS } from '../data/map';
import { message } from '../message';
import { isSetup } from '../rules/carry-out';
import { frontUnitsFor } from '../rules/draft';
import { emptyBoard } from '../rules/setup';
import { bySeat, hoodsOf, ofSeat } from '../rules/working-copy';
import type { Phase, Position } from '../types';
import { type Given, schemaFor } from './position-schema';

/** 15, 21.3 Parses a written position, filling in the documented defaults. */
export function read(written: unknown, seats: readonly SeatId[]): Result<Position> {
  return readPosition(written, {
    schema: schemaFor(seats),
    rule: '15',
    completed: (given) => completed(given, seats),
    problemsOf,
  });
}

function completed(given: Given, seatNames: readonly SeatId[]): Position {
  const board = emptyBoard(given.seats ?? seatNames);
  const { seats } = board;
  const inSetup = isSetup(given.phase);
  const { order = seats, turn = inSetup ? 0 : 1, rngBytes: _, ...rest } = given;
  const hoods = hoodsFrom(given);
  const hands = filled(seats, given.hands, board.hands);
  const front = frontUnitsFor(seats.length);
  return {
    ...board,
    ...rest,
    seats,
    order,
    turn,
    active: given.active === undefined ? activeAtFirst(given.phase, order) : given.active,
    hoods,
    mayors: filled(seats, given.mayors, board.mayors),
    status: bySeat(seats, (seat) => given.status[seat] ?? statusOf(hoods, seat, inSetup)),
    points: filled(seats, given.points, board.points),
    missed: filled(seats, given.missed, board.missed),
    hands,
    standing: filled(seats, given.standing, board.standing) as Position['standing'],
    frontUnits: inSetup
      ? bySeat(
          seats,
          (seat) => given.frontUnits[seat] ?? Math.max(0, front - hoodsOf({ hoods }, seat).length),
        )
      : {},
    submitted: { ...given.submitted } as Position['submitted'],
    decks: decksOf(given, hands),
  };
}

/** Each seat's value as given, or the one of an empty board. */
function filled<T>(
  seats: readonly SeatId[],
  given: Readonly<Partial<Record<SeatId, T>>>,
  board: Readonly<Record<SeatId, T>>,
): Record<SeatId, T> {
  return bySeat(seats, (seat) => given[seat] ?? ofSeat(board, seat));
}

function activeAtFirst(phase: Phase, [first]: readonly SeatId[]): SeatId | null {
  return phase === 'claim' || phase === 'place' || phase === 'over' ? null : (first ?? null);
}

/** 21.3 Hoods not named are neutral with one unit; in `claim` and `draft` they are free. */
function hoodsFrom({ hoods, phase }: Given): Position['hoods'] {
  const free = phase === 'claim' || phase === 'draft';
  return Object.fromEntries(
    HOOD_IDS.map((id) => {
      const { owner = null, units = owner === null && free ? 0 : 1 } = hoods[id] ?? {};
      return [id, { owner, units }];
    }),
  );
}

function statusOf(hoods: Position['hoods'], seat: SeatId, inSetup: boolean) {
  return inSetup || hoodsOf({ hoods }, seat).length > 0 ? 'playing' : 'eliminated';
}

/** An omitted pile holds all its cards that are in no hand and no discard, unshuffled. */
function decksOf({ decks }: Given, hands: Position['hands']): Position['decks'] {
  const held = Object.values(hands);
  const usedCards = new Set([...decks.cardDiscard, ...held.flatMap(({ cards }) => cards)]);
  const usedAdventures = new Set([
    ...decks.adventureDiscard,
    ...held.flatMap(({ adventures }) => adventures),
  ]);
  return {
    cards: decks.cards ?? CARDS.filter((card) => !usedCards.has(card)),
    cardDiscard: decks.cardDiscard,
    adventures: decks.adventures ?? ADVENTURES.map(({ id }) => id).filter((id) => !usedAdventures.has(id)),
    adventureDiscard: decks.adventureDiscard,
  };
}

/** Problems that no legal play could lead to. */
function problemsOf(position: Position): readonly Problem[] {
  const misplaced = position.seats.filter((seat) => {
    const mayor = position.mayors[seat];
    return typeof mayor === 'string' && position.hoods[mayor]?.owner !== seat;
  });
  return misplaced.map((seat) => ({
    code: 'bad-position',
    path: ['mayors', seat],
    rule: '1.9',
    message: message('position.mayor'),
  }));
}
