import type { Message } from '../../../engine/game';
import type { AccountDeleted } from '../platform/events.records';
import type { Item } from '../platform/reads';

/** Whose names are replaced, and by what. */
export type Renaming = Pick<AccountDeleted, 'player' | 'pseudonym' | 'names'>;

/** Items whose sentences name people; everywhere else a person is stored with their id beside the name. */
const WITH_SENTENCES = /^(LOG|NOTICE|FILE|RULING|DELIVERY|HELD|AWARDS|TROPHY|KEY|CASE|REPORT|ACT)/;
/** Attributes of keys and indexes. */
const KEYS = new Set(['pk', 'sk', 'listPk', 'listSk', 'duePk', 'dueSk']);

/** A text somewhere in an item, and its replacement. */
export interface Renamed {
  /** Names of attributes, and indices of lists. */
  readonly path: readonly (string | number)[];
  readonly before: string;
  readonly after: string;
}

/** The texts of an item that name the player, each with the pseudonym instead of the name. */
export function renamedTexts(item: Item, renaming: Renaming): readonly Renamed[] {
  const names = WITH_SENTENCES.test(String(item.sk)) ? patternOf(renaming) : undefined;
  return Object.entries(item).flatMap(([attribute, value]) => {
    if (KEYS.has(attribute)) return [];
    if (attribute !== 'body' || typeof value !== 'string')
      return textsIn(value, [attribute], renaming, names);
    const after = renamedJson(value, renaming, names);
    return after === value ? [] : [{ path: [attribute], before: value, after }];
  });
}

function textsIn(
  value: unknown,
  path: Renamed['path'],
  renaming: Renaming,
  names: RegExp | undefined,
): readonly Renamed[] {
  if (typeof value === 'string') {
    // A word of the platform's sentences may equal the player's id, which stays.
    const after = value === renaming.player ? value : inSentence(value, renaming, names);
    return after === value ? [] : [{ path, before: value, after }];
  }
  if (typeof value !== 'object' || value === null) return [];
  // The key of a message is not a text: with a name replaced in it, the message would be unreadable.
  if (isMessage(value)) return textsIn(value.with, [...path, 'with'], renaming, names);
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key !== 'name' || !isPerson(value, renaming)) return textsIn(one, at, renaming, names);
    const before = String(one);
    return before === renaming.pseudonym ? [] : [{ path: at, before, after: renaming.pseudonym }];
  });
}

/** JSON stored as text; parts that do not name the player stay exactly as they are. */
function renamedJson(text: string, renaming: Renaming, names: RegExp | undefined): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return inSentence(text, renaming, names);
  }
  const texts = textsIn({ value }, [], renaming, names);
  for (const { path, after } of texts) replaceAt({ value }, path, after);
  return texts.length === 0 ? text : JSON.stringify(value);
}

function replaceAt(within: unknown, [key, ...rest]: Renamed['path'], after: string): void {
  if (typeof within !== 'object' || within === null || key === undefined) return;
  const holder = within as Record<string | number, unknown>;
  if (rest.length === 0) holder[key] = after;
  else replaceAt(holder[key], rest, after);
}

/** Whether a value is a sentence of the platform, and not data. */
export function isMessage(value: object): value is Message {
  return 'of' in value && typeof value.of === 'string' && 'text' in value && typeof value.text === 'string';
}

function isPerson(value: object, { player }: Renaming): boolean {
  return 'id' in value && value.id === player && 'name' in value;
}

function inSentence(text: string, { pseudonym }: Renaming, names: RegExp | undefined): string {
  return names === undefined ? text : text.replace(names, () => pseudonym);
}

/**
 * Matches the names as whole words; undefined without any. The pseudonym itself comes first and is replaced by itself,
 * so that a name like "player", which is a word of it, is replaced once and not in every run.
 */
function patternOf({ pseudonym, names }: Renaming): RegExp | undefined {
  if (names.length === 0) return undefined;
  const inOrder = [pseudonym, ...[...names].sort((one, other) => other.length - one.length)];
  // A hyphen outside of a class must not be escaped: the whole pattern would be invalid.
  const escaped = inOrder.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** All names that an item has for the player. */
export function namesIn(value: unknown, player: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && value.id === player && 'name' in value ? [String(value.name)] : [];
  return [...own, ...Object.values(value).flatMap((one) => namesIn(one, player))];
}
