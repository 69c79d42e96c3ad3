import { cardName } from '../../../engine/new-era/data/cards';
import { scoreOf } from '../../../engine/new-era/rules/ending';
import type { View } from '../../../engine/new-era/types';
import { changed, heldChanges, type SeatChange } from '../../lib/seat-change';

/** The locations and points that each seat gained and lost between two views. A location in debris is lost. */
export function seatChanges(before: View, after: View): readonly SeatChange[] {
  const [held, holds] = [ownersIn(before), ownersIn(after)];
  return changed(
    after.seats.map((seat) => ({
      seat,
      ...heldChanges(seat, held, holds, cardName),
      units: 0,
      points: scoreIn(after, seat) - scoreIn(before, seat),
      isOut: after.players[seat]?.resigned === true && before.players[seat]?.resigned !== true,
    })),
  );
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
