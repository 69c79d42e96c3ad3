import { nextExpress, STOPS, TERMINUS } from '../data/map';
import type { WorkingCopy } from './working-copy';

/** 10.2 to 10.6 The A-train is checked at the end of every seat's turn. */
export function checkTrain(copy: WorkingCopy): void {
  const { position, chance, events } = copy;
  const hold = position.trainHold;
  position.trainHold = null;
  const at = position.train;
  if (at === TERMINUS) return;
  if (hold === 'stay') events.push({ type: 'trainHeld', at });
  else if (hold === 'express') runTrain(copy, nextExpress(at));
  else if (!STOPS[at]?.express) runTrain(copy, at + 1);
  else {
    const rng = chance.drawn;
    rollForTrain(copy, chance.die('none'), rng);
  }
}

/** 10.2 to 10.4 At an express stop: 1-2 it stays, 3-4 one stop on, 5-6 to the next express stop. */
function rollForTrain(copy: WorkingCopy, roll: number, rng: number): void {
  const at = copy.position.train;
  if (roll <= 2) copy.events.push({ type: 'trainDelayed', at, roll, rng });
  else runTrain(copy, roll <= 4 ? at + 1 : nextExpress(at), { roll, rng });
}

/** 10.6 The train runs to a stop. It never leaves the terminus, and there is no stop before the first one. */
export function runTrain(
  { position, events }: WorkingCopy,
  stop: number,
  by: { roll: number; rng: number } | object = {},
) {
  const from = position.train;
  const to = Math.max(0, Math.min(stop, TERMINUS));
  if (from === TERMINUS || from === to) return;
  position.train = to;
  events.push({ type: 'train', from, to, ...by });
}
