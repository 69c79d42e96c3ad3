import type { Message } from '../../../engine/game/message';
import { message } from '../platform/message';

/** Descriptions of the operations that may need a second person, by method and path. */
const WORDS: Readonly<Record<string, Message>> = {
  'POST /games/{id}/rulings': message('act.ruling'),
  'POST /games/{id}/result': message('act.result'),
  'PUT /games/{id}/statements/{player}/hidden': message('act.statement'),
  'POST /games/{id}/cases/{case}/answer': message('act.answerCase'),
  'POST /games/{id}/cases/{case}/appeal/answer': message('act.answerAppeal'),
  'POST /leagues/{id}/members/{player}/rulings': message('act.member'),
  'POST /leagues/{id}/members/{player}/merge': message('act.merge'),
  'POST /seasons/{id}/clocks': message('act.clocks'),
  'POST /seasons/{id}/one-person': message('act.onePerson'),
  'PUT /seasons/{id}/adjustments/{player}': message('act.adjustPoints'),
  'PUT /seasons/{id}/qualification': message('act.qualification'),
  'PUT /seasons/{id}/apart': message('act.keepApart'),
  'POST /seasons/{id}/end': message('act.endSeason'),
  'POST /seasons/{id}/rounds/{round}/open': message('act.openRound'),
  'POST /seasons/{id}/rounds/{round}/end': message('act.endRound'),
  'POST /seasons/{id}/rounds/{round}/swap': message('act.swap'),
  'POST /seasons/{id}/rounds/{round}/seating': message('act.seatByList'),
  'POST /seasons/{id}/chairs': message('act.chairs'),
  'POST /seasons/{id}/rounds/{round}/redraw': message('act.redraw'),
  'POST /seasons/{id}/rounds/{round}/release': message('act.release'),
  'POST /seasons/{id}/divisions/next': message('act.nextDivisions'),
  'PUT /seasons/{id}/settings': message('act.settings'),
  'POST /seasons/{id}/cancel': message('act.cancel'),
  'POST /seasons/{id}/restore': message('act.restore'),
  'DELETE /seasons/{id}/roster/{player}': message('act.remove'),
  'PUT /seasons/{id}/roster/{player}/absence': message('act.absence'),
  'PUT /seasons/{id}/entries/{player}/decision': message('act.decideEntry'),
};

/** The description of a proposed operation; an operation that only an older release had is shown by its name. */
export function operationInWords(operation: string): Message | string {
  return WORDS[operation] ?? operation;
}
