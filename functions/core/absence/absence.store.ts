import type { MemberRecord } from '../account/people.records';
import { dueAt, type Gate, usualDue } from '../game/games.records';
import type { NoticeRecord } from '../league/logs.records';
import { joined } from '../member/members.store';
import type { DeadlineMoved, HolidaysBooked, OrdersMissed } from '../platform/events.records';
import { noteItem } from '../platform/items';
import { allowanceKey, dueIndex, gateKey, substituteKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItems, queryItems, type Table } from '../platform/reads';
import type { SeatSearched } from '../platform/request-events.records';
import { insert, put, remove, transact, update, type Write, write } from '../platform/writes';
import type { Writer } from '../step/open-step.store';
import { allStillReady, openAt, RUNNING_STEP, sameLine, stillTheirs } from '../step/open-step.store';
import { AllowanceRecord, SubstituteRecord } from './absence.records';

/** A deadline that moves while its step is open, with the notes about it. */
export interface MovedDeadline {
  readonly event: DeadlineMoved;
  /** The reason, as the gate stores it. */
  readonly grace?: Gate['grace'];
  readonly moved?: number;
  readonly outage?: Gate['outage'];
  /** Players who use one of their graces, and how many they have in all. */
  readonly graces?: { readonly season: string; readonly players: readonly string[]; readonly most: number };
  readonly notes?: readonly NoticeRecord[];
}

/** Players who have kept a step without a deadline waiting, and how the step continues. */
export interface CountedAbsent {
  readonly misses: NonNullable<Gate['misses']>;
  /** Seats that the step waits for from now on. */
  readonly owing: readonly string[];
  /** When players who are not ready are counted again. */
  readonly absentAt: number;
  readonly deadline: number;
  readonly event: OrdersMissed;
  readonly notes: readonly NoticeRecord[];
}

/**
 * Deadlines of open steps: how they are moved, which allowances players have used, and who is willing to replace them.
 * Each change of a gate is one conditional write.
 */
