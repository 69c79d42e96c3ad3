import { playedAs } from '../result/played-as';
import type { ResultRecord, SeatStatistic } from '../result/results.records';

/** Statistics after adding more results. */
export function withResults(
  before: readonly SeatStatistic[],
  results: readonly ResultRecord[],
): readonly SeatStatistic[] {
  const bySeat = new Map(before.map((one) => [keyOf(one), one]));
  for (const { system, seats, voided, unconfirmed } of results)
    for (const one of voided === true || unconfirmed === true ? [] : seats) {
      const { place, winner, leading } = one;
      const about = { system, players: seats.length, seat: playedAs(one) };
      const known = bySeat.get(keyOf(about)) ?? { ...about, ...NONE };
      bySeat.set(keyOf(about), {
        ...about,
        games: known.games + 1,
        wins: known.wins + (winner ? 1 : 0),
        places: known.places + place,
        figure: known.figure + leading,
      });
    }
  return [...bySeat.values()];
}

const NONE = { games: 0, wins: 0, places: 0, figure: 0 } as const;

function keyOf({ system, players, seat }: Pick<SeatStatistic, 'system' | 'players' | 'seat'>): string {
  return `${system} ${players} ${seat}`;
}
