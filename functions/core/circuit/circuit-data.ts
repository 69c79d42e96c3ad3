import pMap from 'p-map';
import { type CircuitRow, circuitTable } from '../../../engine/tournament/circuit';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import type { SeasonRecord } from '../season/seasons.records';
import { seasonData } from '../standings/season-data';
import type { CircuitRecord } from './circuits.records';
import { placesOf } from './season-places';

/** A circuit with all data of its table, read from the tables of its seasons as they stand now. */
export interface CircuitData {
  readonly seasons: readonly SeasonRecord[];
  /** Everybody in the table by id, as their latest event names them. */
  readonly people: ReadonlyMap<string, PersonRecord>;
  readonly rows: readonly CircuitRow[];
  /** Whether every event is over, and at least one was played. */
  readonly final: boolean;
}

const AT_ONCE = 4;

export async function circuitData(deps: Deps, circuit: CircuitRecord): Promise<CircuitData> {
  const found = await pMap(
    circuit.events,
    async ({ season, league }) =>
      league !== undefined && (await isClosedToReaders(deps, league)) ? null : seasonData(deps, season),
    { concurrency: AT_ONCE },
  );
  const events = found.flatMap((data, at) =>
    data?.ok ? [{ data: data.value, weight: circuit.events[at]?.weight ?? 1 }] : [],
  );
  const people = new Map(
    events.flatMap(({ data }) => data.entries.map(({ player }) => [player.id, player] as const)),
  );
  const counted = events.map(({ data, weight }) => ({ weight, places: placesOf(data) }));
  return {
    seasons: events.map(({ data }) => data.season),
    people,
    rows: circuitTable(counted, circuit).filter(({ player }) => people.get(player)?.kind === 'human'),
    final:
      events.every(({ data }) => data.season.status === 'finished') &&
      counted.some(({ places }) => places.length > 0),
  };
}

/** Whether another league has become private since its season was added, or a site administrator has hidden it. */
async function isClosedToReaders({ store, clock }: Deps, league: string): Promise<boolean> {
  const now = clock();
  return (await store.isPrivate(league, now)) || (await store.isTakenDown(league, now));
}
