import { isDeepStrictEqual } from 'node:util';
import { GAME_SYSTEM_IDS } from '../../../engine/games';
import type { ResultRecord, SeatStatistic } from '../../store/records';
import type { Deps } from '../deps';

/** The statistics of results, added up one by one. */
interface Tally {
  add(result: ResultRecord): void;
  readonly bySeat: ReadonlyMap<string, SeatStatistic>;
}

export function tallyOf(): Tally {
  const bySeat = new Map<string, SeatStatistic>();
  return {
    bySeat,
    add({ system, seats, voided }) {
      if (voided === true) return;
      for (const { seat, place, winner, leading } of seats) {
        const about = { system, players: seats.length, seat };
        const before = bySeat.get(keyOf(about)) ?? { ...about, ...NONE };
        bySeat.set(keyOf(about), {
          ...about,
          games: before.games + 1,
          wins: before.wins + (winner ? 1 : 0),
          places: before.places + place,
          figure: before.figure + leading,
        });
      }
    },
  };
}

const NONE = { games: 0, wins: 0, places: 0, figure: 0 } as const;

function keyOf({ system, players, seat }: Pick<SeatStatistic, 'system' | 'players' | 'seat'>): string {
  return `${system} ${players} ${seat}`;
}

/** Replaces the statistics that differ from a tally of the whole record. @returns how many there were */
export async function recomputeStatistics(deps: Deps, { bySeat }: Tally): Promise<number> {
  const stored = (await Promise.all(GAME_SYSTEM_IDS.map((system) => deps.store.statistics(system)))).flat();
  const before = new Map(stored.map((statistic) => [keyOf(statistic), statistic]));
  // One whose only game was declared void stays, with nothing in it.
  const emptied = stored.filter((one) => !bySeat.has(keyOf(one))).map((one) => ({ ...one, ...NONE }));
  let replaced = 0;
  for (const after of [...bySeat.values(), ...emptied]) {
    const kept = before.get(keyOf(after));
    if (isDeepStrictEqual(kept, after)) continue;
    await deps.store.replaceStatistic({ before: kept, after });
    replaced += 1;
  }
  return replaced;
}