export function absenceStore(table: Table) {
  return {
    /**
     * The allowances that players have used in a season, read strongly or weakly; players who have used none are left
     * out.
     */
    allowances: (season: string, players: readonly string[], how: { readonly weak?: boolean } = {}) =>
      getItems(
        table,
        players.map((player) => allowanceKey(season, player)),
        AllowanceRecord,
        how,
      ),

    /** Replaces a player's booked days, if they are unchanged since they were read. */
    async saveHolidays(
      { season, player, version: before }: AllowanceRecord,
      holidays: readonly string[],
      event: HolidaysBooked,
    ): Promise<'saved' | 'changed-meanwhile'> {
      const changes = 'season = :season, player = :player, holidays = :holidays, version = :version';
      const saved = update(allowanceKey(season, player), `SET ${changes}`, {
        when: before === 0 ? 'attribute_not_exists(version)' : 'version = :before',
        values: { season, player, holidays: [...holidays], version: before + 1, before },
      });
      return (await transact(table, [saved, posted(event)])).ok ? 'saved' : 'changed-meanwhile';
    },

    /** Sets the closing time of a step in which all are ready, if they all still are and it is not set yet. */
    async setEarlyClose(gate: Gate, at: number): Promise<'set' | 'not-set'> {
      const { condition, names } = allStillReady(gate);
      const set = changeGate(gate, 'SET closesAt = :at, dueSk = :dueSk', {
        when: ` AND attribute_not_exists(closesAt)${condition}`,
        values: { at, yes: true, dueSk: dueIndex(gate.game, at).dueSk },
        names,
      });
      return (await write(table, set)) ? 'set' : 'not-set';
    },

    /** Cancels the early close of a step, if it is unchanged since it was read. */
    async cancelEarlyClose(gate: Gate) {
      const cancel = changeGate(gate, 'SET dueSk = :dueSk REMOVE closesAt', {
        when: ' AND closesAt = :closesAt',
        values: { dueSk: dueIndex(gate.game, usualDue(gate)).dueSk, closesAt: gate.closesAt },
      });
      await write(table, cancel);
    },

    /** Counts players who keep a step waiting, if no one has become ready or been counted since the gate was read. */
    async countAbsent(gate: Gate, counted: CountedAbsent): Promise<'counted' | 'changed-meanwhile'> {
      const news = [posted(counted.event), ...counted.notes.map((note) => put(noteItem(note)))];
      return (await transact(table, [countInGate(gate, counted), ...news])).ok
        ? 'counted'
        : 'changed-meanwhile';
    },

    /**
     * Moves the deadline of an open step to a later one, if it is unchanged since it was read and everyone has a grace
     * left.
     */
    async moveDeadline(gate: Gate, moved: MovedDeadline): Promise<'moved' | 'changed-meanwhile'> {
      const result = await transact(table, [
        moveGate(gate, moved),
        posted(moved.event),
        ...spendGraces(moved),
        ...(moved.notes ?? []).map((note) => put(noteItem(note))),
      ]);
      return result.ok ? 'moved' : 'changed-meanwhile';
    },

    /** Stores whether a seat agrees to an early close of the open step. */
    async saveConsent(by: Writer, agrees: boolean, now: number): Promise<'saved' | 'step-closed'> {
      const { gate } = by;
      // It may be the last consent that the step waits for: the sweep checks it if this run does not.
      const soon = gate.closesAt === undefined ? ', dueSk = :soon' : '';
      const change = agrees ? `SET consents.#seat = :yes${soon}` : 'REMOVE consents.#seat';
      const { when, values, names } = stillTheirs(by);
      const { dueSk } = dueIndex(gate.game, Math.min(now, gate.deadline));
      const consent = changeGate(gate, change, {
        when: ` AND attribute_exists(consents) AND ${when}`,
        values: { ...values, yes: true, soon: dueSk },
        ...(names && { names }),
      });
      return (await write(table, consent)) ? 'saved' : 'step-closed';
    },

    /**
     * Counts a seat's vote for a later deadline, if no one has voted since the gate was read; the last vote needed
     * moves it.
     */
    async saveVote(
      by: Writer,
      moved: DeadlineMoved | null,
      now: number,
    ): Promise<'saved' | 'changed-meanwhile'> {
      const vote = countVote(by, moved, now);
      const result = await transact(table, [vote, ...(moved === null ? [] : [posted(moved)])]);
      return result.ok ? 'saved' : 'changed-meanwhile';
    },

    /** In the order in which they joined the list. */
    async substitutes(season: string): Promise<readonly SubstituteRecord[]> {
      const range = { partition: `SEASON#${season}`, prefix: 'SUBSTITUTE#' };
      const byPlayer = await queryItems(table, range, SubstituteRecord);
      return byPlayer.toSorted((one, other) => one.at - other.at);
    },

    /**
     * Adds a player to the list and to the league. A player who is on it keeps their position, and may change whether
     * they accept in advance.
     */
    async saveSubstitute(substitute: SubstituteRecord, member: MemberRecord, event: SeatSearched) {
      const { season, player, atOnce } = substitute;
      const key = substituteKey(season, player.id);
      const listed = insert({ ...key, ...substitute });
      if ((await transact(table, [listed, joined(member), posted(event)])).ok) return;
      const changed = update(key, 'SET atOnce = :atOnce', {
        when: 'attribute_exists(pk) AND (attribute_not_exists(atOnce) OR atOnce <> :atOnce)',
        values: { atOnce },
      });
      await transact(table, [changed, posted(event)]);
    },

    /** Twice is harmless. */
    async removeSubstitute(season: string, player: string) {
      await write(table, remove(substituteKey(season, player)));
    },
  };
}

interface GateTerms {
  /** A condition in addition to the gate's state. */
  readonly when: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly names?: Readonly<Record<string, string>>;
}

/**
 * Changes a gate that is open at its step, not paused and on the same branch, under further conditions on what was
 * read.
 */
function changeGate(gate: Gate, change: string, { when, values, names = {} }: GateTerms) {
  const line = sameLine(gate);
  return update(gateKey(gate.game), change, {
    when: `${RUNNING_STEP} AND ${line.when}${when}`,
    values: { ...openAt(gate.step), ...line.values, ...values },
    names,
  });
}

