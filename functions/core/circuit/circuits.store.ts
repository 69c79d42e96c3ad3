import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import type { SeasonChanged } from '../platform/events.records';
import { CIRCUIT_PREFIX, COUNTED_PREFIX, circuitKey, countedKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { ABSENT, put, remove, transact, type Write } from '../platform/writes';
import { CircuitRecord, CountedRecord } from './circuits.records';

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

    /** The circuits of other leagues that count seasons of this one. */
    async circuitsElsewhere(league: string): Promise<readonly CircuitRecord[]> {
      const counted = await queryItems(
        table,
        { partition: `LEAGUE#${league}`, prefix: COUNTED_PREFIX },
        CountedRecord,
      );
      const circuits = await Promise.all(
        counted.map(({ circuit }) => getItem(table, circuitKey(circuit.league, circuit.id), CircuitRecord)),
      );
      return circuits.filter((circuit) => circuit !== undefined);
    },

    /** Writes a circuit in its next version, 1 for a new one, with all that goes with it. */
    async saveCircuit(circuit: CircuitRecord, along: WithCircuit): Promise<'saved' | 'changed-meanwhile'> {
      const { league, id, version } = circuit;
      const terms =
        version === 1 ? { when: ABSENT } : { when: 'version = :before', values: { before: version - 1 } };
      return write([put({ ...circuitKey(league, id), ...circuit }, terms), ...writesOf(circuit, along)]);
    },

    /** Deletes a circuit, unless it has been changed since this version. */
    async deleteCircuit(circuit: CircuitRecord, along: WithCircuit): Promise<'saved' | 'changed-meanwhile'> {
      const { league, id, version } = circuit;
      const terms = { when: 'version = :version', values: { version } };
      return write([remove(circuitKey(league, id), terms), ...writesOf(circuit, along)]);
    },
  };

  async function write(writes: readonly Write[]): Promise<'saved' | 'changed-meanwhile'> {
    return (await transact(table, writes)).ok ? 'saved' : 'changed-meanwhile';
  }
}

/** What is written together with a circuit. */
export interface WithCircuit {
  /** For the logs of its league and of leagues whose seasons it counts from now on, or no more. */
  readonly entries: readonly LogRecord[];
  /** They make the seasons look again whose players it qualifies. */
  readonly events?: readonly SeasonChanged[];
  /** The other leagues whose seasons it counts from now on, or no more. */
  readonly leagues: { readonly added: readonly string[]; readonly removed: readonly string[] };
}

function writesOf(
  { league, id }: CircuitRecord,
  { entries, events = [], leagues }: WithCircuit,
): readonly Write[] {
  const circuit = { league, id };
  return [
    ...entries.map(logged),
    ...events.map(posted),
    ...leagues.added.map((other) => put({ ...countedKey(other, circuit), circuit })),
    ...leagues.removed.map((other) => remove(countedKey(other, circuit))),
  ];
}
