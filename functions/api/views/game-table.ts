import type { Language } from '../../../messages/languages';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import type { GameTable } from '../schemas/game-table';
import { absenceIn } from './absence';
import { gameSeenBy } from './game';
import { pressSeenBy } from './press';
import { rulingViews } from './ruled';

/** A game as one person may see it, with its press, its rulings and the state of its absence policy. */
export async function tableView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<GameTable>> {
  const live = await deps.store.liveTable(id);
  if (live === undefined) return refuse({ code: 'not-found', what: 'game' });
  const [game, absence, press, rulings] = await Promise.all([
    gameSeenBy(deps, caller, language, live),
    absenceIn(deps, caller, live),
    pressSeenBy(deps, caller, language, live),
    deps.store.rulingsOn(live.game),
  ]);
  if (!game.ok) return game;
  return done({ game: game.value, absence, press, rulings: await rulingViews(language, rulings) });
}
