import type { MemberRecord } from '../account/people.records';
import { inSeries, line, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import type { TeamRecord } from './teams.records';

/** “Name: Harbour Hawks (HAWK); Captain: Ada; Boards: Ada, Bo; Substitutes: Cem”, for the league's log. */
export function teamInWords(
  { name, code, captain, players, substitutes, closedAt }: TeamRecord,
  members: readonly MemberRecord[],
): StoredText {
  const nameOf = (id: string) => members.find(({ player }) => player.id === id)?.player.name ?? id;
  const named = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  return inSeries([
    line(message('log.leagueName'), `${name} (${code})`),
    ...(captain === null ? [] : [line(message('log.leagueTeam.captain'), nameOf(captain))]),
    ...(players.length === 0 ? [] : [line(message('log.leagueTeam.boards'), named(players))]),
    ...(substitutes.length === 0 ? [] : [line(message('log.leagueTeam.substitutes'), named(substitutes))]),
    ...(closedAt === null ? [] : [message('log.leagueTeam.closed')]),
  ]);
}
