import type { Language } from '../../../messages/languages';
import { deadlineOf, type GameRecord, type Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';
import type { NotificationSettings } from './notifications.records';
import { defaultSettings } from './preferences';

/** A step of one of a player's games that waits for their orders. */
export interface OpenDeadline {
  readonly game: GameRecord;
  readonly gate: Gate;
  readonly seat: string;
}

/** The open deadlines of a player, with the settings of their calendar. */
export interface DeadlinesOfPlayer {
  /** Hours before a deadline at which they are reminded. */
  readonly reminders: NotificationSettings['reminders'];
  readonly language: Language;
  readonly deadlines: readonly OpenDeadline[];
}

/** The steps that wait for the player whose calendar has this secret; undefined if no calendar has it. */
export async function openDeadlines(deps: Deps, calendar: string): Promise<DeadlinesOfPlayer | undefined> {
  const player = await deps.store.playerOfCalendar(calendar);
  if (player === undefined) return undefined;
  const { settings, profile } = await deps.store.settingsAndProfile(player);
  const ids = await deps.store.runningGamesOf(player);
  const gates = new Map((await deps.store.gates(ids)).map((gate) => [gate.game, gate]));
  const games = await Promise.all(ids.map((id) => deps.store.game(id)));
  const deadlines = games.flatMap((game) => {
    const gate = game && gates.get(game.id);
    const seat = game?.seats.find((one) => one.player.id === player)?.seat;
    if (game === undefined || gate === undefined || seat === undefined) return [];
    const waits = gate.state === 'open' && deadlineOf(gate) !== null && gate.owing.includes(seat);
    return waits ? [{ game, gate, seat }] : [];
  });
  const { reminders } = settings ?? defaultSettings(player);
  return { reminders, language: profile?.language ?? 'en', deadlines };
}
