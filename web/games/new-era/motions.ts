import type { CardId, PlayerView, View } from '../../../engine/new-era/types';
import { type Motion, motionsSeen } from '../../components/table/motions';
import type { ShownStep } from '../../lib/shown-step';

/** Cards face up, by `cardAt`. */
export type MovedCards = ReadonlySet<string>;

/** A card of a seat’s state or, without a seat, of the display. */
export function cardAt(seat: string | null, card: CardId): string {
  return `${seat ?? ''} ${card}`;
}

/** The motions of a step that can be seen. */
export function motionsOf(step: ShownStep): readonly Motion[] {
  return motionsSeen({ leaving: cardsLeaving(step).size });
}

/**
 * The cards on the board before a step that leave it: locations that are conquered or replaced, agreements that end, and
 * what is drafted or discarded from the display.
 */
export function cardsLeaving({ before, position }: ShownStep): MovedCards {
  return missingFrom(cardsOn(position as View), cardsOn(before as View));
}

/** The cards on the board after a step that were not on the board before it. */
export function cardsArriving({ before, position }: ShownStep): MovedCards {
  return missingFrom(cardsOn(before as View), cardsOn(position as View));
}

function missingFrom(board: MovedCards, cards: MovedCards): MovedCards {
  return new Set([...cards].filter((card) => !board.has(card)));
}

/** The seats in whose states cards leave or arrive, in the order of play. */
export function seatsWithChanges(step: ShownStep): readonly string[] {
  const moved = [...cardsLeaving(step), ...cardsArriving(step)];
  return (step.position as View).seats.filter((seat) => moved.some((card) => card.startsWith(`${seat} `)));
}

/** All cards face up. A location in debris lies face down. */
function cardsOn({ display, players }: View): MovedCards {
  return new Set([
    ...(display ?? []).map((card) => cardAt(null, card)),
    ...Object.entries(players).flatMap(([seat, player]) => cardsOf(player).map((card) => cardAt(seat, card))),
  ]);
}

function cardsOf({ locations, under, agreements }: PlayerView): readonly CardId[] {
  const standing = Object.entries(locations).flatMap(([card, { debris }]) => (debris ? [] : [card]));
  return [...standing, ...Object.keys(under), ...Object.keys(agreements)];
}
