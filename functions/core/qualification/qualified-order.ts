import { circuitData } from '../circuit/circuit-data';
import { placesOf } from '../circuit/season-places';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import type { SeasonRecord } from '../season/seasons.records';
import { drawnOrder } from '../standings/drawn-order';
import { seasonData } from '../standings/season-data';
import type { QualifiedBy } from './qualification.records';

/** A player in the order in which a season invites. */
export interface Qualified {
  readonly place: number;
  readonly player: PersonRecord;
}

/** The order in which a season invites, by an earlier table. */
export interface QualifiedOrder {
  /** The name of the season or circuit; empty if it no longer exists. */
  readonly name: string;
  /** Whether the table is final; until then nobody is in order. */
  readonly final: boolean;
  readonly order: readonly Qualified[];
  /** The leagues in which the table was played. */
  readonly leagues: readonly string[];
}

/**
 * The people of a final table, the first first; those who share a place in an order that the season's own id draws, so
 * that nobody chooses it and anyone can draw it again.
 */
export async function qualifiedOrder(
  deps: Deps,
  { id, league }: Pick<SeasonRecord, 'id' | 'league'>,
  from: QualifiedBy,
): Promise<QualifiedOrder> {
  const { name, final, rows, leagues } = await tableOf(deps, league.id, from);
  const people = rows.filter(({ player }) => player.kind === 'human');
  const drawn = drawnOrder(
    { id, drawSeed: null },
    'invitations',
    people.map(({ player }) => player.id),
  );
  const lot = new Map(drawn.map((player, at) => [player, at]));
  const order = [...people].sort(
    (one, other) =>
      one.place - other.place || (lot.get(one.player.id) ?? 0) - (lot.get(other.player.id) ?? 0),
  );
  return { name, final, order: final ? order : [], leagues };
}

interface FinalTable {
  readonly name: string;
  readonly final: boolean;
  readonly rows: readonly Qualified[];
  readonly leagues: readonly string[];
}

const NO_TABLE: FinalTable = { name: '', final: false, rows: [], leagues: [] };

async function tableOf(deps: Deps, league: string, { kind, id }: QualifiedBy): Promise<FinalTable> {
  if (kind === 'season') {
    const data = await seasonData(deps, id);
    if (!data.ok) return NO_TABLE;
    const { season, entries } = data.value;
    const people = new Map(entries.map(({ player }) => [player.id, player]));
    const rows = named(placesOf(data.value), people);
    return { name: season.name, final: rows.length > 0, rows, leagues: [season.league.id] };
  }
  const circuit = await deps.store.circuit(league, id);
  if (circuit === undefined) return NO_TABLE;
  const { rows, people, final, seasons } = await circuitData(deps, circuit);
  const leagues = seasons.map((season) => season.league.id);
  return { name: circuit.name, final, rows: named(rows, people), leagues };
}

function named(
  rows: readonly { readonly player: string; readonly place: number }[],
  people: ReadonlyMap<string, PersonRecord>,
): readonly Qualified[] {
  return rows.flatMap(({ player, place }) => {
    const person = people.get(player);
    return person === undefined ? [] : [{ place, player: person }];
  });
}
