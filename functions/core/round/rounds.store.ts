import { enterBots } from '../entry/entries.store';
import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import type { SeasonChanged } from '../platform/events.records';
import { entryKey, roundKey } from '../platform/keys';
import { getItem, queryItems, type Table } from '../platform/reads';
import { check, insert, put, remove, transact, type Write } from '../platform/writes';
import type { EntryRecord, RoundRecord } from '../season/seasons.records';
import { following } from '../season/seasons.store';
import { removeParts, SplitRound, wholeRound, writtenInParts } from './split-rounds.store';

/** The rounds of a season, as they were drawn. */
export interface RoundStore {
  rounds(season: string): Promise<readonly RoundRecord[]>;
  round(season: string, round: number): Promise<RoundRecord | undefined>;
  /**
   * Writes a plan, with the bots that enter the season for it. The first plan stays.
   * @returns the stored plan, or that one of its players has meanwhile stopped waiting for a board
   */
  planRound(round: RoundRecord, bots: readonly EntryRecord[]): Promise<RoundRecord | 'changed-meanwhile'>;
  /** Changes a plan, or opens it, while it is only planned and unchanged since it was read. */
  changeRound(
    before: RoundRecord,
    after: RoundRecord,
    entry: LogRecord,
    along?: { readonly bots?: readonly EntryRecord[]; readonly event?: SeasonChanged },
  ): Promise<'changed' | 'changed-meanwhile'>;
  /** Discards a plan, while it is only planned. */
  discardPlan(season: string, round: number): Promise<'discarded' | 'already-open'>;
}

/** The draws of rounds. */
export function roundStore(table: Table): RoundStore {
  const roundAt = async (season: string, round: number) => {
    const found = await getItem(table, roundKey(season, round), SplitRound);
    return found && wholeRound(table, found);
  };

  return {
    async rounds(season) {
      const found = await queryItems(table, { partition: `SEASON#${season}`, prefix: 'ROUND#' }, SplitRound);
      return Promise.all(found.map((round) => wholeRound(table, round)));
    },

    round: roundAt,

    async planRound(round, bots) {
      const key = roundKey(round.season, round.round);
      const entering = new Set(bots.map(({ player }) => player.id));
      const waiting = Object.entries(round.wishes ?? {}).filter(([player]) => !entering.has(player));
      const head = await writtenInParts(table, round);
      const writes = [
        insert({ ...key, ...head }),
        ...waiting.map(([player, since]) => stillWants(round.season, player, since)),
        ...enterBots(round.season, bots),
      ];
      if ((await transact(table, writes)).ok) return round;
      const kept = await roundAt(round.season, round.round);
      if (kept !== undefined) return kept;
      if (waiting.length > 0) return 'changed-meanwhile';
      throw new Error(`another run enters the bots of ${key.pk} ${key.sk}`);
    },

    async changeRound(before, after, entry, { bots = [], event } = {}) {
      const { season, round } = before;
      const replaced = await getItem(table, roundKey(season, round), SplitRound);
      const head = await writtenInParts(table, { ...after, version: before.version + 1 });
      const changed = put(
        { ...roundKey(season, round), ...head },
        {
          // Rounds planned by an earlier release have no version.
          when: `#state = :planned AND ${before.version === 0 ? '(attribute_not_exists(version) OR version = :version)' : 'version = :version'}`,
          values: { planned: 'planned', version: before.version },
        },
      );
      const writes = [changed, logged(entry), ...following(event), ...enterBots(season, bots)];
      if (!(await transact(table, writes)).ok) return 'changed-meanwhile';
      if (replaced?.parts?.plan !== head.parts?.plan) await removeParts(table, replaced);
      return 'changed';
    },

    async discardPlan(season, round) {
      const found = await getItem(table, roundKey(season, round), SplitRound);
      const terms = { when: '#state = :planned', values: { planned: 'planned' } };
      if (!(await transact(table, [remove(roundKey(season, round), terms)])).ok) return 'already-open';
      await removeParts(table, found);
      return 'discarded';
    },
  };
}

/**
 * The condition that a player is in the season, and has wanted a board since the same moment as when the draw read it.
 */
function stillWants(season: string, player: string, since: number): Write {
  return check(entryKey(season, player), {
    when: '#state = :in AND confirmed = :since',
    values: { in: 'in', since },
  });
}
