import type { LogRecord } from '../league/logs.records';
import { writeLogged } from '../league/logs.store';
import { chatHomeKey, listing } from '../platform/keys';
import { queryItems, type Table } from '../platform/reads';
import { put, remove } from '../platform/writes';
import { ChatHomeRecord } from './notifications.records';

const listOf = (guild: string) => `CHAT#${guild}`;

/** Discord servers connected to leagues: an item below the league, which the index finds by its server. */
export function chatHomeStore(table: Table) {
  return {
    /** The leagues that a server is connected to: one, unless two were connected at the same moment. */
    chatHomesOf: (guild: string) =>
      queryItems(table, { index: 'listing', partition: listOf(guild) }, ChatHomeRecord),

    /** The servers that are connected to a league. */
    chatHomes: (league: string) =>
      queryItems(table, { partition: `LEAGUE#${league}`, prefix: 'CHAT#' }, ChatHomeRecord),

    /** With its entry in the league's log. Twice is harmless. */
    async saveChatHome(home: ChatHomeRecord, entry: LogRecord) {
      const { league, guild } = home;
      await writeLogged(
        table,
        put({ ...chatHomeKey(league, guild), ...listing(listOf(guild), league), ...home }),
        entry,
      );
    },

    async removeChatHome(league: string, guild: string, entry: LogRecord) {
      await writeLogged(table, remove(chatHomeKey(league, guild)), entry);
    },
  };
}
