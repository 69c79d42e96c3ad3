import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import type { SeasonChanged } from '../platform/events.records';
import { CIRCUIT_PREFIX, circuitKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { ABSENT, put, transact } from '../platform/writes';
import { CircuitRecord } from './circuits.records';

/** Circuits stand with their league. */
export function circuitStore(table: Table) {
  return {
    circuit: (league: string, id: string) => getItem(table, circuitKey(league, id), CircuitRecord),

    /** The newest first. */
    circuitsOf: (league: string) =>
      queryItems(
        table,
        { partition: `LEAGUE#${league}`, prefix: CIRCUIT_PREFIX, newestFirst: true },
        CircuitRecord,
      ),

    /**
     * Writes a circuit in its next version, 1 for a new one, with its entry in the league's log, and the events that make
     * seasons whose players it qualifies look again.
     */
    async saveCircuit(
      circuit: CircuitRecord,
      entry: LogRecord,
      events: readonly SeasonChanged[],
    ): Promise<'saved' | 'changed-meanwhile'> {
      const { league, id, version } = circuit;
      const terms =
        version === 1 ? { when: ABSENT } : { when: 'version = :before', values: { before: version - 1 } };
      const written = await transact(table, [
        put({ ...circuitKey(league, id), ...circuit }, terms),
        logged(entry),
        ...events.map(posted),
      ]);
      return written.ok ? 'saved' : 'changed-meanwhile';
    },
  };
}
