import ical, { ICalAlarmType } from 'ical-generator';
import type { Deps } from '../services/deps';
import { boardInWords, seatTitle } from '../services/notifications/of-game';
import type { OpenDeadline } from '../services/notifications/open-deadlines';

/** How often a calendar program should look again. */
const TTL_SECONDS = 15 * 60;
const HOUR_SECONDS = 3600;

/** Deadlines in the format of calendar programs. */
export function calendarText(
  deps: Deps,
  deadlines: readonly OpenDeadline[],
  reminders: readonly number[],
): string {
  const calendar = ical({ name: 'Turreton: my deadlines', ttl: TTL_SECONDS });
  for (const { game, gate, seat } of deadlines) {
    const event = calendar.createEvent({
      // A step keeps its id when its deadline moves; the sequence marks the later version.
      id: `${game.id}-${gate.step}@${new URL(deps.reach.site).hostname}`,
      sequence: Math.floor((gate.deadline - game.createdAt) / 60_000),
      stamp: new Date(gate.openedAt),
      start: new Date(gate.deadline),
      end: new Date(gate.deadline),
      summary: `${gate.label}: orders due`,
      description: `${game.league.name}, ${boardInWords(game)}. You play ${seatTitle(game, seat)}.`,
      url: `${deps.reach.site}/games/${game.id}`,
    });
    for (const hours of reminders)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: hours * HOUR_SECONDS });
  }
  return calendar.toString();
}
