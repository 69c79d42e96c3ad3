import type { Caller } from '../access/caller';
import type { GameRecord, StepRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { andThen, done, type Outcome, refuse } from '../platform/errors';
import type { ConsideredSteps } from './considered-steps';
import { type PositionChange, seenChanges } from './corrected-position';
import { hidesFromModerators } from './hidden-parts';
import { logLook } from './log-looks';
import {
  type PlayedSteps,
  playedAgain,
  playedSteps,
  stepsConsidered,
  unfitStep,
  type WantedSteps,
} from './rule-on-steps';

/** The part of a ruling on steps that a moderator may preview. */
export type StepsPreview =
  | { readonly of: 'steps'; readonly considered: ConsideredSteps }
  /** The rest depends on parts that are hidden from moderators. */
  | {
      readonly of: 'hidden';
      readonly system: GameRecord['system'];
      readonly taken: readonly StepRecord[];
      readonly again: number;
      readonly changes: readonly PositionChange[];
    };

/**
 * Previews a ruling on steps and records the preview in the log. If something is hidden from moderators, a corrected
 * order or position is not tried out: a refusal by the rules could reveal the contents of a hand.
 */
export async function previewSteps(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedSteps,
): Promise<Outcome<StepsPreview>> {
  return andThen(playedSteps(deps, caller, gameId, wanted), async (played) => {
    await logLook(deps, caller, played.game, { kind: wanted.kind });
    if (wanted.kind !== 'roll-back' && hidesFromModerators(played)) return openPart(played, wanted);
    return andThen(stepsConsidered(deps, played, wanted), (considered) => done({ of: 'steps', considered }));
  });
}

/** The part that depends only on the moderators' view. */
function openPart(
  { game, system, steps }: PlayedSteps,
  wanted: Exclude<WantedSteps, { kind: 'roll-back' }>,
): Outcome<StepsPreview> {
  const last = steps.at(-1);
  if (last === undefined) return refuse({ code: 'not-found', what: 'step' });
  if (wanted.kind === 'correct-position') {
    const changes = seenChanges(system, last.position, wanted.position);
    if (changes.length === 0) return refuse({ code: 'nothing-changes' });
    return done({ of: 'hidden', system: game.system, taken: [], again: 0, changes });
  }
  const unfit = unfitStep(game, last, wanted);
  if (unfit !== undefined) return refuse(unfit);
  const taken = steps.filter(({ step }) => step >= wanted.step);
  return done({ of: 'hidden', system: game.system, taken, again: playedAgain(last, wanted), changes: [] });
}
