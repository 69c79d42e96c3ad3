import { line, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import type { Qualification } from './qualification.records';

/** What a season asks of those who register, for the league's log: “Finished games: 10”. */
export function asksInWords({ games, rating, memberDays }: Qualification['asks']): readonly StoredText[] {
  return [
    ...(games === null ? [] : [line(message('log.qualify.games'), String(games))]),
    ...(rating === null ? [] : [line(message('log.qualify.rating'), String(rating))]),
    ...(memberDays === null ? [] : [line(message('log.qualify.memberDays'), String(memberDays))]),
  ];
}
