import type { Caller } from '../access/caller';
import type { GameRecord } from '../game/games.records';
import type { Refusal } from '../platform/errors';
import type { Programs, SeasonRecord } from '../season/seasons.records';

/**
 * Whether players may let programs submit their orders. Practice boards always accept programs. So do seasons and
 * boards created before the setting existed: their players were promised that programs may play.
 */
export function programsOf(
  settings: Pick<SeasonRecord, 'programs'> & Pick<GameRecord, 'practice'>,
): Programs {
  return settings.practice === undefined ? (settings.programs ?? 'allowed') : 'allowed';
}

/** Whether the caller is a program that uses an API token. */
export function isProgram({ session }: Caller): boolean {
  return session?.isKey === true;
}

/**
 * Why the caller may not decide what their seat does in a game: they use an API token and its board accepts no orders
 * from programs. Press, holidays and votes for a later deadline are allowed with any login.
 */
export function programRefused(game: GameRecord, caller: Caller): Refusal | undefined {
  return isProgram(caller) && programsOf(game) === 'refused' ? { code: 'programs-refused' } : undefined;
}
