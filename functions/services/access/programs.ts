import type { GameRecord, Programs, SeasonRecord } from '../../store/records';
import type { Caller } from '../caller';
import type { Refusal } from '../errors';

/**
 * Whether players may let programs send their orders. Practice boards take them always. So do seasons and boards from
 * before there was a choice: their players were told that programs may play.
 */
export function programsOf(
  settings: Pick<SeasonRecord, 'programs'> & Pick<GameRecord, 'practice'>,
): Programs {
  return settings.practice === undefined ? (settings.programs ?? 'allowed') : 'allowed';
}

/** Whether somebody asks by a program, with a key that they opened for it. */
export function isProgram({ session }: Caller): boolean {
  return session?.isKey === true;
}

/**
 * Why somebody may not decide what their seat does in a game: they come with a key, and its board takes no orders from
 * programs. Words and time of their own (press, holidays, votes for a later deadline) are theirs by any means.
 */
export function programRefused(game: GameRecord, caller: Caller): Refusal | undefined {
  return isProgram(caller) && programsOf(game) === 'refused' ? { code: 'programs-refused' } : undefined;
}
