import { NOBODY_OUT, type PlannedSection, type RoundPlan } from '../left-over';
import { asSection, roundOf } from '../sections';
import { isLastStage, type KnockOutState, type LastStage, nextBest, planStage } from './plan';

/** What a cup plays beside its stages. */
export interface CupExtras {
  /** Those who are knocked out in the last stage before the final play a board of their own beside it. */
  readonly thirdPlace?: boolean | undefined;
  /** On boards of two: those beaten in the first stage play a cup of their own. */
  readonly consolation?: boolean | undefined;
}

/** A consolation cup until now. */
export interface ConsolationState {
  /** Its previous stage. */
  readonly last: LastStage;
}

export interface CupState extends KnockOutState {
  readonly extras: CupExtras;
  /** The stage of the cup to be planned, from 1. */
  readonly stage: number;
  /** Undefined before its first stage. */
  readonly consolation: ConsolationState | undefined;
}

/**
 * The next stage of a cup, with the board for the third place beside the final and the consolation cup beside later
 * stages. A cup without either is planned as a stage alone.
 */
export function planCup(state: CupState): RoundPlan {
  const main = planStage(state);
  const { thirdPlace = false, consolation = false } = state.extras;
  if (!(thirdPlace || consolation)) return main;
  const sections = [
    ...(main.kind === 'over' ? [] : [asSection('cup', main)]),
    ...(thirdPlace ? thirdPlaceOf(state, main) : []),
  ];
  if (consolation) sections.push(...consolationOf(state, new Set(namedIn(sections))));
  return roundOf(sections);
}

function namedIn(sections: readonly PlannedSection[]): readonly string[] {
  return sections.flatMap(({ seated, sittingOut }) => [...seated, ...sittingOut]);
}

/** The board of those who missed the final, the next of each board first; none if they are too few for one. */
function thirdPlaceOf(state: CupState, main: RoundPlan): readonly PlannedSection[] {
  const { boardSize, smallest, last } = state;
  if (main.kind === 'over' || last === undefined || !isLastStage(main, boardSize)) return [];
  const finalists = main.seated.map((id) => ({ id }));
  const seated = nextBest(state, finalists, boardSize).map(({ id }) => id);
  if (seated.length < Math.max(2, smallest)) return [];
  return [{ ...NOBODY_OUT, section: 'third-place', seated, empty: boardSize - seated.length }];
}

/** The next stage of the consolation cup: no bot plays in it. */
function consolationOf(state: CupState, elsewhere: ReadonlySet<string>): readonly PlannedSection[] {
  const { stage, contenders, last, consolation } = state;
  if (stage < 2 || last === undefined) return [];
  const beaten = new Set(last.boards.flat());
  const free = contenders.filter(({ id }) => !elsewhere.has(id));
  const plan =
    stage === 2
      ? planStage({
          ...state,
          leftOver: 'byes',
          // A bye of the cup is none here.
          contenders: free.filter(({ id }) => beaten.has(id)).map((one) => ({ ...one, byes: 0 })),
          last: undefined,
        })
      : consolation === undefined
        ? NOTHING
        : planStage({ ...state, leftOver: 'byes', contenders: free, last: consolation.last });
  const isAlone = plan.kind === 'round' && plan.seated.length < 2;
  return plan.kind === 'over' || isAlone ? [] : [asSection('consolation', plan)];
}

const NOTHING = { kind: 'over' } as const;
