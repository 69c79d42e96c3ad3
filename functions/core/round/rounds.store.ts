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
export function roundStore(table: Table) {
  const roundAt = async (season: string, round: number) => {
    const found = await getItem(table, roundKey(season, round), SplitRound);
    return found && wholeRound(table, found);
  };

  return {
    async rounds(season: string): Promise<readonly RoundRecord[]> {
      const found = await queryItems(table, { partition: `SEASON#${season}`, prefix: 'ROUND#' }, SplitRound);
      return Promise.all(found.map((round) => wholeRound(table, round)));
    },

    round: roundAt,

    /**
     * Writes a plan, with the bots that enter the season for it. The first plan stays.
     * @param answers the season's count of answers when the draw read its players
     * @returns the stored plan, or that its players have changed meanwhile
     */
    async planRound(
      round: RoundRecord,
      bots: readonly EntryRecord[],
      answers?: number,
    ): Promise<RoundRecord | 'changed-meanwhile'> {
      const key = roundKey(round.season, round.round);
      const entering = new Set(bots.map(({ player }) => player.id));
      const waiting = Object.entries(round.wishes ?? {}).filter(([player]) => !entering.has(player));
      const head = await writtenInParts(table, round);
      const writes = [
        insert({ ...key, ...head }),
        ...waiting.map(([player, since]) => stillWants(round.season, player, since)),
        ...enterBots(round.season, bots, answers),
      ];
      if ((await transact(table, writes)).ok) return round;
      const kept = await roundAt(round.season, round.round);
      if (kept !== undefined) return kept;
      if (waiting.length > 0 || answers !== undefined) return 'changed-meanwhile';
      throw new Error(`another run enters the bots of ${key.pk} ${key.sk}`);
    },

    /** Changes a plan, or opens it, while it is only planned and unchanged since it was read. */
    async changeRound(
      before: RoundRecord,
      after: RoundRecord,
      entry: LogRecord,
      { bots = [], event }: { readonly bots?: readonly EntryRecord[]; readonly event?: SeasonChanged } = {},
    ): Promise<'changed' | 'changed-meanwhile'> {
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

    /** Discards a plan, while it is only planned. */
    async discardPlan(season: string, round: number): Promise<'discarded' | 'already-open'> {
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
