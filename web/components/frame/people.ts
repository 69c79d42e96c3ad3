import type { GameSeat } from '../../../functions/core/game/games.schema';
import { seatName } from './seats';

/** The player of each seat, by full name. */
export type People = Readonly<Record<string, string>>;

export function peopleOf(seats: readonly Pick<GameSeat, 'seat' | 'player'>[]): People {
  return Object.fromEntries(seats.map(({ seat, player }) => [seat, player.name]));
}

/** The name of a seat in sentences: its player's first name, or the full name if two share a first name. */
export function nameOf(people: People, seat: string | null): string {
  if (seat === null) return 'no one';
  const short = seatName(seat, people[seat]);
  const shared = Object.keys(people).some(
    (other) => other !== seat && seatName(other, people[other]) === short,
  );
  return shared ? (people[seat] ?? short) : short;
}

/** The names of all seats in sentences. */
export function namesOf(people: People): People {
  return Object.fromEntries(Object.keys(people).map((seat) => [seat, nameOf(people, seat)]));
}
