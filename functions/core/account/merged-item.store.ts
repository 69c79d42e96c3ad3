import { isDeepStrictEqual } from 'node:util';
import type { PersonRecord } from '../platform/common.records';
import type { StoredItem } from '../platform/stored-item';
import { isMessage } from './pseudonym.store';

/** One person had two accounts: everything of `player` becomes that of `into`. */
export interface Merging {
  readonly player: string;
  readonly into: PersonRecord;
}

/** Items of the account itself: the profile that says where it went, and what only concerned its logins. */
const STAYS = /^(PROFILE|SESSIONS|NOTIFICATIONS|DIGEST|PRESENCE|MEASURE#|RATING#|DELIVERY#|HELD#|NOTICE#)/;
/** Drawn rounds: the players of their published input keep the ids with which the draw can be repeated. */
const ROUND = /^ROUND#/;

/**
 * An item as it is after a merger; undefined if it does not change. A person's id and name are replaced wherever they
 * are stored as data, also in keys. Sentences of the log and of messages stay as they were written.
 * @param wasDrawn whether the account was in the season of this item when its rounds were drawn
 */
export function mergedItem(item: StoredItem, merging: Merging, wasDrawn = false): StoredItem | undefined {
  if (stays(item, merging)) return undefined;
  const { drawnAs, ...rest } = item;
  const after = { ...rest, ...replaced(rest, merging), ...drawnRound(item, drawnAs, merging, wasDrawn) };
  return isDeepStrictEqual(after, item) ? undefined : withKey(after, item);
}

function withKey(after: Record<string, unknown>, { pk, sk }: StoredItem): StoredItem {
  return { ...after, pk: String(after.pk ?? pk), sk: String(after.sk ?? sk) };
}

function stays({ pk, sk }: StoredItem, { player }: Merging): boolean {
  // Stored answers and what waits to be sent expire.
  if (/^(REPLY|DISPATCH)#/.test(pk)) return true;
  // The membership stays as a former one, by which late copies are found.
  if (sk === `MEMBER#${player}`) return true;
  return pk === `PLAYER#${player}` && STAYS.test(sk);
}

function drawnRound(
  { sk }: StoredItem,
  drawnAs: unknown,
  { player, into }: Merging,
  wasDrawn: boolean,
): { drawnAs?: Record<string, unknown> } {
  if (!ROUND.test(sk)) return drawnAs === undefined ? {} : { drawnAs: drawnAs as Record<string, unknown> };
  const before = typeof drawnAs === 'object' && drawnAs !== null ? (drawnAs as Record<string, unknown>) : {};
  const { [player]: first, ...others } = before;
  const asDrawn = first !== undefined ? { [into.id]: first } : wasDrawn ? { [into.id]: player } : {};
  const all = { ...asDrawn, ...others };
  return Object.keys(all).length === 0 ? {} : { drawnAs: all };
}

function replaced<Value>(value: Value, merging: Merging): Value;
function replaced(value: unknown, merging: Merging): unknown {
  const { player, into } = merging;
  if (typeof value === 'string') return replacedText(value, merging);
  if (Array.isArray(value)) return value.map((one) => replaced(one, merging));
  if (value instanceof Set) return new Set([...value].map((one) => replaced(one, merging)));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  // What the log said of this merger, among others.
  if (isMessage(value)) return value;
  const isPerson = 'id' in value && value.id === player && 'name' in value;
  const entries = Object.entries(value).map(([key, one]) => [
    key === player ? into.id : key,
    isPerson && key === 'name' ? into.name : replaced(one, merging),
  ]);
  return Object.fromEntries(entries);
}

/** An id, a key of which it is a part, or a value that is stored as JSON. */
function replacedText(text: string, merging: Merging): string {
  const { player, into } = merging;
  if (text === player) return into.id;
  if (!text.includes(player)) return text;
  if (/^[[{]/.test(text)) return replacedJson(text, merging);
  return text
    .split('#')
    .map((part) => (part === player ? into.id : part))
    .join('#');
}

function replacedJson(text: string, merging: Merging): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  const after = replaced(value, merging);
  return isDeepStrictEqual(after, value) ? text : JSON.stringify(after);
}
