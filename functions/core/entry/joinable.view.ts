import type { DeadlinePolicy } from '../../../engine/deadlines/policy';
import { identityOf } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import type { Language } from '../../../messages/languages';
import { translatorIn } from '../../../messages/translator';
import { isSought } from '../absence/seat-search';
import type { Caller } from '../access/caller';
import { withoutHidden } from '../access/private-leagues';
import { tableSeenBy } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import type { Store } from '../platform/store';
import { partsOf } from '../season/next-run';
import { checkInView, lineView } from '../season/season-life.view';
import type { JoinableRecord, SeasonRecord } from '../season/seasons.records';
import { seatsOf } from '../standings/season-seats';
import { takesPlayers, takesSubstitutes } from './joinable';
import type { Joinable, JoinableSeason, JoinableSeat, TurnPace } from './joinable.schema';
import { openCheckIn } from './open-check-in';
import { registrationClosed } from './registration-hours';

/** How many seasons one response examines, and how many seats of each. */
const MOST_SEASONS = 100;
const MOST_SEATS = 10;
/** How long a process reuses the data it has read for such a response, in milliseconds. */
const KNOWN_MS = 5_000;

export interface Wanted {
  readonly game: string | null;
  readonly pace: TurnPace | null;
}

/**
 * Everything that a caller can join now. Private leagues and seasons by invitation never appear, for any caller. A
 * player's wish to leave a seat stays between them and the moderators: only seats without a player are listed.
 */
export async function joinableView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  wanted: Wanted,
): Promise<Joinable> {
  const known = await knownOf(deps);
  const fits = (one: JoinableSeason | JoinableSeat) =>
    (wanted.game === null || one.system === wanted.game) &&
    (wanted.pace === null || one.pace === wanted.pace);
  // Checked on each request: a league may have become private since the list was read.
  const seen = <Row extends JoinableSeason | JoinableSeat>(rows: readonly Row[]) =>
    withoutHidden(deps, null, rows.filter(fits), ({ league }) => league.id);
  const [seasons, seats, say] = await Promise.all([
    seen(known.seasons),
    seen(known.seats),
    translatorIn(language, ['labels']),
  ]);
  return {
    seasons: await Promise.all(seasons.map((row) => withOwnEntry(deps, caller, row))),
    seats: seats.map((seat) => ({ ...seat, label: say(readLabel(seat.system, seat.label)) })),
  };
}

async function withOwnEntry(deps: Deps, caller: Caller | null, row: JoinableSeason): Promise<JoinableSeason> {
  const entry = caller === null ? undefined : await deps.store.entry(row.season.id, caller.id);
  if (entry === undefined || entry.state === 'withdrawn') return row;
  return { ...row, mine: { state: entry.state, waits: row.line !== null && entry.confirmed > 0 } };
}

interface Known extends Joinable {
  readonly at: number;
}

const KNOWN = new WeakMap<Store, Promise<Known>>();

/** Everything that anyone can join, at most some seconds old: every visitor requests this list. */
async function knownOf(deps: Deps): Promise<Known> {
  const now = deps.clock();
  const before = await KNOWN.get(deps.store)?.catch(() => undefined);
  if (before !== undefined && before.at <= now && now < before.at + KNOWN_MS) return before;
  const read = readAll(deps, now);
  KNOWN.set(deps.store, read);
  return read;
}

async function readAll(deps: Deps, at: number): Promise<Known> {
  const { rows } = await deps.store.joinableSeasons(MOST_SEASONS, null);
  const found = await Promise.all(rows.map((note) => rowsOf(deps, note, at)));
  return {
    at,
    seasons: found.flatMap(({ season }) => season ?? []),
    seats: found.flatMap(({ seats }) => seats),
  };
}

async function rowsOf(deps: Deps, note: JoinableRecord, now: number) {
  const season = await deps.store.season(note.season);
  if (season === undefined) return { season: undefined, seats: [] };
  return {
    season: isOpenNow(season, now) ? await seasonRow(deps, season, note, now) : undefined,
    seats: takesSubstitutes(season) ? await seatRows(deps, season) : [],
  };
}

/** Whether players can enter at this moment: according to its dates, and with a free place. */
function isOpenNow(season: SeasonRecord, now: number): boolean {
  const { capacity } = season.registration;
  return (
    takesPlayers(season) &&
    registrationClosed(season, now) === undefined &&
    (capacity === null || season.players < capacity)
  );
}

async function seasonRow(
  deps: Deps,
  season: SeasonRecord,
  note: JoinableRecord,
  now: number,
): Promise<JoinableSeason> {
  const { registration, schedule, status, format, players, absence, postponed } = season;
  const isBeforeStart = status === 'registration';
  const asks = !isBeforeStart && registration.confirm && format.kind !== 'ladder';
  return {
    ...aboutOf(season),
    deadlines: season.deadlines,
    boardSize: seatsOf(season).length,
    players,
    places: registration.capacity === null ? null : registration.capacity - players,
    approval: registration.mode === 'approval',
    closes: isBeforeStart && postponed === undefined ? (schedule?.closesAt ?? null) : null,
    starts: isBeforeStart ? (schedule?.startsAt ?? null) : null,
    accepts: absence?.version ?? null,
    asksQuestions: (season.questions ?? []).length > 0,
    fromRound: isBeforeStart || format.kind === 'ladder' ? null : season.round + 1,
    checkIn: asks ? checkInView(openCheckIn(season, await partsOf(deps, season), now)) : null,
    line: lineView(season, note),
    mine: null,
  };
}

function aboutOf({ id, name, league, system, options, deadlines }: SeasonRecord) {
  const systemTitle = identityOf({ system, options }).title;
  return { season: { id, name }, league, system, systemTitle, pace: paceOf(deadlines) };
}

/** Seats without a player for which the season's substitutes are asked. */
async function seatRows(deps: Deps, season: SeasonRecord): Promise<readonly JoinableSeat[]> {
  const searches = (await deps.store.searches(season.id)).filter(
    ({ why, named, offer }) => why === 'vacant' && named === null && offer === null,
  );
  const rows = await Promise.all(
    searches.slice(0, MOST_SEATS).map(async (search): Promise<JoinableSeat | undefined> => {
      const found = await deps.store.gameAndGate(search.game);
      if (found === undefined || !isSought(found, search)) return undefined;
      const { id: game, round, board } = found.game;
      const { label } = (await tableSeenBy(deps, null, found)).gate;
      return { ...aboutOf(season), game, round, board, seat: search.seat, label };
    }),
  );
  return rows.filter((row) => row !== undefined);
}

const HOUR = 60;
const TWO_DAYS = 48 * HOUR;
/** Turns that close on this many days of the week count as daily. */
const NEARLY_DAILY = 4;

/** How long a turn lasts, as one of three classes. */
export function paceOf({ orders }: Pick<DeadlinePolicy, 'orders'>): TurnPace {
  if (typeof orders !== 'number') return orders.days.length >= NEARLY_DAILY ? 'daily' : 'slow';
  return orders <= HOUR ? 'fast' : orders <= TWO_DAYS ? 'daily' : 'slow';
}
