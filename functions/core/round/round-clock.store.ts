import { roundClockKey } from '../platform/keys';
import { getItem, type Table } from '../platform/reads';
import { ABSENT, put, write } from '../platform/writes';
import { RoundClockRecord } from './round-clock.records';

/** The clocks of rounds at real tables. */
export function roundClockStore(table: Table) {
  return {
    roundClock: (season: string) => getItem(table, roundClockKey(season), RoundClockRecord),

    /**
     * Stores a clock, if it is unchanged since it was read.
     * @param clock with the version that was read, 0 for none
     */
    async saveRoundClock(clock: RoundClockRecord): Promise<'saved' | 'changed-meanwhile'> {
      const { season, version } = clock;
      const saved = put(
        { ...roundClockKey(season), ...clock, version: version + 1 },
        version === 0 ? { when: ABSENT } : { when: 'version = :version', values: { version } },
      );
      return (await write(table, saved)) ? 'saved' : 'changed-meanwhile';
    },
  };
}
