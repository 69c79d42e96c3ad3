import type { Language } from '../../../messages/languages';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import { pressIn } from '../../services/press/press';
import type { LiveTable } from '../../store/questions/games';
import type { Threads } from '../schemas/press';
import { iso } from './game';
import { pressMark } from './marks';
import { translateOptionalReason } from './translate-reason';

/** The conversations of a game that one person may read, and whom they may write to now. */
export async function pressView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<Threads>> {
  const live = await deps.store.liveTable(id);
  if (live === undefined) return refuse({ code: 'not-found', what: 'game' });
  return done(await pressSeenBy(deps, caller, language, live));
}

/** The same for a table that has been read already. */
export async function pressSeenBy(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  live: LiveTable,
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
