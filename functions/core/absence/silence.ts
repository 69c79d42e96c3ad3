import { isAbandoned, silenceAfter } from '../../../engine/deadlines/absence';
import type { GameSystem } from '../../../engine/game';
import type { GameRecord, Gate, OrdersRecord } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import { wasPlatformDown } from './deadline-moves';

/** Seats held by players, not bots. */
export const seatsOfPlayers = ({ seats }: Pick<GameRecord, 'seats'>): string[] =>
  seats.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat);

/**
 * How long the players of a game have been silent once a step is closed. Orders that the rules give for a player
 * without a choice do not count as a player's.
 */
export function silenceOf(
  system: GameSystem,
  game: GameRecord,
  closed: Gate,
  before: unknown,
  orders: readonly Pick<OrdersRecord, 'seat'>[],
): Pick<Gate, 'silence'> {
  if (game.absence?.abandoned == null) return {};
  const automatic = system.automatic?.(before) ?? {};
  const players = seatsOfPlayers(game).filter((seat) => !Object.hasOwn(automatic, seat));
  // As with missed turns, no one was silent while the platform was down.
  const owed = wasPlatformDown(closed)
    ? []
    : (system.pending(before)?.seats ?? []).filter(({ seat, owes }) => owes && players.includes(seat));
  const given = orders.filter(({ seat }) => players.includes(seat));
  return {
    silence: silenceAfter(
      closed.silence ?? {},
      owed.map(({ seat }) => seat),
      new Set(given.map(({ seat }) => seat)),
    ),
  };
}

/** Whether an open board has no active player, so that its season's policy pauses it now. */
export function isToBePaused({ game, gate }: GameAndGate): boolean {
  const { absence, practice } = game;
  if (absence === undefined || practice !== undefined) return false;
  if (gate.state !== 'open' || gate.pausedAt !== undefined) return false;
  return isAbandoned(absence, seatsOfPlayers(game), gate.silence ?? {});
}
