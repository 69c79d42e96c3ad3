import { hashOf } from '../../../engine/core/canonical';
import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import type { CircuitTieBreak } from '../../../engine/tournament/circuit';
import type { Caller } from '../access/caller';
import { leagueOf, organizerOf } from '../access/guards';
import type { LeagueRecord } from '../account/people.records';
import { actEntry } from '../league/log-act';
import type { LogRecord } from '../league/logs.records';
import { ofLeague } from '../league/names-elsewhere';
import { LEAGUE_CLOSED } from '../league/open-league';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { inSeries, line, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import { qualifyingFrom } from '../qualification/qualifying-from';
import { seasonChanged } from '../season/season-changed';
import type { SeasonRecord } from '../season/seasons.records';
import type { CircuitRecord } from './circuits.records';
import { type ChangeCircuit, MOST_CIRCUITS, MOST_OTHER_LEAGUES, type WantedCircuit } from './circuits.schema';
import type { WithCircuit } from './circuits.store';

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
  const events = await eventsFrom(deps, caller, leagueId, wanted.events, []);
  if (!events.ok) return events;
  const circuit: CircuitRecord = {
    ...wanted,
    events: events.value.map(stored),
    ...{ id: deps.newId(), league: leagueId, createdAt: deps.clock(), version: 1 },
  };
  const entry = await entryFor(deps, caller, leagueId, {
    kind: 'open-circuit',
    after: inWords(wanted, events.value),
  });
  const elsewhere = await changeElsewhere(deps, caller, league.value, [], events.value);
  const saved = await deps.store.saveCircuit(circuit, {
    ...elsewhere,
    entries: [entry, ...elsewhere.entries],
  });
  return saved === 'saved' ? done(circuit) : refuse({ code: 'changed-meanwhile' });
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
  const { name, best, points, tieBreaks } = before;
  const listed = before.events.map(({ season, weight }) => ({ season, weight }));
  if (hashOf({ name, events: listed, best, points, tieBreaks }) === hashOf(wanted))
    return refuse({ code: 'nothing-changes' });
  const events = await eventsFrom(deps, caller, leagueId, wanted.events, before.events);
  return events.ok ? save(deps, caller, league.value, before, wanted, events.value) : events;
}

/**
 * Takes a season out of a circuit, for an organizer of the circuit's league or of the season's own: a league that agreed
 * to count for another one's circuit may change its mind.
 */
export async function removeFromCircuit(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  id: string,
  season: string,
): Promise<Outcome<null>> {
  const league = await leagueOf(deps, leagueId);
  if (!league.ok) return league;
  const before = await deps.store.circuit(leagueId, id);
  const event = before?.events.find((one) => one.season === season);
  const own = await organizerOf(deps, caller, leagueId, 'organizerRunsCircuits');
  const seasons =
    own.ok || event?.league === undefined
      ? own
      : await organizerOf(deps, caller, event.league, 'organizerRunsCircuits');
  if (!seasons.ok) return seasons;
  if (before === undefined) return refuse({ code: 'not-found', what: 'circuit' });
  if (event === undefined) return refuse({ code: 'not-found', what: 'season' });
  const wanted = { ...before, events: before.events.filter((one) => one !== event) };
  return save(deps, caller, league.value, before, wanted, await describe(deps, wanted.events));
}

