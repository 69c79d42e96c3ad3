import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { belongs } from '../member/members.store';
import type { SeasonChanged } from '../platform/events.records';
import { entryKey, roundKey, seasonKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import type { Table } from '../platform/reads';
import { ABSENT, check, put, transact, update, type Write } from '../platform/writes';
import type { EnteredTeam, EntryRecord, SeasonRecord } from '../season/seasons.records';

interface Along {
  readonly entry: LogRecord;
  readonly event: SeasonChanged;
}

/** A replacement in a season, with the entries of both players as they were read. */
export interface Replacement extends Along {
  readonly out: EntryRecord | undefined;
  /** The entry before; undefined for a player who has none. */
  readonly before: EntryRecord | undefined;
  /** The entry in which the substitute plays on; undefined for one who is entered already. */
  readonly into: EntryRecord | undefined;
  /** The first round that the substitute plays: it must not have begun. */
  readonly round: number;
  readonly player: string;
  readonly now: number;
}

/** The teams of the league in a season stand with the season. */
export function enteredTeamStore(table: Table) {
  return {
    /** Writes which teams have entered, if nobody has changed that since it was read, and registration goes on. */
    async saveEnteredTeams(
      season: SeasonRecord,
      teams: readonly EnteredTeam[],
      { entry, event }: Along,
    ): Promise<'saved' | 'changed-meanwhile'> {
      const written = await transact(table, [
        changeTeams(season, teams, { change: '', when: '' }),
        logged(entry),
        posted(event),
      ]);
      return written.ok ? 'saved' : 'changed-meanwhile';
    },

    /** Writes a replacement: the teams, the entry that ends and the one that begins, all or nothing. */
    async replaceInTeam(
      season: SeasonRecord,
      teams: readonly EnteredTeam[],
      { out, before, into, round, player, now, entry, event }: Replacement,
    ): Promise<'saved' | 'changed-meanwhile' | 'full'> {
      const places = (into === undefined ? 0 : 1) - (out?.state === 'in' ? 1 : 0);
      const { capacity } = season.registration;
      const limited = places > 0 && capacity !== null;
      const written = await transact(table, [
        changeTeams(season, teams, {
          change: 'ADD players :places, answers :one',
          when: limited ? 'players < :capacity' : '',
          values: { places, one: 1, capacity },
        }),
        check(roundKey(season.id, round), {
          when: `${ABSENT} OR #state = :planned`,
          values: { planned: 'planned' },
        }),
        ...belongs(season.league.id, player, now),
        ...(out === undefined || out.state === 'withdrawn' ? [] : [withdrawn(out)]),
        ...(into === undefined ? [] : [entered(into, before)]),
        logged(entry),
        posted(event),
      ]);
      if (written.ok) return 'saved';
      return limited && written.failed.filter(Boolean).length === 1 && written.failed[0] === true
        ? 'full'
        : 'changed-meanwhile';
    },
  };
}

function changeTeams(
  { id, status, enteredVersion: was }: SeasonRecord,
  teams: readonly EnteredTeam[],
  more: { readonly change: string; readonly when: string; readonly values?: Record<string, unknown> },
): Write {
  const unchanged = was === undefined ? 'attribute_not_exists(enteredVersion)' : 'enteredVersion = :was';
  return update(seasonKey(id), `SET enteredTeams = :teams, enteredVersion = :next ${more.change}`.trim(), {
    when: [`#status = :status AND ${unchanged}`, more.when].filter((part) => part !== '').join(' AND '),
    values: { teams, next: (was ?? 0) + 1, was, status, ...more.values },
  });
}

function withdrawn({ season, player, state }: EntryRecord): Write {
  return update(entryKey(season, player.id), 'SET #state = :withdrawn', {
    when: '#state = :state',
    values: { withdrawn: 'withdrawn', state },
  });
}

function entered(entry: EntryRecord, before: EntryRecord | undefined): Write {
  return put(
    { ...entryKey(entry.season, entry.player.id), ...entry },
    before === undefined ? { when: ABSENT } : { when: '#state = :state', values: { state: before.state } },
  );
}
