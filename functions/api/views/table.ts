import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import type { GameTable } from '../schemas/tables';
import { absenceIn } from './absence';
import { gameSeenBy } from './game';
import { rulingView } from './result';

/** A game as one person may see it, with its rulings and how its absence policy stands. */
export async function tableView(deps: Deps, caller: Caller | null, id: string): Promise<Outcome<GameTable>> {
  const found = await deps.store.gameAndGate(id);
  if (found === undefined) return refuse({ code: 'not-found', what: 'game' });
  const [game, absence, rulings] = await Promise.all([
    gameSeenBy(deps, caller, found),
    absenceIn(deps, caller, found),
    deps.store.rulings(id),
  ]);
  return game.ok ? done({ game: game.value, absence, rulings: rulings.map(rulingView) }) : game;
}
