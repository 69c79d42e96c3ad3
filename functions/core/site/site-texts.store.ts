import {
  announcementKey,
  caseKey,
  circuitKey,
  entryKey,
  leagueKey,
  leagueLogKey,
  logKey,
  memberFileKey,
  messageKey,
  noticeKey,
  playerKey,
  rulingKey,
  seasonKey,
  statementKey,
  teamKey,
} from '../platform/keys';
import type { Key } from '../platform/reads';
import type { TextKind, TextTarget } from './site.records';

/** The attributes in which each kind of text is stored. */
const ATTRIBUTES: Readonly<Record<TextKind, readonly string[]>> = {
  'league-name': ['name'],
  'league-about': ['about', 'aboutIn'],
  'league-rules': ['rules', 'rulesIn'],
  'league-details': ['venue', 'links'],
  announcement: ['text'],
  'log-entry': ['before', 'after', 'reason'],
  'member-note': ['text', 'told'],
  'circuit-name': ['name'],
  'team-name': ['name', 'code'],
  'season-name': ['name'],
  'season-about': ['about', 'aboutIn'],
  'season-details': ['venue', 'links', 'questions'],
  'season-cancelled': ['cancelled'],
  'team-names': ['teams'],
  'point-reasons': ['adjustments'],
  'division-name': ['division'],
  'player-name': ['name'],
  statement: ['text'],
  'statement-hidden': ['hidden'],
  press: ['text'],
  ruling: ['reason'],
  case: ['text', 'appeal'],
  'case-answer': ['answer', 'appeal'],
  notice: ['text'],
};

/** Where a text is stored. */
export function placeOf(target: TextTarget): Key & { readonly attributes: readonly string[] } {
  return { ...keyOf(target), attributes: ATTRIBUTES[target.kind] };
}

function keyOf(target: TextTarget): Key {
  switch (target.kind) {
    case 'league-name':
    case 'league-about':
    case 'league-rules':
    case 'league-details':
      return leagueKey(target.league);
    case 'announcement':
      return announcementKey(target.league, target.notice);
    case 'log-entry':
      return target.season === null
        ? leagueLogKey(target.league, target.entry)
        : logKey(target.season, target.entry);
    case 'member-note':
      return memberFileKey(target.league, target.player, target.note);
    case 'circuit-name':
      return circuitKey(target.league, target.circuit);
    case 'team-name':
      return teamKey(target.league, target.team);
    case 'season-name':
    case 'season-about':
    case 'season-details':
    case 'season-cancelled':
    case 'team-names':
    case 'division-name':
      return seasonKey(target.season);
    case 'point-reasons':
      return entryKey(target.season, target.player);
    case 'player-name':
      return playerKey(target.player);
    case 'statement':
    case 'statement-hidden':
      return statementKey(target);
    case 'press':
      return messageKey(target.game, target.thread, target.message);
    case 'ruling':
      return rulingKey(target.game, target.ruling);
    case 'case':
    case 'case-answer':
      return caseKey(target.game, target.case);
    case 'notice':
      return noticeKey(target.player, target.notice);
  }
}
