import type { Message, Part } from '../../../engine/game/message';
import type { Caller } from '../access/caller';
import { isLeagueHidden } from '../access/private-leagues';
import type { Deps } from '../platform/deps';
import type { StoredText } from '../platform/message.records';
import type { LogRecord } from './logs.records';

/**
 * A message of a log that names another league, or one of its seasons. That league may become private later, so a second
 * message is stored for readers who may not see it.
 * @param instead the message without the names
 */
export function ofLeague(league: string, said: Message, instead: Message): Message {
  return { ...said, with: { ...said.with, ofLeague: league, instead } };
}

/** Entries of a log without the names of other leagues, and of their seasons, that are hidden from the caller. */
export async function withoutNamesElsewhere(
  deps: Deps,
  caller: Caller | null,
  entries: readonly LogRecord[],
): Promise<readonly LogRecord[]> {
  const named = new Set(
    entries.flatMap(({ subject, before, after }) => [subject, before, after].flatMap(leaguesIn)),
  );
  const hidden = new Set<string>();
  for (const league of named) if (await isLeagueHidden(deps, caller, league)) hidden.add(league);
  if (hidden.size === 0) return entries;
  return entries.map((entry) => {
    const { subject, before, after } = entry;
    const without = (text: StoredText) => (typeof text === 'string' ? text : withoutLeagues(text, hidden));
    return { ...entry, subject: without(subject), before: without(before), after: without(after) };
  });
}

function leaguesIn(part: Part): readonly string[] {
  if (typeof part === 'string' || typeof part === 'number') return [];
  if (!isMessage(part)) return part.flatMap(leaguesIn);
  const { ofLeague: league } = part.with ?? {};
  const inside = Object.values(part.with ?? {}).flatMap(leaguesIn);
  return typeof league === 'string' ? [league, ...inside] : inside;
}

function withoutLeagues(said: Message, hidden: ReadonlySet<string>): Message {
  if (said.with === undefined) return said;
  const { ofLeague: league, instead } = said.with;
  if (typeof league === 'string' && hidden.has(league) && isMessage(instead)) return instead;
  const parts = Object.entries(said.with).map(([name, part]) => [name, partWithout(part, hidden)] as const);
  return { ...said, with: Object.fromEntries(parts) };
}

function partWithout(part: Part, hidden: ReadonlySet<string>): Part {
  if (typeof part === 'string' || typeof part === 'number') return part;
  return isMessage(part) ? withoutLeagues(part, hidden) : part.map((one) => partWithout(one, hidden));
}

function isMessage(part: Part | undefined): part is Message {
  return typeof part === 'object' && !Array.isArray(part);
}
