import type { GameSystem, Viewer } from '../../../engine/game';
import type { GameSystemId } from '../../../engine/games';
import { readLabel } from '../../../engine/labels';
import { loadSystemFor } from '../../../engine/load-system';
import type { Language } from '../../../messages/languages';
import type { Translate } from '../../../messages/translate';
import { translatorIn } from '../../../messages/translator';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import type { StepRecord } from '../game/games.records';
import type { Step } from '../game/games.schema';
import { viewerOf } from '../game/viewer';
import { isShown, tableSeenBy } from '../game/watch-delay';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { areasOf } from '../platform/translate';

/** A past step as one person may see it. */
export async function pastStep(
  deps: Deps,
  caller: Caller | null,
  language: Language,
  { id, step }: { readonly id: string; readonly step: number },
): Promise<Outcome<Step>> {
  const found = await deps.store.gameAndGate(id);
  const system = found && (await loadSystemFor(found.game));
  if (found === undefined || system === undefined) return refuse({ code: 'not-found', what: 'game' });
  const seen = await tableSeenBy(deps, caller, found);
  if (!isShown(seen, step)) return refuse({ code: 'not-found', what: 'step' });
  const { game, gate } = seen;
  const [record, before] = await Promise.all([
    deps.store.stepInPlay(gate, step),
    step > 0 ? deps.store.stepInPlay(gate, step - 1) : undefined,
  ]);
  if (record === undefined || before === undefined) return refuse({ code: 'not-found', what: 'step' });
  const seat = seatHeldBy(game, caller) ?? null;
  const roles = seat === null ? await rolesIn(deps, game.league.id, caller) : [];
  const say = await translatorIn(language, areasOf(game.system));
  return done(stepView(system, record, before.position, viewerOf(system, gate, seat, roles), say));
}

export function stepView(
  system: GameSystem,
  record: StepRecord,
  before: unknown,
  viewer: Viewer,
  say: Translate,
): Step {
  const { step, label, why, hash, previousHash } = record;
  const shown = system.viewResult(record, viewer);
  const visibleBefore = system.view(before, viewer);
  return {
    step,
    label: say(readLabel(system.id as GameSystemId, label)),
    why,
    hash,
    previousHash,
    closedAt: iso(record.closedAt),
    before: visibleBefore,
    position: system.view(record.position, viewer),
    orders: shown.orders.map((verdict) => ({ ...verdict })),
    events: shown.events.map((event) => ({ ...event })),
    sentences: system.describe(visibleBefore, shown).map((sentence) => ({
      text: say(sentence.says),
      rules: [...sentence.rules],
      seats: [...sentence.seats],
      ...(sentence.ofOrder && { ofOrder: true }),
    })),
  };
}
