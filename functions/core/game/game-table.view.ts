import type { Language } from '../../../messages/languages';
import { absenceIn } from '../absence/absence.view';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { pressSeenBy } from '../press/press.view';
import { rulingViews, shownRulings } from '../ruling/ruled.view';
import { gameSeenBy } from './game.view';
import type { GameTable } from './game-table.schema';
import type { GameAndGate } from './games.store';
import { tableSeenBy } from './watch-delay';

/** A game as one person may see it, with its press, its rulings and the state of its absence policy. */
export async function tableView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<GameTable>> {
  const live = await deps.store.liveTable(id);
  if (live === undefined) return refuse({ code: 'not-found', what: 'game' });
  const newTo = isNew(live, caller) ? caller : null;
  const seen = await tableSeenBy(deps, caller, live);
  const [game, absence, press, rulings, profile] = await Promise.all([
    gameSeenBy(deps, caller, language, seen),
    absenceIn(deps, caller, seen),
    pressSeenBy(deps, caller, language, seen),
    deps.store.rulingsOn(live.game),
    newTo === null ? undefined : deps.store.player(newTo.id),
  ]);
  if (!game.ok) return game;
  return done({
    ...{
      game: game.value,
      absence,
      press,
      rulings: await rulingViews(language, shownRulings(seen, rulings)),
    },
    ...(newTo !== null && { stories: profile?.stories ?? true }),
  });
}

/** A table without the file of a variant in the options of its game, for a reader who has it. */
export function withoutFile(table: GameTable): GameTable {
  const { variant, ...options } = table.game.options;
  return typeof variant === 'object' ? { ...table, game: { ...table.game, options } } : table;
}

/** Whether somebody holds a seat of a game in its first turn, and has given no orders yet. */
function isNew({ game, gate }: GameAndGate, caller: Caller | null): boolean {
  const seat = seatHeldBy(game, caller);
  return seat !== undefined && gate.step === 1 && gate.state !== 'finished' && gate.given[seat] === undefined;
}
