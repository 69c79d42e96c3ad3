import { readLabel } from '../../../engine/labels';
import { loadSystemFor } from '../../../engine/load-system';
import type { Language } from '../../../messages/languages';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { GameProgress } from '../result/results.schema';
import { decidedIn, progressOf } from './game-progress';
import { tableSeenBy } from './watch-delay';

/** The course of a game for each seat. Its figures are as public as its board's. */
export async function progressView(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  id: string,
): Promise<Outcome<GameProgress>> {
  const found = await deps.store.gameAndGate(id);
  const system = found && (await loadSystemFor(found.game));
  if (found === undefined || system === undefined) return refuse({ code: 'not-found', what: 'game' });
  const { game, gate } = await tableSeenBy(deps, caller, found);
  // The course of a board at a real table is not known.
  const isPlayed = game.atTheTable === undefined;
  const [steps, decided] = isPlayed
    ? await Promise.all([progressOf(deps, system, gate), decidedIn(deps, system, gate)])
    : [[], null];
  const say = await translatorIn(language, ['labels', 'measures']);
  return done({
    ...{ game: id, season: game.season, board: game.board },
    measure: say(system.measures[0]?.name ?? ''),
    steps: steps.map(({ step, label }) => ({ step, label: say(readLabel(game.system, label)) })),
    seats: game.seats.map(({ seat }) => ({ seat, values: steps.map(({ figures }) => figures[seat] ?? 0) })),
    decided,
  });
}
