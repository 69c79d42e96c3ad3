import { writeLogged } from '../league/logs.store';
import { chatHomeKey, listing } from '../platform/keys';
import { queryItems, type Table } from '../platform/reads';
import { ChatHomeRecord } from '../platform/records';
import { put, remove } from '../platform/writes';
import type { ChatHomeStore } from './chat-homes.questions';

const listOf = (guild: string) => `CHAT#${guild}`;

/** Discord servers connected to leagues: an item below the league, which the index finds by its server. */
export function chatHomeStore(table: Table): ChatHomeStore {
  return {
    chatHomesOf: (guild) => queryItems(table, { index: 'listing', partition: listOf(guild) }, ChatHomeRecord),

    chatHomes: (league) =>
      queryItems(table, { partition: `LEAGUE#${league}`, prefix: 'CHAT#' }, ChatHomeRecord),

    async saveChatHome(home, entry) {
      const { league, guild } = home;
      await writeLogged(
        table,
        put({ ...chatHomeKey(league, guild), ...listing(listOf(guild), league), ...home }),
        entry,
      );
    },

    async removeChatHome(league, guild, entry) {
      await writeLogged(table, remove(chatHomeKey(league, guild)), entry);
    },
  };
}
