import pMap from 'p-map';
import type { CaseRecord, Role } from '../../store/records';
import { mayJudgeAppeal } from '../access/appeals';
import { mayRuleOn } from '../access/conflicts';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import type { Waiting } from './kinds';

/** Cases of a league that are read to find the open ones, newest first. */
const READ = 500;
const AT_ONCE = 8;

/**
 * The open disputes, reports and appeals of a league. Of those on which they may not rule, this person reads only that
 * they wait.
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
  const what = kind === 'dispute' ? 'A dispute' : 'A report';
  const told =
    one.kind === 'dispute'
      ? `${by.name} disputes a turn in ${placeOf(one)}${one.holds ? '; the clock is stopped' : ''}.`
      : `${by.name} reports a message in ${placeOf(one)}.`;
  return {
    ...{ ...waitsAt(one, kind), since: at, settles: may },
    text: may ? told : `${what} in ${placeOf(one)} waits for a moderator who does not play there.`,
  };
}

/**
 * @param may whether this person may rule on the game
 * @param judges whether they had no part in the first answer, or nobody else is there
 */
function waitingAppeal(one: CaseRecord, since: number, may: boolean, judges: boolean): Waiting {
  const what = one.kind === 'dispute' ? 'a dispute' : 'a report';
  const appeal = `An appeal against the answer to ${what} in ${placeOf(one)}`;
  const common = { ...waitsAt(one, 'appeal'), since, settles: may && judges };
  if (!may) return { ...common, text: `${appeal} waits for a moderator who does not play there.` };
  if (!judges) return { ...common, text: `${appeal} waits for somebody who did not give the answer.` };
  return { ...common, text: `${one.by.name} appeals against the answer to ${what} in ${placeOf(one)}.` };
}

function waitsAt({ id, game }: CaseRecord, kind: 'dispute' | 'report' | 'appeal') {
  return { id: `${kind}-${game}-${id}`, kind, path: `/games/${game}/cases` };
}

function placeOf({ season, round, board }: CaseRecord): string {
  return `${season.name}, round ${round}, board ${board}`;
}
