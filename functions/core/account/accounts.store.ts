import pMap from 'p-map';
import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { organizes } from '../member/members.store';
import { notificationSettingsStore } from '../notification/notification-settings.store';
import type { AccountDeleted, AccountsMerged } from '../platform/events.records';
import { calendarKey, memberKey, playerKey } from '../platform/keys';
import type { LastingMemory } from '../platform/lasting-memory';
import { posted } from '../platform/outbox.store';
import type { Key, Table } from '../platform/reads';
import type { StoredItem } from '../platform/stored-item';
import { put, remove, transact, update, type Write, write } from '../platform/writes';
import type { Passkey } from '../session/logins.records';
import {
  addPasskey,
  deleteLogins,
  holderAtService,
  holderOf,
  keepLoginLink,
  loginOf,
  loginWaysOf,
  notePasskeyUse,
  openAccount,
  openAccounts,
  removePasskey,
  removeService,
  spendChallenge,
} from '../session/logins.store';
import type { SessionsRecord } from '../session/sessions.records';
import { savedSessions } from '../session/sessions.store';
import { filesOn, isOwnEvent, itemsOfSite, itemsThatName, itemsUnder } from './items-that-name.store';
import type { PlayerRecord } from './people.records';
import { namesIn, type Renaming, renamedTexts } from './pseudonym.store';
import { PARTS_AT_ONCE, partsReplaced } from './replaced-parts.store';

export interface OwnItem {
  readonly kind: string;
  readonly item: Record<string, unknown>;
}

export interface ClosedAccount {
  readonly profile: PlayerRecord;
  readonly sessions: SessionsRecord;
  /** Until when the end of its sessions has to be stored. */
  readonly until: number;
  readonly stepsDown: readonly { readonly league: string; readonly other: string }[];
  readonly event: AccountDeleted | AccountsMerged;
  /** Entries in the logs of leagues. */
  readonly entries?: readonly LogRecord[];
}

