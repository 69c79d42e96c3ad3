import type { Caller } from '../access/caller';
import { leagueOf } from '../access/guards';
import { withoutHidden } from '../access/private-leagues';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { circuitData } from './circuit-data';
import type { Circuit, Circuits } from './circuits.schema';

export async function circuitsView(
  deps: Deps,
  caller: Caller | null,
  league: string,
): Promise<Outcome<Circuits>> {
  const [own, elsewhere] = await Promise.all([
    deps.store.circuitsOf(league),
    deps.store.circuitsElsewhere(league),
  ]);
  const others = await withoutHidden(deps, caller, elsewhere, (circuit) => circuit.league);
  const circuits = [...own, ...others];
  const leagues = new Map<string, string>();
  for (const id of new Set(circuits.map((circuit) => circuit.league)))
    leagues.set(id, (await deps.store.league(id))?.name ?? '');
  return done({
    circuits: circuits.map(({ id, name, events, league: home }) => ({
      ...{ id, name, league: { id: home, name: leagues.get(home) ?? '' } },
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
      league: season.league,
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
