import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import type { CircuitTieBreak } from '../../../engine/tournament/circuit';
import type { Caller } from '../access/caller';
import { leagueOf, organizerOf } from '../access/guards';
import type { LeagueRecord } from '../account/people.records';
import { actEntry } from '../league/log-act';
import { LEAGUE_CLOSED } from '../league/open-league';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { inSeries, line, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { qualifyingFrom } from '../qualification/qualifying-from';
import { seasonChanged } from '../season/season-changed';
import type { CircuitRecord } from './circuits.records';
import { type ChangeCircuit, MOST_CIRCUITS, type WantedCircuit } from './circuits.schema';

/** Opens a circuit of a league for an organizer, with its rules stated from the beginning. */
export async function openCircuit(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  wanted: WantedCircuit,
): Promise<Outcome<CircuitRecord>> {
  const league = await organizedLeague(deps, caller, leagueId);
  if (!league.ok) return league;
  if (league.value.closedAt !== null) return refuse(LEAGUE_CLOSED);
  if ((await deps.store.circuitsOf(leagueId)).length >= MOST_CIRCUITS)
    return refuse({ code: 'not-allowed', why: { text: 'mostCircuits', with: { most: MOST_CIRCUITS } } });
  const names = await eventNames(deps, leagueId, wanted);
  if (!names.ok) return names;
  const circuit = { ...wanted, id: deps.newId(), league: leagueId, createdAt: deps.clock(), version: 1 };
  const entry = await actEntry(
    deps,
    caller,
    { league: leagueId, season: null },
    {
      kind: 'open-circuit',
      subject: message('log.circuit.one'),
      after: inWords(wanted, names.value),
    },
  );
  return (await deps.store.saveCircuit(circuit, entry, [])) === 'saved'
    ? done(circuit)
    : refuse({ code: 'changed-meanwhile' });
}

/** Changes a circuit for an organizer. The league's log has both versions of its rules. */
export async function changeCircuit(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  id: string,
  { version, ...wanted }: ChangeCircuit,
): Promise<Outcome<null>> {
  const league = await organizedLeague(deps, caller, leagueId);
  if (!league.ok) return league;
  const before = await deps.store.circuit(leagueId, id);
  if (before === undefined) return refuse({ code: 'not-found', what: 'circuit' });
  if (before.version !== version) return refuse({ code: 'changed-meanwhile' });
  const { name, events, best, points, tieBreaks } = before;
  if (hashOf({ name, events, best, points, tieBreaks }) === hashOf(wanted))
    return refuse({ code: 'nothing-changes' });
  const [names, namesBefore] = await Promise.all([
    eventNames(deps, leagueId, wanted),
    eventNames(deps, leagueId, before),
  ]);
  if (!names.ok) return names;
  const entry = await actEntry(
    deps,
    caller,
    { league: leagueId, season: null },
    {
      kind: 'change-circuit',
      subject: message('log.circuit.one'),
      before: inWords(before, namesBefore.ok ? namesBefore.value : []),
      after: inWords(wanted, names.value),
    },
  );
  // Those who wait for its final table look at it again.
  const followers = await qualifyingFrom(
    deps,
    leagueId,
    (source) => source.kind === 'circuit' && source.id === id,
  );
  const saved = await deps.store.saveCircuit(
    { ...before, ...wanted, version: version + 1 },
    entry,
    followers.map((season) => seasonChanged(deps, season.id)),
  );
  return saved === 'saved' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

async function organizedLeague(deps: Deps, caller: Caller, id: string): Promise<Outcome<LeagueRecord>> {
  const league = await leagueOf(deps, id);
  if (!league.ok) return league;
  const organizer = await organizerOf(deps, caller, id, 'organizerRunsCircuits');
  return organizer.ok ? league : organizer;
}

type Events = Pick<WantedCircuit, 'events'>;

/** The names of the events; refused unless they are seasons of the league, each once. */
async function eventNames(
  deps: Deps,
  league: string,
  { events }: Events,
): Promise<Outcome<readonly string[]>> {
  const seasons = await Promise.all(events.map(({ season }) => deps.store.season(season)));
  const problems = events.flatMap(({ season }, at): readonly Problem[] => {
    const path = ['events', at, 'season'];
    if (seasons[at]?.league.id !== league) return [problem(path, fault('circuit.otherLeague'))];
    const isFirst = events.findIndex((one) => one.season === season) === at;
    return isFirst ? [] : [problem(path, fault('circuit.twice', { season: seasons[at]?.name ?? '' }))];
  });
  return problems.length > 0
    ? refuse({ code: 'invalid', problems })
    : done(seasons.map((season) => season?.name ?? ''));
}

function problem(path: readonly (string | number)[], why: Message): Problem {
  return { code: 'bad-circuit', path, rule: '', message: why };
}

type Rules = Pick<WantedCircuit, 'name' | 'events' | 'best' | 'points' | 'tieBreaks'>;

/** “Name: Harbour circuit; Events: Spring (1), Autumn (2); Best 2 count; Points: 10, 6, 4; Ties: best results”. */
function inWords({ name, events, best, points, tieBreaks }: Rules, names: readonly string[]): StoredText {
  const listed = events.map(({ weight }, at) => `${names[at] ?? ''} (${weight})`).join(', ');
  return inSeries([
    line(message('log.leagueName'), name),
    line(message('log.circuit.events'), listed),
    best === null ? message('log.circuit.allCount') : message('log.circuit.bestCount', { best }),
    points.kind === 'places'
      ? line(message('log.circuit.byPlace'), points.byPlace.join(', '))
      : message('log.circuit.seasonPoints'),
    ...tieBreaks.map((id, at) => message('log.circuit.tie', { number: at + 1, tie: TIES[id] })),
  ]);
}

const TIES: Readonly<Record<CircuitTieBreak, Message>> = {
  'best-results': message('log.circuit.bestResults'),
  'first-places': message('log.circuit.firstPlaces'),
  'dropped-results': message('log.circuit.droppedResults'),
  'latest-events': message('log.circuit.latestEvents'),
};
