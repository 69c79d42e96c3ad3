import { listed } from '../../../engine/core/listed';
import { GAMES } from '../../../engine/games';
import type { GameEnd } from '../../../functions/api/schemas/game-end';
import { seatName } from '../frame/seats';

type Named = Pick<GameEnd['seats'][number], 'seat' | 'player'>;

/** Who is meant by seats, as sentences name them. */
export function namesOfSeats(seats: readonly Named[], wanted: readonly string[]): string {
  return listed(
    seats.filter(({ seat }) => wanted.includes(seat)).map(({ seat, player }) => seatName(seat, player.name)),
  );
}

/** How a game ended, as its page says first: "Ines wins", "Ines and Kenji share the win". */
export function endTitle({ seats, state }: Pick<GameEnd, 'seats' | 'state'>): string {
  const winners = seats.filter(({ winner }) => winner);
  if (state === 'void') return 'A game that does not count';
  if (winners.length === 0) return 'Nobody wins';
  const names = listed(winners.map(({ player }) => player.name));
  return winners.length === 1 ? `${names} wins` : `${names} share the win`;
}

/** One line to send to friends, with the address of the page. */
export function shareLine(end: GameEnd, address: string): string {
  const winners = end.seats.filter(({ winner }) => winner);
  const [lead] = end.measures;
  const figure = winners.length === 1 && lead ? winners[0]?.figures[lead.id] : undefined;
  const won =
    winners.length === 0
      ? `Nobody won ${end.systemTitle}`
      : `${listed(winners.map(({ player }) => player.name))} won ${end.systemTitle}`;
  const { one, many } = GAMES[end.system].counts;
  const having = figure === undefined ? '' : ` with ${figure} ${figure === 1 ? one : many}`;
  return `${won}${having}, ${end.label}. ${address}`;
}

/** "1512, up 24", "1490, down 8", "1500, unchanged". */
export function ratingWords({ before, after }: NonNullable<GameEnd['seats'][number]['rating']>): string {
  const change = Math.round(after) - Math.round(before);
  return change === 0 ? 'unchanged' : change > 0 ? `up ${change}` : `down ${-change}`;
}
