import type { SeatId } from '../../game';
import type { Random } from '../../random';
import { ADVENTURES, CARDS } from '../data/cards';
import { HOOD_IDS } from '../data/map';
import type { Options } from '../options';
import type { Hand, Holding, HoodId, Position } from '../types';
import { chanceOf } from './chance';
import { shareOut } from './claims';
import { frontUnitsFor } from './draft';
import { shuffled } from './hands';
import { startingStandingOrder } from './standing-orders';
import { bySeat, ofSeat, type WorkingCopy } from './working-copy';

const ADVENTURES_AT_START = 4;

/** 2.3 Creates the decks and deals the first cards; without claims the hoods are shared out next (2.7 to 2.9). */
export function setup(options: Options, seats: readonly SeatId[], random: Random): Position {
  const copy: WorkingCopy = { position: emptyBoard(seats), options, chance: chanceOf(random), events: [] };
  dealCards(copy);
  if (!options.claims) shareOut(copy);
  return copy.position;
}

/** The board at the start. */
export function emptyBoard(seats: readonly SeatId[]): Position {
  return {
    phase: 'claim',
    turn: 0,
    seats: [...seats],
    order: [...seats],
    active: null,
    hoods: freeBoard(),
    mayors: bySeat(seats, () => null),
    status: bySeat(seats, () => 'playing'),
    eliminated: [],
    points: bySeat(seats, () => 0),
    missed: bySeat(seats, () => 0),
    hands: bySeat(seats, (): Hand => ({ cards: [], adventures: [] })),
    standing: bySeat(seats, startingStandingOrder),
    decks: { cards: [], cardDiscard: [], adventures: [], adventureDiscard: [] },
    reinforcements: 0,
    pending: null,
    mustTrade: false,
    conquered: false,
    tookStadium: false,
    attackedStadiums: [],
    defended: [],
    boosts: { attack: false, oneDie: false, links: [] },
    closed: [],
    train: 0,
    trainHold: null,
    frontUnits: bySeat(seats, () => frontUnitsFor(seats.length)),
    submitted: {},
  };
}

function freeBoard(): Record<HoodId, Holding> {
  return Object.fromEntries(HOOD_IDS.map((hood) => [hood, { owner: null, units: 0 }]));
}

function dealCards({ position, chance }: WorkingCopy): void {
  const { decks, hands, seats } = position;
  decks.cards = shuffled(CARDS, chance);
  for (const seat of seats) ofSeat(hands, seat).cards.push(...decks.cards.splice(0, 1));
  const kept = shuffled(
    idsOf((kind) => kind !== 'event'),
    chance,
  );
  for (const seat of seats) ofSeat(hands, seat).adventures.push(...kept.splice(0, ADVENTURES_AT_START));
  decks.adventures = shuffled([...kept, ...idsOf((kind) => kind === 'event')], chance);
}

function idsOf(wanted: (kind: string) => boolean): readonly string[] {
  return ADVENTURES.filter(({ kind }) => wanted(kind)).map(({ id }) => id);
}
