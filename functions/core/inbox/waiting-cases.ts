import pMap from 'p-map';
import type { Message } from '../../../engine/game';
import { mayJudgeAppeal } from '../access/appeals';
import type { Caller } from '../access/caller';
import { mayRuleOn } from '../access/conflicts';
import type { Role } from '../account/people.records';
import type { CaseRecord } from '../case/cases.records';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import type { Waiting } from './kinds';

/** How many cases of a league are read to find the open ones, newest first. */
const READ = 500;
const AT_ONCE = 8;

/**
 * The open disputes, reports and appeals of a league. For those on which they may not rule, the caller only sees that
 * they exist.
 */
export async function waitingCases(
  deps: Deps,
  caller: Caller,
  league: string,
  roles: readonly Role[],
): Promise<readonly Waiting[]> {
  const cases = await deps.store.casesOfLeague(league, READ);
  const open = cases.filter(({ state, appeal }) => state === 'open' || appeal?.state === 'open');
  const games = [...new Set(open.map(({ game }) => game))];
  const may = new Set<string>();
  for (const id of games) {
    const game = await deps.store.game(id);
    if (game !== undefined && (await mayRuleOn(deps, roles, game, caller)) === 'yes') may.add(id);
  }
  const waiting = async (one: CaseRecord) =>
    one.appeal === undefined
      ? waitingCase(one, may.has(one.game))
      : waitingAppeal(one, one.appeal.at, may.has(one.game), await mayJudgeAppeal(deps, caller, one));
  return pMap(open, waiting, { concurrency: AT_ONCE });
}

function waitingCase(one: CaseRecord, may: boolean): Waiting {
  const { kind, at, by } = one;
  return {
    ...{ ...waitsAt(one, kind), since: at, settles: may },
    text: may ? caseText(one, by.name) : message('waits.caseForOthers', { kind, ...placeOf(one) }),
  };
}

/** The text of a case for a person who may rule on it. */
function caseText(one: CaseRecord, player: string): Message {
  const parts = { player, ...placeOf(one) };
  if (one.kind !== 'dispute') return message('waits.report', parts);
  return one.holds ? message('waits.disputeHolds', parts) : message('waits.dispute', parts);
}

/**
 * @param may whether this person may rule on the game
 * @param judges whether they had no part in the first answer, or no one else can judge
 */
function waitingAppeal(one: CaseRecord, since: number, may: boolean, judges: boolean): Waiting {
  const parts = { kind: one.kind, ...placeOf(one) };
  const common = { ...waitsAt(one, 'appeal'), since, settles: may && judges };
  if (!may) return { ...common, text: message('waits.appealForOthers', parts) };
  if (!judges) return { ...common, text: message('waits.appealForAnother', parts) };
  return { ...common, text: message('waits.appeal', { player: one.by.name, ...parts }) };
}

function waitsAt({ id, game }: CaseRecord, kind: 'dispute' | 'report' | 'appeal') {
  return { id: `${kind}-${game}-${id}`, kind, path: `/games/${game}/cases` };
}

function placeOf({ season, round, board }: CaseRecord) {
  return { season: season.name, round, board };
}
