import { hasOthers, mayJudgeAppeal } from '../access/appeals';
import type { Caller } from '../access/caller';
import { mayRuleOn } from '../access/conflicts';
import { moderatorOf } from '../access/guards';
import type { Role } from '../account/people.records';
import type { GameRecord } from '../game/games.records';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { isAnonymous, NOT_NAMED } from '../press/anonymity';
import { appealableUntil } from './appeals';
import type { CaseRecord } from './cases.records';
import type { Case, Cases } from './cases.schema';

const SHOWN = 100;

/** The cases of a game that one person may see: their own, and all of them for moderators who do not play in it. */
export async function gameCases(deps: Deps, caller: Caller, id: string): Promise<Outcome<Cases>> {
  const game = await deps.store.game(id);
  if (game === undefined) return refuse({ code: 'not-found', what: 'game' });
  const [cases, roles] = await Promise.all([
    deps.store.casesOfGame(id),
    rolesIn(deps, game.league.id, caller),
  ]);
  const may = (await mayRuleOn(deps, roles, game, caller)) === 'yes';
  const seen = cases.filter(({ by }) => may || by.id === caller.id);
  return done({ cases: await Promise.all(seen.map((one) => caseView(deps, caller, one, { may }))) });
}

/**
 * The cases of a league for its moderators, newest first. For games in which they play, they only see that there is
 * one.
 */
export async function leagueCases(deps: Deps, caller: Caller, id: string): Promise<Outcome<Cases>> {
  const moderator = await moderatorOf(deps, caller, id, 'moderatorSeesCases');
  if (!moderator.ok) return moderator;
  const cases = await deps.store.casesOfLeague(id, SHOWN);
  const games = new Map<string, { readonly anonymous: boolean; readonly may: boolean }>();
  for (const id of new Set(cases.map((one) => one.game))) {
    const game = await deps.store.game(id);
    const may = await rulesOn(deps, game, moderator.value, caller);
    games.set(id, { anonymous: game !== undefined && isAnonymous(game), may });
  }
  const view = (one: CaseRecord) => {
    return caseView(deps, caller, one, games.get(one.game) ?? { may: false, anonymous: false });
  };
  return done({ cases: await Promise.all(cases.map(view)) });
}

async function rulesOn(
  deps: Deps,
  game: GameRecord | undefined,
  roles: readonly Role[],
  caller: Caller,
): Promise<boolean> {
  return game !== undefined && (await mayRuleOn(deps, roles, game, caller)) === 'yes';
}

/**
 * The part of a case that the reader may see, depending on whether they may rule on its game and whether its seats are
 * anonymous.
 */
async function caseView(
  deps: Deps,
  caller: Caller,
  record: CaseRecord,
  { may, anonymous = false }: { readonly may: boolean; readonly anonymous?: boolean },
): Promise<Case> {
  const { id, game, season, round, board, state, answer } = record;
  const mine = record.by.id === caller.id;
  const by = anonymous && !mine && !may ? NOT_NAMED : record.by;
  const common = {
    ...{ id, game, season, round, board, by, state, mine },
    at: iso(record.at),
    text: mine || may ? record.text : null,
    answer: answer && { ...answer, at: iso(answer.at) },
    mayAnswer: may && state === 'open',
    appeal: await appealView(deps, caller, record, { may, reads: mine || may }),
    mayAppeal: mine ? await mayAppeal(deps, record) : null,
  };
  if (record.kind === 'report') return { ...common, kind: 'report', message: record.message };
  const { seat, step, hash, holds } = record;
  return { ...common, kind: 'dispute', seat, step, hash, holds };
}

async function appealView(
  deps: Deps,
  caller: Caller,
  record: CaseRecord,
  { may, reads }: { readonly may: boolean; readonly reads: boolean },
): Promise<Case['appeal']> {
  if (record.appeal === undefined) return null;
  const { at, text, state, answer } = record.appeal;
  return {
    ...{ at: iso(at), text: reads ? text : null, state },
    answer: answer && { ...answer, at: iso(answer.at) },
    mayAnswer: may && state === 'open' && (await mayJudgeAppeal(deps, caller, record)),
  };
}

async function mayAppeal(deps: Deps, record: CaseRecord): Promise<Case['mayAppeal']> {
  const until = appealableUntil(record, deps.clock());
  if (until === undefined) return null;
  return { until: iso(until), answers: (await hasOthers(deps, record)) ? 'another' : 'same' };
}
