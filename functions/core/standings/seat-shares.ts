import { type Holding, heldTurns, pointShares } from '../../../engine/tournament/seat-holders';
import type { GameRecord } from '../game/games.records';
import type { BoardRecord, SeatShare } from '../result/results.records';

/** The periods of all players in a seat of a game after a number of turns, its holder last. */
export function holdingsOf(
  { seats, left }: Pick<GameRecord, 'seats' | 'left'>,
  seat: string,
  played: number,
): readonly Holding[] {
  const leavers = left.filter((one) => one.seat === seat);
  const holder = seats.find((one) => one.seat === seat)?.player.id ?? '';
  return heldTurns(
    leavers.map((one) => ({ ...one, player: one.player.id })),
    holder,
    played,
  );
}

/** The shares of a board's points, if they are divided by turns held and a player has left a seat. */
interface Shares {
  readonly left: NonNullable<BoardRecord['shares']>;
  /** The share of each seat's present holder. */
  readonly held: Readonly<Record<string, { readonly share: SeatShare }>>;
}

/**
 * Divides the points of seats that several players have held, if the season chose so.
 * @param played the number of closed turns
 * @param pointsOf the points of a whole seat
 */
export function sharesIn(game: GameRecord, played: number, pointsOf: (seat: string) => number): Shares {
  if (game.absence?.seatPoints !== 'share') return { left: [], held: {} };
  const left: Shares['left'] = [];
  const held: Record<string, { share: SeatShare }> = {};
  for (const { seat, player } of game.seats) {
    const holdings = holdingsOf(game, seat, played).filter(({ turns, end }) => turns > 0 || end === 'holds');
    if (holdings.length === 1) continue;
    const points = pointShares(pointsOf(seat), holdings);
    for (const { id, share } of addedUp(holdings, points, played)) {
      if (id === player.id) held[seat] = { share };
      const leaver = game.left.find((one) => one.seat === seat && one.player.id === id);
      if (id !== player.id && leaver !== undefined) left.push({ seat, player: leaver.player, share });
    }
  }
  return { left, held };
}

/** One share for each player, even if a player held the seat twice. */
function addedUp(holdings: readonly Holding[], points: readonly number[], of: number) {
  return [...new Set(holdings.map(({ player }) => player))].map((id) => {
    const share = { turns: 0, of, points: 0 };
    for (const [at, { player, turns }] of holdings.entries()) {
      if (player !== id) continue;
      share.turns += turns;
      share.points += points[at] ?? 0;
    }
    return { id, share };
  });
}