/** Deletes a circuit for an organizer, unless a season invites by its table. Its seasons stay as they are. */
export async function deleteCircuit(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  id: string,
): Promise<Outcome<null>> {
  const league = await organizedLeague(deps, caller, leagueId);
  if (!league.ok) return league;
  const circuit = await deps.store.circuit(leagueId, id);
  if (circuit === undefined) return refuse({ code: 'not-found', what: 'circuit' });
  const inviting = (await deps.store.seasonsNow(leagueId)).find(({ qualification }) => {
    const from = qualification?.invites?.from;
    return from?.kind === 'circuit' && from.id === id;
  });
  if (inviting !== undefined)
    return refuse({ code: 'not-allowed', why: { text: 'circuitInvites', with: { season: inviting.name } } });
  const events = await describe(deps, circuit.events);
  const entry = await entryFor(deps, caller, leagueId, {
    kind: 'delete-circuit',
    before: inWords(circuit, events),
  });
  const elsewhere = await changeElsewhere(deps, caller, league.value, events, []);
  const entries = [entry, ...elsewhere.entries];
  const deleted = await deps.store.deleteCircuit(circuit, { ...elsewhere, entries });
  return deleted === 'saved' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

type Rules = Pick<WantedCircuit, 'name' | 'best' | 'points' | 'tieBreaks'>;

/** Stores a changed circuit with its entries in the logs; those who wait for its final table look at it again. */
async function save(
  deps: Deps,
  caller: Caller,
  league: LeagueRecord,
  before: CircuitRecord,
  { name, best, points, tieBreaks }: Rules,
  events: readonly Event[],
): Promise<Outcome<null>> {
  const rules = { name, best, points, tieBreaks };
  const eventsBefore = await describe(deps, before.events);
  const entry = await entryFor(deps, caller, league.id, {
    kind: 'change-circuit',
    before: inWords(before, eventsBefore),
    after: inWords(rules, events),
  });
  const elsewhere = await changeElsewhere(deps, caller, league, eventsBefore, events);
  const followers = await qualifyingFrom(
    deps,
    league.id,
    (source) => source.kind === 'circuit' && source.id === before.id,
  );
  const changed = { ...before, ...rules, events: events.map(stored), version: before.version + 1 };
  const saved = await deps.store.saveCircuit(changed, {
    ...elsewhere,
    entries: [entry, ...elsewhere.entries],
    events: followers.map((season) => seasonChanged(deps, season.id)),
  });
  return saved === 'saved' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

async function organizedLeague(deps: Deps, caller: Caller, id: string): Promise<Outcome<LeagueRecord>> {
  const league = await leagueOf(deps, id);
  if (!league.ok) return league;
  const organizer = await organizerOf(deps, caller, id, 'organizerRunsCircuits');
  return organizer.ok ? league : organizer;
}

type StoredEvent = CircuitRecord['events'][number];

/** An event with the name of its season; of a season elsewhere also the league. */
interface Event extends Pick<StoredEvent, 'season' | 'weight'> {
  readonly name: string;
  readonly league?: SeasonRecord['league'];
}

function stored({ season, weight, league }: Event): StoredEvent {
  return league === undefined ? { season, weight } : { season, weight, league: league.id };
}

/** Stored events with the names that their seasons have now. */
function describe(deps: Deps, events: CircuitRecord['events']): Promise<readonly Event[]> {
  return Promise.all(
    events.map(async ({ season: id, weight, league }) => {
      const season = await deps.store.season(id);
      const event = { season: id, weight, name: season?.name ?? '' };
      return league === undefined ? event : { ...event, league: season?.league ?? { id: league, name: '' } };
    }),
  );
}

/**
 * Checks the events that an organizer wants: seasons of the league, or of public leagues that the same person organizes,
 * each once. Those of other leagues that are events already may stay.
 */
async function eventsFrom(
  deps: Deps,
  caller: Caller,
  league: string,
  wanted: WantedCircuit['events'],
  before: readonly StoredEvent[],
): Promise<Outcome<readonly Event[]>> {
  const seasons = await Promise.all(wanted.map(({ season }) => deps.store.season(season)));
  const others = new Set(seasons.flatMap((season) => season?.league.id ?? []).filter((id) => id !== league));
  const open = new Set<string>();
  for (const other of others) if (await mayCount(deps, caller, other)) open.add(other);
  const problems: Problem[] = wanted.flatMap(({ season: id }, at): readonly Problem[] => {
    const path = ['events', at, 'season'];
    const season = seasons[at];
    const stays = before.some((one) => one.season === id);
    if (season === undefined || !(stays || season.league.id === league || open.has(season.league.id)))
      return [problem(path, fault('circuit.otherLeague'))];
    const isFirst = wanted.findIndex((one) => one.season === id) === at;
    return isFirst ? [] : [problem(path, fault('circuit.twice', { season: season.name }))];
  });
  if (others.size > MOST_OTHER_LEAGUES)
    problems.push(problem(['events'], fault('circuit.mostLeagues', { most: MOST_OTHER_LEAGUES })));
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  return done(
    wanted.flatMap(({ season: id, weight }, at) => {
      const season = seasons[at];
      if (season === undefined) return [];
      const event = { season: id, weight, name: season.name };
      return season.league.id === league ? [event] : [{ ...event, league: season.league }];
    }),
  );
}

/** Whether a person may have another league's seasons counted: they organize it, and everybody may read it. */
async function mayCount(deps: Deps, caller: Caller, id: string): Promise<boolean> {
  const league = await deps.store.league(id);
  if (league === undefined || league.private || league.hidden !== undefined) return false;
  return (await organizerOf(deps, caller, id, 'organizerRunsCircuits')).ok;
}

/** What changes at the other leagues whose seasons a circuit counts: that it does, with an entry in the log of each. */
async function changeElsewhere(
  deps: Deps,
  caller: Caller,
  { id, name }: Pick<LeagueRecord, 'id' | 'name'>,
  before: readonly Event[],
  after: readonly Event[],
): Promise<Pick<WithCircuit, 'entries' | 'leagues'>> {
  const idsOf = (events: readonly Event[]) => [...new Set(events.flatMap(({ league }) => league?.id ?? []))];
  const [had, has] = [idsOf(before), idsOf(after)];
  const namesIn = (events: readonly Event[], league: string) =>
    events.flatMap((event) => (event.league?.id === league ? [event.name] : [])).join(', ');
  const entries: LogRecord[] = [];
  for (const league of new Set([...had, ...has])) {
    const [was, is] = [namesIn(before, league), namesIn(after, league)];
    if (was === is) continue;
    const act = {
      kind: 'change-circuit',
      subject: ofLeague(
        id,
        message('log.circuit.elsewhere', { league: name }),
        message('log.circuit.elsewhereHidden'),
      ),
    } as const;
    entries.push(await actEntry(deps, caller, { league, season: null }, { ...act, before: was, after: is }));
  }
  const added = has.filter((league) => !had.includes(league));
  return { entries, leagues: { added, removed: had.filter((league) => !has.includes(league)) } };
}

/** An entry of the circuit's own league. Its name may be reported and taken down, so that it is no entry's subject. */
function entryFor(
  deps: Deps,
  caller: Caller,
  league: string,
  act: Omit<Parameters<typeof actEntry>[3], 'subject'>,
): Promise<LogRecord> {
  return actEntry(deps, caller, { league, season: null }, { ...act, subject: message('log.circuit.one') });
}

function problem(path: readonly (string | number)[], why: Message): Problem {
  return { code: 'bad-circuit', path, rule: '', message: why };
}

/** “Name: Harbour circuit; Events: Spring (1), Autumn (2); Best 2 count; Points: 10, 6, 4; Ties: best results”. */
function inWords({ name, best, points, tieBreaks }: Rules, events: readonly Event[]): StoredText {
  const items = events.map(({ name: season, weight, league }) =>
    league === undefined
      ? message('log.circuit.event', { season, weight })
      : ofLeague(
          league.id,
          message('log.circuit.eventElsewhere', { season, league: league.name, weight }),
          message('log.circuit.eventHidden', { weight }),
        ),
  );
  return inSeries([
    line(message('log.leagueName'), name),
    line(message('log.circuit.events'), items.length === 0 ? '' : message('log.list', { items })),
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
