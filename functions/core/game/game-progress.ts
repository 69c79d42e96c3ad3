import pMap from 'p-map';
import { decidingStep, leadingFigures } from '../../../engine/core/leading';
import type { GameSystem } from '../../../engine/game';
import type { Deps } from '../platform/deps';
import type { BoardRecord } from '../result/results.records';
import type { Branch, StepLabel } from '../step/steps.store';
import { downsample } from './downsample';
import type { Gate } from './games.records';
import { lastShown } from './watch-delay';

/** The number of steps in a chart as wide as a page, and in a small one in a card. */
const STEPS = 100;
const SKETCHED = 10;

type Figures = Readonly<Record<string, number>>;

/** A step with the measure of each seat after it; step 0 is the set-up. */
export interface ProgressStep {
  readonly step: number;
  readonly label: string;
  readonly figures: Figures;
}

/**
 * The leading measure of each seat, from the set-up on: from the small items beside the steps, and for steps from
 * before figures were stored there, from their positions.
 */
export async function progressOf(
  deps: Deps,
  system: GameSystem,
  gate: Gate,
): Promise<readonly ProgressStep[]> {
  const last = gate.state === 'finished' ? gate.step : gate.step - 1;
  const labels: StepLabel[] = [{ step: 0, label: 'Set-up' }, ...(await deps.store.labelsInPlay(gate, last))];
  const shown = downsample(labels.length, STEPS).flatMap((at) => labels[at] ?? []);
  const read = async ({ step, label, leading }: StepLabel) => {
    const figures = leading ?? (await figuresAfter(deps, system, gate, step));
    return figures === undefined ? [] : [{ step, label, figures }];
  };
  return (await pMap(shown, read, { concurrency: 4 })).flat();
}

/**
 * The step after which the winners of a finished game kept the lead until the end, if its steps store their figures.
 */
export async function decidedIn(deps: Deps, system: GameSystem, gate: Gate): Promise<number | null> {
  if (gate.state !== 'finished') return null;
  const [last, labels] = await Promise.all([
    deps.store.stepInPlay(gate, gate.step),
    deps.store.labelsInPlay(gate, gate.step),
  ]);
  const winners = last === undefined ? [] : (system.outcome(last.position)?.winners ?? []);
  const kept = labels.flatMap(({ leading }) => (leading === undefined ? [] : [leading]));
  if (kept.length < labels.length) return null;
  const at = decidingStep(kept, winners);
  return at === null ? null : (labels[at]?.step ?? null);
}

async function figuresAfter(deps: Deps, system: GameSystem, line: Branch, step: number) {
  const record = await deps.store.stepInPlay(line, step);
  return record && (record.leading ?? leadingFigures(system, record.position));
}

/** A board's progress in a few points; null if its steps do not store it, as reading their positions takes long. */
export async function sketchOf(deps: Deps, board: BoardRecord) {
  const { game, line, seats } = board;
  const step = lastShown(board);
  const played = { game, state: 'open', ...(line === undefined ? {} : { line }) } as const;
  const labels = step === 0 ? [] : await deps.store.labelsInPlay(played, step);
  const kept = labels.flatMap(({ leading }) => (leading === undefined ? [] : [leading]));
  if (kept.length < 2) return null;
  const shown = downsample(kept.length, SKETCHED);
  return seats.map(({ seat }) => ({ seat, values: shown.map((at) => kept[at]?.[seat] ?? 0) }));
}