const AT_ONCE = 8;
/** Items of a player's own partition that stay, under the pseudonym: records of others depend on them. */
const STAYS = /^(PROFILE|SESSIONS|RATING#|RESULT#|TROPHY#)/;

/** Players' accounts: how they are opened and closed, the items stored about a player, and their deletion. */
export function accountStore(table: Table, memory: LastingMemory) {
  const logins = table.logins === undefined ? undefined : { client: table.client, name: table.logins };
  return {
    /** Whether there are logins by mail at all. */
    takesLogins: () => logins !== undefined,

    /** The account that logs in with an address; undefined for none, or without logins by mail. */
    accountWith: async (email: string) => (logins === undefined ? undefined : holderOf(logins, email)),

    /** The account that logs in with an account at Discord; undefined for none. */
    accountOfDiscord: async (user: string) =>
      logins === undefined ? undefined : holderAtService(logins, 'discord', user),

    /**
     * Opens an account for the owner of an address, who has not logged in yet. Repeating it is harmless.
     * @returns the account that has the address afterwards; undefined without logins by mail
     */
    openAccount: async (account: { readonly id: string; readonly name: string; readonly email: string }) =>
      logins === undefined ? undefined : openAccount(logins, account),

    /** Opens many accounts at once, all or none; false where some exist, or without logins by mail. */
    openAccounts: async (
      accounts: readonly { readonly id: string; readonly name: string; readonly email: string }[],
    ) => logins !== undefined && (await openAccounts(logins, accounts)),

    /**
     * The address with which a player logs in, whether they ever have, and whether they have a login of their own that
     * no organizer can create; undefined if no account has this id.
     */
    loginOf: async (player: string) => (logins === undefined ? undefined : loginOf(logins, player)),

    /** The login methods of a player; none without logins by mail or service. */
    loginWaysOf: async (player: string) =>
      logins === undefined ? { address: null, services: [], passkeys: [] } : loginWaysOf(logins, player),

    /** Removes a service from a player's login methods. Repeating it is harmless. */
    async removeService(player: string, service: string) {
      if (logins !== undefined) await removeService(logins, player, service);
    },

    async addPasskey(player: string, passkey: Passkey) {
      if (logins !== undefined) await addPasskey(logins, player, passkey);
    },

    /** Removes a passkey. Repeating it is harmless. */
    async removePasskey(player: string, id: string) {
      if (logins !== undefined) await removePasskey(logins, player, id);
    },

    /** Records the use of a passkey; `refused` if it is gone, or its device's counter did not increase. */
    notePasskeyUse: async (
      player: string,
      use: { readonly id: string; readonly counter: number; readonly usedAt: number },
    ) => (logins === undefined ? 'refused' : notePasskeyUse(logins, player, use)),

    /**
     * Marks the challenge of a passkey as used.
     * @param expires in milliseconds, after which the challenge is refused anyway
     */
    spendChallenge: async (challenge: string, expires: number) =>
      logins === undefined ? 'again' : spendChallenge(logins, challenge, expires),

    /**
     * Stores a link that logs in the owner of an address once.
     * @param link `hash` of its token; `expires` in milliseconds since 1970
     */
    async keepLoginLink(link: { readonly address: string; readonly hash: string; readonly expires: number }) {
      if (logins !== undefined) await keepLoginLink(logins, link);
    },

    /** Every item in a player's own partition, as it is stored, by kind: "RATING", "NOTICE". */
    async itemsOf(player: string): Promise<readonly OwnItem[]> {
      const items = await itemsUnder(table, `PLAYER#${player}`);
      return items.map(({ pk: _, sk, v: __, listPk: ___, listSk: ____, ...item }) => ({
        kind: sk.split('#')[0] ?? sk,
        item,
      }));
    },

    /** Every message that a player has sent in a game, oldest first, as it is stored. */
    async messagesBy(player: string, game: string): Promise<readonly Record<string, unknown>[]> {
      const messages = await itemsUnder(table, `GAME#${game}`, 'PRESS#');
      return messages
        .filter((message) => message.player === player)
        .map(({ pk: _, sk: __, v: ___, ...message }) => message);
    },

    /**
     * Closes an account, or changes nothing: it can no longer log in, its profile contains only the pseudonym, and the
     * event does the rest.
     * @param stepsDown leagues it organizes, each with another organizer
     */
    async closeAccount({
      profile,
      sessions,
      until,
      stepsDown,
      event,
      entries = [],
    }: ClosedAccount): Promise<'closed' | 'changed-meanwhile'> {
      const written = await transact(table, [
        put({ ...playerKey(profile.id), ...profile }),
        savedSessions(sessions, until),
        posted(event),
        ...entries.map(logged),
        ...stepsDown.flatMap(({ league, other }) => [
          rolesTaken(league, profile.id),
          organizes(league, other, event.at),
        ]),
      ]);
      return written.ok ? 'closed' : 'changed-meanwhile';
    },

    /** Deletes items that only concern the player, and their logins. Repeating it is harmless. */
    async deletePrivateItems(player: string) {
      const settings = await notificationSettingsStore(table).notificationSettings(player);
      const calendar = settings?.calendar ?? null;
      // Before the settings, which are the only record of its key.
      if (calendar !== null) await write(table, remove(calendarKey(calendar)));
      const own = await itemsUnder(table, `PLAYER#${player}`);
      const replies = await itemsUnder(table, `REPLY#${player}`);
      const lone = own.filter(({ sk }) => !STAYS.test(sk));
      const files = await filesOn(table, player);
      await pMap([...lone, ...replies, ...files], (key) => write(table, remove(keyOf(key))), {
        concurrency: AT_ONCE,
      });
      if (logins !== undefined) await deleteLogins(logins, player);
    },

    /**
     * Replaces a player's names with a pseudonym in all copies. Repeating it is harmless.
     * @returns how many items it changed
     */
    async putPseudonym(event: AccountDeleted): Promise<number> {
      const named = [...(await itemsThatName(table, event.player)), ...(await itemsOfSite(table))];
      const items = named.filter((item) => !isOwnEvent(item, event));
      const staff = items.filter((item) => isStaff(item, event.player));
      const takeRoles = (item: StoredItem) =>
        write(table, update(keyOf(item), 'SET #roles = :roles', { values: PLAYS_ONLY }));
      await pMap(staff, takeRoles, { concurrency: AT_ONCE });
      const changed = await renameIn(table, items, event);
      memory.forget();
      return changed + staff.length;
    },

    /**
     * Makes everything of an account that of the person's other one. Repeating it is harmless.
     * @returns how many items it changed
     */
    async putInto(event: AccountsMerged): Promise<number> {
      const changed = await (await import('./merges.store')).putInto(table, event);
      memory.forget();
      return changed;
    },
  };
}

/**
 * Replaces names in some items.
 * @returns how many items it changed
 */
export async function renameIn(
  table: Table,
  items: readonly StoredItem[],
  wanted: Renaming,
): Promise<number> {
  const found = items.flatMap((item) => namesIn(item, wanted.player));
  const names = [...new Set([...wanted.names, ...found])].filter((name) => name !== wanted.pseudonym);
  const renaming = { ...wanted, names };
  let changed = 0;
  const rename = async (item: StoredItem) => {
    const texts = renamedTexts(item, renaming);
    // An item that has changed since it was read is renamed by the next run.
    for (let at = 0; at < texts.length; at += PARTS_AT_ONCE)
      await write(table, partsReplaced(keyOf(item), texts.slice(at, at + PARTS_AT_ONCE)));
    if (texts.length > 0) changed += 1;
  };
  await pMap(items, rename, { concurrency: AT_ONCE });
  return changed;
}

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

const PLAYS_ONLY = { roles: ['player'] };

function rolesTaken(league: string, player: string): Write {
  const when = 'attribute_exists(pk)';
  return update(memberKey(league, player), 'SET #roles = :roles', { when, values: PLAYS_ONLY });
}

/** Whether an item gives the player a role above that of a player: a person without an account moderates nothing. */
function isStaff({ sk, roles }: StoredItem, player: string): boolean {
  return sk === memberKey('', player).sk && Array.isArray(roles) && roles.some((role) => role !== 'player');
}
