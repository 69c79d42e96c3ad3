import type { GameSystem } from '../../../engine/game';
import type { GameRecord, Gate } from '../game/games.records';
import { isVacant } from './seat-search';

/**
 * The orders of a closed step, with votes for seats without a player: under the season's policy bots and seats in civil
 * disorder agree to every draw for which all others vote. On a practice board bots join a concession of everyone else,
 * so a player can resign. Lists stay in their order of arrival.
 */
export function withAgreedVotes(
  system: GameSystem,
  game: GameRecord,
  gate: Gate,
  position: unknown,
  given: Readonly<Record<string, unknown[]>>,
): Record<string, unknown[]> {
  if (game.practice !== undefined) {
    const bots = game.seats.filter(({ player }) => player.kind === 'bot').map(({ seat }) => seat);
    const joined = system.joinConcession?.(position, given, bots) ?? {};
    return {
      ...given,
      ...Object.fromEntries(Object.entries(joined).map(([seat, list]) => [seat, [...list]])),
    };
  }
  if (game.absence?.agreeToDraws !== true || system.agreeToDraws === undefined) return { ...given };
  const vacant = game.seats.map(({ seat }) => seat).filter((seat) => isVacant({ game, gate }, seat));
  const votes = system.agreeToDraws(position, given, vacant);
  const lists = Object.entries(votes).map(([seat, more]) => [seat, [...(given[seat] ?? []), ...more]]);
  return { ...given, ...Object.fromEntries(lists) };
}
