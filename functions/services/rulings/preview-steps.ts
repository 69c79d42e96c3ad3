import type { GameRecord, StepRecord } from '../../store/records';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { andThen, done, type Outcome, refuse } from '../errors';
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

/** What a moderator may see of a ruling on steps before it is made. */
export type StepsPreview =
  | { readonly of: 'steps'; readonly considered: ConsideredSteps }
  /** The rest depends on what is hidden from moderators. */
  | {
      readonly of: 'hidden';
      readonly system: GameRecord['system'];
      readonly taken: readonly StepRecord[];
      readonly again: number;
      readonly changes: readonly PositionChange[];
    };

/**
 * Previews a ruling on steps, and notes in the log that the caller looked. Where something is hidden from moderators, a
 * corrected order or position is not tried out: whether the rules refuse it would tell what is in a hand.
 */
export async function previewSteps(
  deps: Deps,
  caller: Caller,
  gameId: string,
  wanted: WantedSteps,
): Promise<Outcome<StepsPreview>> {
  return andThen(playedSteps(deps, caller, gameId), async (played) => {
    await logLook(deps, caller, played.game, { kind: wanted.kind });
    if (wanted.kind !== 'roll-back' && hidesFromModerators(played)) return openPart(played, wanted);
    return andThen(stepsConsidered(deps, played, wanted), (considered) => done({ of: 'steps', considered }));
  });
}

/** What follows from the view of moderators alone. */
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
