import { loadSystemFor } from '../../../engine/load-system';
import type { Language } from '../../../messages/languages';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import { viewerOf } from '../game/viewer';
import { isShown, tableSeenBy } from '../game/watch-delay';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { areasOf } from '../platform/translate';
import { stepView } from '../step/step.view';
import { rulingViews } from './ruled.view';
import type { TakenSteps } from './rulings.schema';

/** The steps that a ruling took back, as one person may see them. Orders that were never adjudicated are not shown. */
export async function takenSteps(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<Outcome<TakenSteps>> {
  const [found, rulings, steps] = await Promise.all([
    deps.store.gameAndGate(id),
    deps.store.rulings(id),
    deps.store.stepsTaken(id, number),
  ]);
  const system = found && (await loadSystemFor(found.game));
  const ruling = rulings.find((one) => one.number === number);
  if (found === undefined || system === undefined || ruling === undefined || steps.length === 0)
    return refuse({ code: 'not-found', what: 'ruling' });
  const { game, gate } = found;
  const shown = await tableSeenBy(deps, caller, found);
  if (!steps.every(({ step }) => isShown(shown, step))) return refuse({ code: 'not-found', what: 'ruling' });
  const seat = seatHeldBy(game, caller) ?? null;
  const viewer = viewerOf(system, gate, seat, await rolesIn(deps, game.league.id, caller));
  const say = await translatorIn(language, areasOf(game.system));
  const [base, ...taken] = steps;
  const views = taken.map((record, at) =>
    stepView(system, record, (at === 0 ? base : taken[at - 1])?.position, viewer, say),
  );
  const [said] = await rulingViews(language, [ruling]);
  if (said === undefined) return refuse({ code: 'not-found', what: 'ruling' });
  return done({ ruling: said, steps: views });
}
