import type { Store } from '../../functions/core/platform/store';
import { ratedOn, ratingsAfter, withRatings } from '../../functions/core/rating/rate-game';
import { nameOfRating, ratingName } from '../../functions/core/rating/ratings.store';
import type { RatingRecord, ResultRecord } from '../../functions/core/result/results.records';

const SEATS = ['tower', 'papst', 'greene'];

/** The end of a game of three of this many players; the winner changes from game to game. */
export function endedGame(number: number, players = 11): ResultRecord {
  const seats = SEATS.map((seat, at) => {
    const id = `p${(number * 5 + at * (1 + (number % 3))) % players}`;
    const place = 1 + ((at + number) % SEATS.length);
    const counted = { leading: place, rating: 0, owed: 4, kept: 4 };
    return { seat, player: { id, name: id, kind: 'human' as const }, place, ...counted };
  });
  const season = `season${number % 4}`;
  return {
    ...{ id: `game${String(number).padStart(6, '0')}`, game: `game${number}`, system: 'ny2047' },
    ...{ league: { id: 'league', name: 'League' }, season: { id: season, name: season } },
    ...{ round: 1 + Math.floor(number / 4), board: 1, endedAt: number, ending: 'timed' },
    seats: seats.map((one) => ({ ...one, winner: one.place === 1, points: 3 - one.place })),
  };
}

/** Rates a game once, as its end does. */
export async function rate(store: Store, result: ResultRecord): Promise<string> {
  for (;;) {
    const { generation, ratings } = await store.ratingsAt(ratedOn(result));
    const writes = ratingsAfter(result, (name) => ratings.get(ratingName(name)));
    const saved = await store.saveResult(withRatings(result, writes), writes, generation);
    if (saved !== 'changed-meanwhile') return saved;
  }
}

/** The ratings for results in this order, computed in one go. */
export function ratingsFrom(results: readonly ResultRecord[]): ReadonlyMap<string, RatingRecord> {
  const ratings = new Map<string, RatingRecord>();
  for (const result of results)
    for (const { after } of ratingsAfter(result, (name) => ratings.get(ratingName(name))))
      ratings.set(nameOfRating(after), after);
  return ratings;
}

/** The same game with the first and the last place exchanged. */
export function swapped(result: ResultRecord): ResultRecord {
  const placeOf = (place: number) => (place === 1 ? SEATS.length : place === SEATS.length ? 1 : place);
  const seats = result.seats.map((seat) => {
    const place = placeOf(seat.place);
    return { ...seat, place, winner: place === 1, leading: place };
  });
  return { ...result, seats, revision: (result.revision ?? 0) + 1 };
}
