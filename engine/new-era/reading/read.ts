import { bySeat, ofSeat } from '../../core/by-seat';
import { readPosition } from '../../core/read-position';
import type { Message, Problem, Result, SeatId } from '../../game';
import { FACTIONS } from '../data/cards';
import { message } from '../message';
import type { Options } from '../options';
import { advance } from '../rules/game-turn';
import { newPlayer } from '../rules/setup';
import { turnOrder, workingCopyOf } from '../rules/working-copy';
import type { Awaiting, CardId, Player, Position } from '../types';
import { type Given, schemaFor } from './position-schema';

/** 15 Parses a written position, filling in the documented defaults. */
export function read(written: unknown, options: Options, seats: readonly SeatId[]): Result<Position> {
  return readPosition(written, {
    schema: schemaFor(seats),
    rule: '15.1',
    completed: (given) => completed(given, options, seats),
    problemsOf,
  });
}

function problem(path: readonly (string | number)[], says: Message, rule: string): Problem {
  return { code: 'bad-position', path, rule, message: says };
}

function completed(given: Given, options: Options, named: readonly SeatId[]): Position {
  const { awaiting: _, ...rest } = given;
  const seats = given.seats ?? [...named];
  const first = given.first ?? seats[0] ?? '';
  const players = bySeat(seats, (seat): Player => {
    // The k-th seat has the k-th faction unless the position gives another (15.2).
    const usual = FACTIONS[named.indexOf(seat) % FACTIONS.length]?.id ?? '';
    const player = given.players[seat];
    return { ...newPlayer(usual), ...player, faction: player?.faction ?? usual };
  });
  const active = given.active === undefined ? activeOf(given.phase, seats, first, players) : given.active;
  const position: Position = { ...rest, seats, first, active, players, awaiting: null };
  return { ...position, awaiting: awaitingOf(position, options) };
}

function activeOf(
  phase: Position['phase'],
  seats: SeatId[],
  first: SeatId,
  players: Position['players'],
): SeatId | null {
  if (phase !== 'actions') return null;
  return turnOrder({ seats, first }).find((seat) => !ofSeat(players, seat).passed) ?? null;
}

/** 15.1 The seat that the position waits for once its automatic parts are done. */
function awaitingOf(position: Position, options: Options): Awaiting | null {
  return advance(workingCopyOf(position, options, { drawn: 0, draw: (low) => low }));
}

/** Problems that no legal play could lead to. */
function problemsOf(position: Position): readonly Problem[] {
  const { seats, players } = position;
  const problems: Problem[] = [];
  if (new Set(seats).size < seats.length)
    problems.push(problem(['seats'], message('position.seatTwice'), '15.1'));
  const places = placesOf(position);
  const seen = new Set<CardId>();
  for (const [path, card] of places) {
    if (seen.has(card)) problems.push(problem(path, message('position.cardTwice', { card }), '15.4'));
    seen.add(card);
  }
  for (const seat of seats)
    for (const [card, built] of Object.entries(ofSeat(players, seat).locations))
      if (built.debris && (built.vp > 0 || built.improved || built.shield !== null))
        problems.push(problem(['players', seat, 'locations', card], message('position.debris'), '9.1'));
  return problems;
}

/** 15.4 Every card of a position with the path to it. */
function placesOf({
  stack,
  discard,
  display,
  players,
}: Position): readonly (readonly [readonly string[], CardId])[] {
  const piles = Object.entries({ stack, discard, display: display ?? [] });
  return [
    ...piles.flatMap(([name, cards]) => cards.map((card) => [[name], card] as const)),
    ...Object.entries(players).flatMap(([seat, player]) =>
      cardsHeldBy(player).map((card) => [['players', seat], card] as const),
    ),
  ];
}

function cardsHeldBy({ hand, locations, under }: Player): readonly CardId[] {
  const shields = Object.values(locations).flatMap(({ shield }) => (shield === null ? [] : [shield]));
  return [...hand, ...Object.keys(locations), ...shields, ...Object.keys(under)];
}
