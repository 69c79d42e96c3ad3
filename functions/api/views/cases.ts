import { moderatorOf } from '../../services/access/guards';
import { mayRule, rolesIn } from '../../services/access/roles';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import { NOT_NAMED } from '../../services/press/anonymity';
import type { CaseRecord, GameRecord, Role } from '../../store/records';
import type { Case, Cases } from '../schemas/cases';
import { iso } from './game';

const SHOWN = 100;

/** The cases of a game that one person may see: their own, and all of them for moderators who do not play in it. */
export async function gameCases(deps: Deps, caller: Caller, id: string): Promise<Outcome<Cases>> {
  const game = await deps.store.game(id);
  if (game === undefined) return refuse({ code: 'not-found', what: 'game' });
  const [cases, roles] = await Promise.all([
    deps.store.casesOfGame(id),
    rolesIn(deps, game.league.id, caller),
  ]);
  const may = mayRule(roles, game, caller) === 'yes';
  const seen = cases.filter(({ by }) => may || by.id === caller.id);
  return done({ cases: seen.map((one) => caseView(one, caller, may)) });
}

/** The cases of a league for its moderators, the newest first. Of games in which they play they see only that there is one. */
export async function leagueCases(deps: Deps, caller: Caller, id: string): Promise<Outcome<Cases>> {
  const moderator = await moderatorOf(
    deps,
    caller,
    id,
    'Only organizers and moderators of the league can see its cases.',
  );
  if (!moderator.ok) return moderator;
  const cases = await deps.store.casesOfLeague(id, SHOWN);
  const games = new Map<string, GameRecord | undefined>();
  for (const game of new Set(cases.map((one) => one.game))) games.set(game, await deps.store.game(game));
  return done({
    cases: cases.map((one) => {
      const game = games.get(one.game);
      return caseView(one, caller, rulesOn(game, moderator.value, caller), game?.press === 'gunboat');
    }),
  });
}

function rulesOn(game: GameRecord | undefined, roles: readonly Role[], caller: Caller): boolean {
  return game !== undefined && mayRule(roles, game, caller) === 'yes';
}

function caseView(record: CaseRecord, caller: Caller, may: boolean, anonymous = false): Case {
  const { id, game, season, round, board, state, answer } = record;
  const mine = record.by.id === caller.id;
  const by = anonymous && !mine && !may ? NOT_NAMED : record.by;
  const common = {
    ...{ id, game, season, round, board, by, state, mine },
    at: iso(record.at),
    text: mine || may ? record.text : null,
    answer: answer && { ...answer, at: iso(answer.at) },
    mayAnswer: may && state === 'open',
  };
  if (record.kind === 'report') return { ...common, kind: 'report', message: record.message };
  const { seat, step, hash, holds } = record;
  return { ...common, kind: 'dispute', seat, step, hash, holds };
}
