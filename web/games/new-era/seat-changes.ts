import { cardName } from '../../../engine/new-era/data/cards';
import { scoreOf } from '../../../engine/new-era/rules/ending';
import type { PlayerView, View } from '../../../engine/new-era/types';
import { changed, heldChanges, type SeatChange } from '../../lib/seat-change';

/** The locations, agreements and points that each seat gained and lost between two views. A location in debris is lost. */
export function seatChanges(before: View, after: View): readonly SeatChange[] {
  const [held, holds] = [ownersIn(before), ownersIn(after)];
  return changed(
    after.seats.map((seat) => ({
      seat,
      ...heldChanges(seat, held, holds, cardName),
      agreementsLost: agreementsLost(before.players[seat], after.players[seat]),
      units: 0,
      points: scoreIn(after, seat) - scoreIn(before, seat),
      isOut: after.players[seat]?.resigned === true && before.players[seat]?.resigned !== true,
    })),
  );
}

/** The locations of other seats with which a seat had an agreement, and of cards under its base, that are there no more. */
function agreementsLost(before: PlayerView | undefined, after: PlayerView | undefined): readonly string[] {
  const [had, has] = [agreementsOf(before), agreementsOf(after)];
  return had.filter((card) => !has.includes(card)).map(cardName);
}

function agreementsOf(player: PlayerView | undefined): readonly string[] {
  if (player === undefined) return [];
  const own = Object.entries(player.under).flatMap(([card, use]) => (use === 'agreement' ? [card] : []));
  return [...Object.keys(player.agreements), ...own];
}

function ownersIn({ players }: View): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(players).flatMap(([seat, { locations }]) =>
      Object.entries(locations).flatMap(([card, { debris }]) => (debris ? [] : [[card, seat]])),
    ),
  );
}

function scoreIn({ players }: View, seat: string): number {
  const player = players[seat];
  return player === undefined ? 0 : scoreOf(player);
}
