import ical, { ICalAlarmType } from 'ical-generator';
import { readLabel } from '../../engine/labels';
import { translatorIn } from '../../messages/translator';
import { boardInWords, seatTitle } from '../core/notification/of-game';
import type { DeadlinesOfPlayer } from '../core/notification/open-deadlines';
import type { Deps } from '../core/platform/deps';
import { message } from '../core/platform/message';

/** How often a calendar program should fetch it again. */
const TTL_SECONDS = 15 * 60;
const HOUR_SECONDS = 3600;

/** Deadlines in the format of calendar programs, in the language of their player. */
export async function calendarText(
  deps: Deps,
  { deadlines, language, reminders }: DeadlinesOfPlayer,
): Promise<string> {
  const say = await translatorIn(language, ['platform', 'labels']);
  const calendar = ical({ name: say(message('file.calendar')), ttl: TTL_SECONDS });
  for (const { game, gate, seat } of deadlines) {
    const event = calendar.createEvent({
      // A step keeps its id when its deadline moves; the sequence marks the later version.
      id: `${game.id}-${gate.step}@${new URL(deps.reach.site).hostname}`,
      sequence: Math.floor((gate.deadline - game.createdAt) / 60_000),
      stamp: new Date(gate.openedAt),
      start: new Date(gate.deadline),
      end: new Date(gate.deadline),
      summary: say(message('file.due', { turn: readLabel(game.system, gate.label) })),
      description: say(
        message('file.calendarAbout', {
          league: game.league.name,
          board: boardInWords(game),
          seat: seatTitle(game, seat),
        }),
      ),
      url: `${deps.reach.site}/games/${game.id}`,
    });
    for (const hours of reminders)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: hours * HOUR_SECONDS });
  }
  return calendar.toString();
}
