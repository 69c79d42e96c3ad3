import type { LogRecord } from '../../functions/core/league/logs.records';
import type { StoredText } from '../../functions/core/platform/message.records';
import type { StoreClient } from '../../functions/core/platform/store-client';
import { LANGUAGES } from '../../messages/languages';
import { translateIn } from './translated';

/** The texts of a log entry of a league, or of a ruling, which has no subject. */
export type WrittenLog = Pick<LogRecord, 'reason' | 'before' | 'after'> & Partial<Pick<LogRecord, 'subject'>>;

/** Texts that people typed, and names: they stay the same in every language. */
export type Typed = Set<string>;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** The default name of a player who has not chosen one. */
const NOT_CHOSEN = /^Player \w{4}(?: \(\w{4}\))?$/;
const SAYINGS = LANGUAGES.map((language) => translateIn(language));

/** Checks a world's writes, and fails where a log would have a text only in English. */
export function hearing(client: StoreClient, typed: Typed): StoreClient {
  const written: Item[] = [];
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        if (name === 'send') checkItems(itemsOf(given[0]), written, typed);
        return Reflect.apply(member, target, given);
      };
    },
  });
}

type Item = Readonly<Record<string, unknown>>;
interface Put {
  readonly Item?: Item;
}
interface Writing {
  readonly input?: Put & { readonly TransactItems?: readonly { readonly Put?: Put }[] };
}

function itemsOf(command: unknown): readonly Item[] {
  const { input = {} } = command as Writing;
  const puts = [input, ...(input.TransactItems ?? []).map(({ Put = {} }) => Put)];
  return puts.flatMap(({ Item: item }) => (item === undefined ? [] : [item]));
}

function checkItems(items: readonly Item[], written: Item[], typed: Typed): void {
  // Items written with an entry may contain the names in it.
  written.push(...items);
  const logs = items.filter(({ sk }) => typeof sk === 'string' && /^(?:LOG|RULING)#/.test(sk));
  const wrong = () => logs.flatMap((item) => unsaid(item as unknown as WrittenLog, typed));
  if (wrong().length === 0) return;
  // Few entries contain names that were not typed: only then are names searched.
  collectNames(written.splice(0), typed);
  if (wrong().length > 0) throw new Error(`A log says in English alone: ${JSON.stringify(wrong())}`);
}

/** Names of people, seasons and leagues, anywhere in a value. */
function collectNames(value: unknown, typed: Typed): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (key === 'name' && typeof one === 'string') typed.add(one);
    else if (key !== 'position' && key !== 'result') collectNames(one, typed);
  }
}

/** Every text in a request's body. */
export function collectTyped(body: unknown, typed: Typed): void {
  if (typeof body === 'string') collectTexts(isJson(body) ? JSON.parse(body) : body, typed);
}

function collectTexts(value: unknown, typed: Typed): void {
  if (typeof value === 'string') typed.add(value).add(value.trim());
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) collectTexts(one, typed);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Texts of an entry that readers of another language could not read: plain text, and messages with the same text as in
 * English.
 */
export function unsaid(
  { subject = '', reason, before, after }: WrittenLog,
  typed: Typed,
): readonly StoredText[] {
  return [subject, reason, before, after].filter((said) =>
    typeof said === 'string' ? !isEverybodys(said, typed) : !isTranslated(said),
  );
}

function isEverybodys(text: string, typed: Typed): boolean {
  return text === '' || INSTANT.test(text) || NOT_CHOSEN.test(text) || typed.has(text);
}

/** A timestamp that was not formatted for a language. */
const AS_STORED = /\d{4}-\d\d-\d\d[T, ]+\d\d:\d\d/;
/** A name, a venue and the like are the same in two languages: “Name: North”, “Discord”. */
const SAME = /^(?:Name|Teams|Discord|Slack)\b/;

function isTranslated(message: Exclude<StoredText, string>): boolean {
  const [english = '', ...others] = SAYINGS.map((say) => say(message));
  return SAME.test(english) || others.every((other) => other !== english && !AS_STORED.test(other));
}
