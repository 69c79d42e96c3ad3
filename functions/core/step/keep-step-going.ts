import type { GameRecord, Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { closeStep } from './close-step';
import { mayCloseEarly } from './closing';
import { playBots } from './play-bots';
import { setTimer } from './set-timer';

/** Sets the timer of a running step, submits its bots' orders, and closes it if it waits for no one else. */
export async function keepStepGoing(deps: Deps, game: GameRecord, gate: Gate): Promise<void> {
  await setTimer(deps, gate);
  await playBots(deps, game, gate);
  if (mayCloseEarly(game, gate)) await closeStep(deps, game.id, gate.step);
}
