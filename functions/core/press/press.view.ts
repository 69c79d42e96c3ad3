import type { Language } from '../../../messages/languages';
import type { Caller } from '../access/caller';
import type { LiveTable } from '../game/games.store';
import { type Seen, tableSeenBy } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { translateOptionalReason } from '../platform/translate-reason';
import { pressMark } from '../today/marks';
import { pressIn } from './press';
import type { Threads } from './press.schema';

/** The conversations of a game that one person may read, and whom they may write to now. */
export async function pressView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<Threads>> {
  const live = await deps.store.liveTable(id);
  if (live === undefined) return refuse({ code: 'not-found', what: 'game' });
  return done(await pressSeenBy(deps, caller, language, await tableSeenBy(deps, caller, live)));
}

/** The same for a table that has been read already, as the caller sees it. */
export async function pressSeenBy(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  live: Seen<LiveTable>,
): Promise<Threads> {
  const [{ threads, writing }, mark] = await Promise.all([
    pressIn(deps, caller, live),
    pressMark(deps, caller, live),
  ]);
  return {
    threads: threads.map((thread) => ({ ...thread, seats: [...thread.seats], lastAt: iso(thread.lastAt) })),
    writing: { to: writing.to, why: await translateOptionalReason(language, writing.why) },
    mark,
  };
}
