import type { Language } from '../../../messages/languages';
import { absenceIn } from '../absence/absence.view';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { pressSeenBy } from '../press/press.view';
import { rulingViews } from '../ruling/ruled.view';
import { gameSeenBy } from './game.view';
import type { GameTable } from './game-table.schema';

/** A game as one person may see it, with its press, its rulings and the state of its absence policy. */
export async function tableView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<GameTable>> {
  const live = await deps.store.liveTable(id);
  if (live === undefined) return refuse({ code: 'not-found', what: 'game' });
  const plays = caller !== null && seatHeldBy(live.game, caller) !== undefined;
  const [game, absence, press, rulings, profile] = await Promise.all([
    gameSeenBy(deps, caller, language, live),
    absenceIn(deps, caller, live),
    pressSeenBy(deps, caller, language, live),
    deps.store.rulingsOn(live.game),
    plays ? deps.store.player(caller.id) : undefined,
  ]);
  if (!game.ok) return game;
  return done({
    ...{ game: game.value, absence, press, rulings: await rulingViews(language, rulings) },
    ...(profile?.stories === false && { stories: false }),
  });
}
