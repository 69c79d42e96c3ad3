import type { MemberRecord } from '../account/people.records';
import { inSeries, line, message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import type { EnteredTeam } from '../season/seasons.records';
import { holdersOf } from './season-teams';
import type { TeamRecord } from './teams.records';

/** “Name: Harbour Hawks (HAWK); Captain: Ada; Boards: Ada, Bo; Substitutes: Cem”, for the league's log. */
export function teamInWords(
  { name, code, captain, players, substitutes, closedAt }: TeamRecord,
  members: readonly MemberRecord[],
): StoredText {
  const named = namesFrom(members);
  return inSeries([
    line(message('log.leagueName'), `${name} (${code})`),
    ...(captain === null ? [] : [line(message('log.leagueTeam.captain'), named([captain]))]),
    ...(players.length === 0 ? [] : [line(message('log.leagueTeam.boards'), named(players))]),
    ...(substitutes.length === 0 ? [] : [line(message('log.leagueTeam.substitutes'), named(substitutes))]),
    ...(closedAt === null ? [] : [message('log.leagueTeam.closed')]),
  ]);
}

/** “Name: Harbour Hawks (HAWK); Boards: Ada, Bo”: who plays for a team in a season now. */
export function lineupInWords(
  { name, code }: TeamRecord,
  entered: EnteredTeam,
  members: readonly MemberRecord[],
): StoredText {
  return inSeries([
    line(message('log.leagueName'), `${name} (${code})`),
    line(message('log.leagueTeam.boards'), namesFrom(members)(holdersOf(entered))),
  ]);
}

function namesFrom(members: readonly MemberRecord[]): (ids: readonly string[]) => string {
  const names = new Map(members.map(({ player }) => [player.id, player.name]));
  return (ids) => ids.map((id) => names.get(id) ?? id).join(', ');
}
