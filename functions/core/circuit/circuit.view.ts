import type { Caller } from '../access/caller';
import { leagueOf } from '../access/guards';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { circuitData } from './circuit-data';
import type { Circuit, Circuits } from './circuits.schema';

export async function circuitsView(deps: Deps, league: string): Promise<Outcome<Circuits>> {
  const circuits = await deps.store.circuitsOf(league);
  return done({
    circuits: circuits.map(({ id, name, events }) => ({
      id,
      name,
      events: events.map(({ season }) => season),
    })),
  });
}

/** A circuit with its table, computed from the tables of its seasons. */
export async function circuitView(
  deps: Deps,
  caller: Caller | null,
  leagueId: string,
  id: string,
): Promise<Outcome<Circuit>> {
  const [league, circuit] = await Promise.all([leagueOf(deps, leagueId), deps.store.circuit(leagueId, id)]);
  if (!league.ok) return league;
  if (circuit === undefined) return refuse({ code: 'not-found', what: 'circuit' });
  const { seasons, people, rows, final } = await circuitData(deps, circuit);
  const { name, best, points, tieBreaks, version, events } = circuit;
  return done({
    ...{ id, name, best, points, tieBreaks, version, final },
    league: { id: leagueId, name: league.value.name },
    events: seasons.map((season) => ({
      season: { id: season.id, name: season.name },
      weight: events.find((one) => one.season === season.id)?.weight ?? 1,
      status: season.status,
      cancelled: season.cancelled !== undefined,
    })),
    standing: rows.flatMap(({ player, place, total, results }) => {
      const person = people.get(player);
      return person === undefined ? [] : [{ place, player: person, total, results: [...results] }];
    }),
    myRoles: [...(await rolesIn(deps, leagueId, caller))],
  });
}
