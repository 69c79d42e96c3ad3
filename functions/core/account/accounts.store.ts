import pMap from 'p-map';
import { organizes } from '../member/members.store';
import { notificationSettingsStore } from '../notification/notification-settings.store';
import { calendarKey, memberKey, playerKey } from '../platform/keys';
import type { LastingMemory } from '../platform/lasting-memory';
import { posted } from '../platform/outbox.store';
import type { Key, Table } from '../platform/reads';
import { put, remove, transact, update, type Write, write } from '../platform/writes';
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
  removePasskey,
  removeService,
  spendChallenge,
} from '../session/logins.store';
import { savedSessions } from '../session/sessions.store';
import type { AccountStore } from './accounts.questions';
import { filesOn, itemsOfSite, itemsThatName, itemsUnder, type RawItem } from './items-that-name';
import { namesIn, type Renamed, type Renaming, renamedTexts } from './pseudonym';

const AT_ONCE = 8;
/** An expression of the service is limited to 4 kB. */
const TEXTS_AT_ONCE = 20;
/** Items of a player's own partition that stay, under the pseudonym: records of others depend on them. */
const STAYS = /^(PROFILE|SESSIONS|RATING#|RESULT#|TROPHY#)/;

/** Accounts: the items stored about a player, and their deletion. */
export function accountStore(table: Table, memory: LastingMemory): AccountStore {
  const logins = table.logins === undefined ? undefined : { client: table.client, name: table.logins };
  return {
    takesLogins: () => logins !== undefined,

    accountWith: async (email) => (logins === undefined ? undefined : holderOf(logins, email)),

    accountOfDiscord: async (user) =>
      logins === undefined ? undefined : holderAtService(logins, 'discord', user),

    openAccount: async (account) => (logins === undefined ? undefined : openAccount(logins, account)),

    loginOf: async (player) => (logins === undefined ? undefined : loginOf(logins, player)),

    loginWaysOf: async (player) =>
      logins === undefined ? { address: null, services: [], passkeys: [] } : loginWaysOf(logins, player),

    async removeService(player, service) {
      if (logins !== undefined) await removeService(logins, player, service);
    },

    async addPasskey(player, passkey) {
      if (logins !== undefined) await addPasskey(logins, player, passkey);
    },

    async removePasskey(player, id) {
      if (logins !== undefined) await removePasskey(logins, player, id);
    },

    notePasskeyUse: async (player, use) =>
      logins === undefined ? 'refused' : notePasskeyUse(logins, player, use),

    spendChallenge: async (challenge, expires) =>
      logins === undefined ? 'again' : spendChallenge(logins, challenge, expires),

    async keepLoginLink(link) {
      if (logins !== undefined) await keepLoginLink(logins, link);
    },

    async itemsOf(player) {
      const items = await itemsUnder(table, `PLAYER#${player}`);
      return items.map(({ pk: _, sk, v: __, listPk: ___, listSk: ____, ...item }) => ({
        kind: sk.split('#')[0] ?? sk,
        item,
      }));
    },

    async messagesBy(player, game) {
      const messages = await itemsUnder(table, `GAME#${game}`, 'PRESS#');
      return messages
        .filter((message) => message.player === player)
        .map(({ pk: _, sk: __, v: ___, ...message }) => message);
    },

    async closeAccount({ profile, sessions, until, stepsDown, event }) {
      const written = await transact(table, [
        put({ ...playerKey(profile.id), ...profile }),
        savedSessions(sessions, until),
        posted(event),
        ...stepsDown.flatMap(({ league, other }) => [
          rolesTaken(league, profile.id),
          organizes(league, other, event.at),
        ]),
      ]);
      return written.ok ? 'closed' : 'changed-meanwhile';
    },

    async deletePrivateItems(player) {
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

    async putPseudonym(event) {
      const named = [...(await itemsThatName(table, event.player)), ...(await itemsOfSite(table))];
      const items = named.filter((item) => !isOwnEvent(item, event));
      const staff = items.filter((item) => isStaff(item, event.player));
      const takeRoles = (item: RawItem) =>
        write(table, update(keyOf(item), 'SET #roles = :roles', { values: PLAYS_ONLY }));
      await pMap(staff, takeRoles, { concurrency: AT_ONCE });
      const changed = await renameIn(table, items, event);
      memory.forget();
      return changed + staff.length;
    },
  };
}

/**
 * Replaces names in some items.
 * @returns how many items it changed
 */
export async function renameIn(table: Table, items: readonly RawItem[], wanted: Renaming): Promise<number> {
  const found = items.flatMap((item) => namesIn(item, wanted.player));
  const names = [...new Set([...wanted.names, ...found])].filter((name) => name !== wanted.pseudonym);
  const renaming = { ...wanted, names };
  let changed = 0;
  const rename = async (item: RawItem) => {
    const texts = renamedTexts(item, renaming);
    // An item that has changed since it was read is renamed by the next run.
    for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE)
      await write(table, replacedTexts(item, texts.slice(at, at + TEXTS_AT_ONCE)));
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
function isStaff({ sk, roles }: RawItem, player: string): boolean {
  return sk === memberKey('', player).sk && Array.isArray(roles) && roles.some((role) => role !== 'player');
}

export function isOwnEvent({ event }: RawItem, { id }: { readonly id: string }): boolean {
  return typeof event === 'object' && event !== null && 'id' in event && event.id === id;
}

/** Replaces texts of an item if they are unchanged since they were read. */
function replacedTexts(item: RawItem, texts: readonly Renamed[]): Write {
  const names = [...new Set(texts.flatMap(({ path }) => path.filter((part) => typeof part === 'string')))];
  const place = (path: Renamed['path']) =>
    path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.#n${names.indexOf(part)}`))
      .join('')
      .slice(1);
  return update(keyOf(item), `SET ${texts.map(({ path }, at) => `${place(path)} = :new${at}`).join(', ')}`, {
    when: texts.map(({ path }, at) => `${place(path)} = :old${at}`).join(' AND '),
    values: Object.fromEntries(
      texts.flatMap(({ before, after }, at) => [
        [`new${at}`, after],
        [`old${at}`, before],
      ]),
    ),
    names: Object.fromEntries(names.map((name, at) => [`n${at}`, name])),
  });
}
