import pMap from 'p-map';
import type { Message } from '../../../engine/game';
import { mayJudgeAppeal } from '../access/appeals';
import type { Caller } from '../access/caller';
import { mayRuleOn } from '../access/conflicts';
import type { Role } from '../account/people.records';
import type { CaseRecord } from '../case/cases.records';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import { type StageOfBoard, stageInSentence } from '../season/stages';
import type { Waiting, WaitingInSeason } from './kinds';

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
): Promise<readonly WaitingInSeason[]> {
  const cases = await deps.store.casesOfLeague(league, READ);
  const open = cases.filter(({ state, appeal }) => state === 'open' || appeal?.state === 'open');
  const games = [...new Set(open.map(({ game }) => game))];
  const may = new Set<string>();
  const stages: Stages = new Map();
  for (const id of games) {
    const game = await deps.store.game(id);
    stages.set(id, game?.section ?? game?.stage);
    if (game !== undefined && (await mayRuleOn(deps, roles, game, caller)) === 'yes') may.add(id);
  }
  const waiting = async (one: CaseRecord) => {
    const place = placeOf(one, stages.get(one.game));
    const waits =
      one.appeal === undefined
        ? waitingCase(one, place, may.has(one.game))
        : waitingAppeal(one, place, one.appeal.at, {
            may: may.has(one.game),
            judges: await mayJudgeAppeal(deps, caller, one),
          });
    return { ...waits, season: one.season };
  };
  return pMap(open, waiting, { concurrency: AT_ONCE });
}

/** The names of the rounds and boards of games, if they have one. */
type Stages = Map<string, StageOfBoard | undefined>;
type Place = ReturnType<typeof placeOf>;

function waitingCase(one: CaseRecord, place: Place, may: boolean): Waiting {
  const { kind, at, by } = one;
  return {
    ...{ ...waitsAt(one, kind), since: at, settles: may },
    text: may ? caseText(one, place, by.name) : message('waits.caseForOthers', { kind, ...place }),
  };
}

/** The text of a case for a person who may rule on it. */
function caseText(one: CaseRecord, place: Place, player: string): Message {
  const parts = { player, ...place };
  if (one.kind !== 'dispute') return message('waits.report', parts);
  return one.holds ? message('waits.disputeHolds', parts) : message('waits.dispute', parts);
}

/**
 * `may`: this person may rule on the game. `judges`: they had no part in the first answer, or no one else can judge.
 */
interface Judge {
  readonly may: boolean;
  readonly judges: boolean;
}

function waitingAppeal(one: CaseRecord, place: Place, since: number, { may, judges }: Judge): Waiting {
  const parts = { kind: one.kind, ...place };
  const common = { ...waitsAt(one, 'appeal'), since, settles: may && judges };
  if (!may) return { ...common, text: message('waits.appealForOthers', parts) };
  if (!judges) return { ...common, text: message('waits.appealForAnother', parts) };
  return { ...common, text: message('waits.appeal', { player: one.by.name, ...parts }) };
}

function waitsAt({ id, game }: CaseRecord, kind: 'dispute' | 'report' | 'appeal') {
  return { id: `${kind}-${game}-${id}`, kind, game, path: `/games/${game}/cases` };
}

function placeOf({ season, round, board }: CaseRecord, stage: StageOfBoard | undefined) {
  return { season: season.name, round, board, stage: stageInSentence(stage) };
}