function moveGate(gate: Gate, { event, grace, moved, outage }: MovedDeadline): Write {
  const sets = [
    'deadline = :deadline',
    'dueSk = :dueSk',
    ...(grace === undefined ? [] : ['grace = :grace']),
    ...(moved === undefined ? [] : ['moved = :moved']),
    ...(outage === undefined ? [] : ['outage = :outage']),
  ];
  const { deadline } = event;
  // The deadline moves for a player who is not ready, so a planned early close is cancelled.
  return changeGate(gate, `SET ${sets.join(', ')} REMOVE closesAt`, {
    when: ` AND deadline = :before${grace === undefined ? '' : ' AND attribute_not_exists(grace)'}`,
    values: {
      before: gate.deadline,
      deadline,
      dueSk: dueIndex(gate.game, deadline).dueSk,
      grace,
      moved,
      outage,
    },
  });
}

/** Counts seats that keep the step waiting, if they still do and still have the same holders. */
function countInGate(
  gate: Gate,
  { misses, owing, absentAt, deadline, event: { seats } }: CountedAbsent,
): Write {
  const each = seats.map(({ seat, player }, at) => ({
    seat,
    player,
    name: `seat${at}`,
    value: `:seat${at}`,
  }));
  const counted =
    gate.misses === undefined
      ? ['misses = :misses']
      : each.map(({ name, value }) => `misses.#${name} = ${value}`);
  const sets = [
    ...counted,
    'owing = :owing',
    'absentAt = :absentAt',
    'deadline = :deadline',
    'dueSk = :dueSk',
  ];
  const waits = each.map(
    ({ name, value }) =>
      ` AND attribute_not_exists(ready.#${name}) AND (attribute_not_exists(holders.#${name}) OR holders.#${name} = ${value}holder)`,
  );
  const known = gate.misses === undefined ? ' AND attribute_not_exists(misses)' : '';
  return changeGate(gate, `SET ${sets.join(', ')}`, {
    when: ` AND absentAt = :before AND size(owing) = :owed${known}${waits.join('')}`,
    names: Object.fromEntries(each.map(({ name, seat }) => [name, seat])),
    values: {
      ...{ owing: [...owing], absentAt, deadline, before: gate.absentAt, owed: gate.owing.length },
      ...(gate.misses === undefined
        ? { misses }
        : Object.fromEntries(each.map(({ seat, value }) => [value.slice(1), misses[seat]]))),
      ...Object.fromEntries(each.map(({ value, player }) => [`${value.slice(1)}holder`, player.id])),
      dueSk: dueIndex(gate.game, usualDue({ absentAt, deadline })).dueSk,
    },
  });
}

function spendGraces({ graces }: MovedDeadline): readonly Write[] {
  if (graces === undefined) return [];
  const { season, players, most } = graces;
  return players.map((player) =>
    update(allowanceKey(season, player), 'SET season = :season, player = :player ADD graces :one', {
      when: 'attribute_not_exists(graces) OR graces < :most',
      values: { season, player, one: 1, most },
    }),
  );
}

/** Counts a vote, and moves the deadline with the last vote needed. */
function countVote(by: Writer, moved: DeadlineMoved | null, now: number): Write {
  const { gate } = by;
  const theirs = stillTheirs(by);
  // A ruling may have moved the deadline, or an early close may have been set, since the gate was read.
  const early = gate.closesAt === undefined ? 'attribute_not_exists(closesAt)' : 'closesAt = :closesAt';
  const asTimed = moved === null ? '' : ` AND deadline = :timed AND ${early}`;
  const later = moved === null ? '' : ', deadline = :deadline, dueSk = :dueSk, extensions = :extensions';
  const deadline = moved?.deadline ?? gate.deadline;
  return changeGate(gate, `SET votes.#seat = :yes${later}`, {
    when: ` AND size(votes) = :before AND attribute_not_exists(votes.#seat) AND deadline > :now${asTimed} AND ${theirs.when}`,
    names: { ...theirs.names },
    values: {
      ...theirs.values,
      yes: true,
      before: Object.keys(gate.votes ?? {}).length,
      now,
      deadline,
      timed: gate.deadline,
      closesAt: gate.closesAt,
      dueSk: dueIndex(gate.game, dueAt({ ...gate, deadline })).dueSk,
      extensions: (gate.extensions ?? 0) + 1,
    },
  });
}
