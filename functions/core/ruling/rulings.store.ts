import type { SeatSearch } from '../absence/absence.records';
import { dueAt, type GameRecord, type Gate } from '../game/games.records';
import type { LogRecord, NoticeRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import type { PersonRecord } from '../platform/common.records';
import type { ClocksRuled, GameRuled, ResultRuled } from '../platform/events.records';
import { gateItem, noteItem } from '../platform/items';
import {
  dueIndex,
  entryKey,
  gameKey,
  gateKey,
  listing,
  planKey,
  roundKey,
  rulingKey,
  searchKey,
  seasonKey,
  seatKey,
  substituteKey,
} from '../platform/keys';
import type { LastingMemory } from '../platform/lasting-memory';
import { posted } from '../platform/outbox.store';
import { queryItems, type Table } from '../platform/reads';
import {
  ABSENT,
  check,
  insert,
  put,
  remove,
  type Transacted,
  transact,
  update,
  type Write,
} from '../platform/writes';
import type { EntryRecord } from '../season/seasons.records';
import { OPEN_STEP, openAt, sameLine } from '../step/open-step.store';
import { endedSearch } from '../substitute/searches.store';
import { RulingRecord } from './rulings.records';

/** A ruling on a running game, with its entry in the league's log and the event that triggers everything else. */
export interface GameRuling {
  readonly ruling: RulingRecord;
  /** Null if one entry covers many games. */
  readonly entry: LogRecord | null;
  readonly event: string;
}

export interface NewHolder {
  readonly seat: string;
  readonly before: PersonRecord;
  readonly after: PersonRecord;
  /** The entry that adds the new player to the season's standings; null for a player who has one. */
  readonly entry: EntryRecord | null;
  /** The consent of the new holder; null for a bot. */
  readonly consent: SeatConsent | null;
  /** Whether the previous holder lost it under the season's policy. */
  readonly forfeited: boolean;
  /** The platform's notes to both. */
  readonly notes: readonly NoticeRecord[];
  /** The gate as it was read: its holder of the seat changes too. */
  readonly gate: Gate;
  /** How the game waits for a seat that was in civil disorder. */
  readonly waited?: WaitedFor;
}

/** A player takes a seat by accepting the offer of a search as it was read, or because they accepted in advance. */
export type SeatConsent =
  | { readonly kind: 'offer'; readonly search: SeatSearch }
  | { readonly kind: 'in-advance' };

/** How a game waits for a seat again. */
export interface WaitedFor {
  /** Whether it owes orders in the open step. */
  readonly owes: boolean;
  /** The deadline of the step from then on. */
  readonly deadline: number;
}

/** A ruling on a result, with its entry in the league's log and the event that puts it into effect. */
export interface ResultRuling {
  readonly ruling: RulingRecord;
  readonly entry: LogRecord;
  readonly event: string;
  /** The game's count of changed chairs as it was read: a result counts for the players who were seen there. */
  readonly chairs: number | undefined;
}

/** Rulings on games that are being played. The number of a ruling must be the next one. */
/** A part of a list of results. */
export interface ResultsPart {
  readonly now: number;
  /** What the part before it kept the season until; null in the first. */
  readonly since: number | null;
  /** Until when the season is kept for the next one; null in the last. */
  readonly until: number | null;
}

/** As many rulings on results as one transaction takes, beside the season. */
export const RULINGS_AT_ONCE = 24;

/** The number of rulings, which the game's own record contains. */
const COUNTED = 'rulings = :rulings';

function countRuling({ game, number }: Pick<RulingRecord, 'game' | 'number'>): Write {
  return update(gameKey(game), `SET ${COUNTED}`, { values: { rulings: number } });
}

/**
 * The writes of a ruling in addition to the change it makes: the ruling itself, the game's count, its event, and its
 * entry in the league's log.
 */
export function rulingWrites(ruled: GameRuling): readonly Write[] {
  return [...uncounted(ruled), countRuling(ruled.ruling)];
}

/** The same for a change of the game's record that updates the count itself. */
function uncounted({ ruling, entry, event }: GameRuling): readonly Write[] {
  const { at, game, number } = ruling;
  const ruled: GameRuled = { id: event, kind: 'game-ruled', at, game, ruling: number };
  return [insertRuling(ruling), posted(ruled), ...(entry === null ? [] : [logged(entry)])];
}

export function insertRuling(ruling: RulingRecord): Write {
  return insert({ ...rulingKey(ruling.game, ruling.number), ...ruling });
}

/** The outcome of a ruling on an open step whose first write has the gate's condition. */
export function rulingResult(result: Transacted): 'ruled' | 'step-closed' | 'changed-meanwhile' {
  if (result.ok) return 'ruled';
  return result.failed[0] ? 'step-closed' : 'changed-meanwhile';
}

/** Replaces a gate if it is open and unchanged since it was read, with its deadline in the future or paused. */
export function replaceOpenGate(before: Gate, after: Gate, now: number): Write {
  return put({ ...gateKey(after.game), ...gateItem(after) }, stillOpen(before, now));
}

/** The condition that a gate is open and unchanged since it was read, with its deadline in the future or paused. */
function stillOpen({ step, deadline, pausedAt }: Gate, now: number) {
  const clock =
    pausedAt === undefined ? 'attribute_not_exists(pausedAt) AND deadline > :now' : 'pausedAt = :pausedAt';
  return {
    when: `${OPEN_STEP} AND deadline = :deadline AND ${clock}`,
    values: { ...openAt(step), deadline, pausedAt, now },
  };
}

/** The attributes of a stored gate that rulings on the clock change. */
const CLOCK = [
  ...(['openedAt', 'deadline', 'absentAt', 'pausedAt', 'pausedBy', 'closesAt', 'endsAt'] as const),
  ...(['duePk', 'dueSk', 'outage', 'silence'] as const),
];

/**
 * Sets the clock of a gate after a ruling, if it is open and unchanged since it was read, with its deadline in the
 * future or paused. Orders that seats store at the same moment stay recorded.
 */
export function moveGateClock(before: Gate, after: Gate, now: number): Write {
  const item = gateItem(after);
  const set = CLOCK.filter((attribute) => item[attribute] !== undefined);
  const gone = CLOCK.filter((attribute) => item[attribute] === undefined);
  const { when, values } = stillOpen(before, now);
  const change = [
    `SET ${set.map((attribute) => `${attribute} = :new${attribute}`).join(', ')}`,
    ...(gone.length === 0 ? [] : [`REMOVE ${gone.join(', ')}`]),
  ];
  const changed = Object.fromEntries(set.map((attribute) => [`new${attribute}`, item[attribute]]));
  return update(gateKey(after.game), change.join(' '), { when, values: { ...values, ...changed } });
}

/** Rulings on games: on their clock, on the holders of their seats, and on the results of finished games. */
export function rulingStore(table: Table, memory: LastingMemory) {
  const rulings = (game: string) =>
    queryItems(table, { partition: `GAME#${game}`, prefix: 'RULING#' }, RulingRecord);
  const ruled = async (writes: readonly Write[]) =>
    (await transact(table, writes)).ok ? 'ruled' : 'changed-meanwhile';

  return {
    /** Oldest first. */
    rulings,

    /** The same for a game that has been read: it contains their number, and each process reads them once. */
    async rulingsOn({ id, rulings: count }: GameRecord): Promise<readonly RulingRecord[]> {
      if (count === 0) return [];
      const known = await memory.recall(`rulings ${id} ${count}`, async () => {
        const all = await rulings(id);
        return all.length < count ? undefined : all;
      });
      return known ?? rulings(id);
    },

    /** Writes a ruling that changes nothing by itself: it documents an effect of the season's policy. */
    saveRuling: (ruling: GameRuling) => ruled(rulingWrites(ruling)),

    /**
     * Moves, stops or starts the clock of an open step, if it is unchanged since it was read and its deadline has not
     * passed.
     */
    async moveClock(
      before: Gate,
      after: Gate,
      { ruling, ...rest }: GameRuling,
    ): Promise<'ruled' | 'step-closed' | 'changed-meanwhile'> {
      const moved = moveGateClock(before, after, ruling.at);
      return rulingResult(await transact(table, [moved, ...rulingWrites({ ruling, ...rest })]));
    },

    /**
     * Gives a seat to another player, if its holder is unchanged and the step is still open. A person's consent must
     * still exist; it is consumed together with the search.
     */
    replacePlayer: (game: GameRecord, holder: NewHolder, ruling: GameRuling) =>
      ruled(replacement(game, holder, ruling)),

    /**
     * Writes the decision to rule on the clocks of many games, with its entry in the league's log. The same decision is
     * written once.
     */
    async ruleOnClocks(event: ClocksRuled, entry: LogRecord): Promise<'ruled' | 'ruled-already'> {
      return (await transact(table, [posted(event), logged(entry)])).ok ? 'ruled' : 'ruled-already';
    },

    /** Writes a ruling on a result; the number of the ruling must be the next one. */
    ruleOnResult: (one: ResultRuling) => ruled(resultWrites(one)),

    /**
     * Writes a ruling that empties a result, while the season runs and the next round is not drawn. A draw that has read
     * the result is refused from then on, and the end of the round is no longer recorded.
     */
    emptyResult: (
      season: string,
      ruling: ResultRuling,
      { round, next, now }: { readonly round: number; readonly next: number | null; readonly now: number },
    ) =>
      ruled([
        update(seasonKey(season), 'ADD answers :one', {
          when: '#status = :running AND (attribute_not_exists(enteringUntil) OR enteringUntil < :now)',
          values: { one: 1, running: 'running', now },
        }),
        update(roundKey(season, round), 'REMOVE endedAt', { when: 'attribute_exists(pk)' }),
        ...(next === null ? [] : [check(roundKey(season, next), { when: ABSENT })]),
        ...resultWrites(ruling),
      ]),

    /**
     * Makes all rulings of a list, or none of them, while no other list is being stored in parts. Of a list that is
     * longer than one transaction this is a part, and the season is kept for the list until `until`; its last part has
     * none.
     */
    ruleOnResults: (season: string, all: readonly ResultRuling[], part: ResultsPart) =>
      ruled([keepForList(season, part), ...all.flatMap(resultWrites)]),
  };
}

/** The writes of a ruling on a result. */
export function resultWrites({ ruling, entry, event, chairs }: ResultRuling): readonly Write[] {
  const { at, game, number } = ruling;
  const news: ResultRuled = { id: event, kind: 'result-ruled', at, game, ruling: number };
  const counted = update(gameKey(game), `SET ${COUNTED}`, {
    when: sameChairs(chairs),
    values: { rulings: number, chairs },
  });
  return [insertRuling(ruling), logged(entry), posted(news), counted];
}

/** The condition that nobody has changed chairs on a board since it was read. */
export function sameChairs(chairs: number | undefined): string {
  return chairs === undefined ? 'attribute_not_exists(chairs)' : 'chairs = :chairs';
}

/** Keeps a season for the next part of a list, or lets it go after the last; no other list is stored meanwhile. */
export function keepForList(season: string, { now, since, until }: ResultsPart): Write {
  const terms = {
    when:
      since === null
        ? 'attribute_exists(pk) AND (attribute_not_exists(enteringUntil) OR enteringUntil < :now)'
        : 'enteringUntil = :since',
    values: { now, since, until },
  };
  if (until !== null) return update(seasonKey(season), 'SET enteringUntil = :until', terms);
  // A list of one part leaves the season as it is.
  return since === null
    ? check(seasonKey(season), terms)
    : update(seasonKey(season), 'REMOVE enteringUntil', terms);
}

/** The writes that give a seat to another player. */
function replacement(game: GameRecord, holder: NewHolder, ruled: GameRuling): readonly Write[] {
  const { seat, after, entry, notes } = holder;
  const listed = {
    ...seatKey(game.id, seat),
    ...listing(`PLAYER#${after.id}#RUNNING`, `${game.createdAt}#${game.id}`),
    ...{ game: game.id, seat, player: after },
  };
  return [
    seatInGate(game, holder, ruled),
    takeSeat(game, holder, ruled),
    put(listed),
    ...consented(game, holder),
    ...(entry === null ? [] : [insert({ ...entryKey(game.season.id, after.id), ...entry })]),
    ...uncounted(ruled),
    ...notes.map((note) => put(noteItem(note))),
    // A premove belongs to the player, not to the seat: the new player makes their own.
    remove(planKey(game.id, seat)),
  ];
}

/**
 * Consumes the consent together with the seat: a consent is for one seat, so that boards that close at the same time do
 * not all take the same player, and no one gets a seat whose offer has lapsed.
 */
function consented({ id, season }: GameRecord, { seat, after, consent }: NewHolder): readonly Write[] {
  const ended =
    consent?.kind === 'offer' ? endedSearch(consent.search) : remove(searchKey(season.id, id, seat));
  if (consent === null) return [ended];
  const inAdvance = { when: 'atOnce = :yes', values: { yes: true } };
  return [ended, remove(substituteKey(season.id, after.id), consent.kind === 'in-advance' ? inAdvance : {})];
}

/**
 * Sets the new holder in the gate while the step is open, so that nothing from the previous holder is accepted any
 * more; resets the seat's row of missed turns, and waits for it again if it was in civil disorder.
 */
function seatInGate({ id }: GameRecord, holder: NewHolder, { ruling }: GameRuling): Write {
  const { seat, after, gate, waited } = holder;
  const { dueSk } = dueIndex(id, dueAt({ ...gate, deadline: waited?.deadline ?? gate.deadline }));
  const sets = [
    // Games of earlier releases have no map of holders yet.
    gate.holders === undefined ? 'holders = :holders' : 'holders.#seat = :after',
    ...(gate.misses?.[seat] === undefined ? [] : ['misses.#seat.#row = :none']),
    ...(waited === undefined ? [] : ['misses.#seat.disorder = :no, deadline = :deadline, dueSk = :dueSk']),
    ...(waited?.owes === true ? ['owing = list_append(owing, :seats)'] : []),
  ];
  const line = sameLine(gate);
  return update(gateKey(id), `SET ${sets.join(', ')}`, {
    when: [
      `${OPEN_STEP} AND (deadline > :now OR attribute_exists(pausedAt)) AND ${line.when}`,
      ...(gate.holders === undefined ? ['attribute_not_exists(holders)'] : []),
      ...(waited === undefined ? [] : ['misses.#seat.disorder = :yes AND deadline = :before']),
    ].join(' AND '),
    values: {
      ...{ ...openAt(ruling.step), ...line.values, now: ruling.at, none: 0, no: false, yes: true },
      ...{ after: after.id, holders: { [seat]: after.id }, seats: [seat], before: gate.deadline },
      ...{ deadline: waited?.deadline, dueSk },
    },
    names: { seat },
  });
}

/** Changes the seat's player in the game's record, if its holder is unchanged. */
function takeSeat(
  game: GameRecord,
  { seat, before, after, forfeited }: NewHolder,
  { ruling }: GameRuling,
): Write {
  const at = game.seats.findIndex((one) => one.seat === seat);
  const leaver = { seat, player: before, step: ruling.step, ...(forfeited && { forfeited }) };
  return update(
    gameKey(game.id),
    `SET ${COUNTED}, seats[${at}].player = :after, #left = list_append(if_not_exists(#left, :none), :leavers)`,
    {
      when: `seats[${at}].seat = :seat AND seats[${at}].player.id = :before`,
      values: { rulings: ruling.number, seat, before: before.id, after, none: [], leavers: [leaver] },
    },
  );
}
