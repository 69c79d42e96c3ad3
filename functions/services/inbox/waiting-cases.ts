import type { CaseRecord, Role } from '../../store/records';
import { mayRuleOn } from '../access/conflicts';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import type { Waiting } from './kinds';

/** Cases of a league that are read to find the open ones, newest first. */
const READ = 500;

/** The open disputes and reports of a league. Of those on which they may not rule, this person reads only that they wait. */
export async function waitingCases(
  deps: Deps,
  caller: Caller,
  league: string,
  roles: readonly Role[],
): Promise<readonly Waiting[]> {
  const open = (await deps.store.casesOfLeague(league, READ)).filter(({ state }) => state === 'open');
  const games = [...new Set(open.map(({ game }) => game))];
  const may = new Set<string>();
  for (const id of games) {
    const game = await deps.store.game(id);
    if (game !== undefined && (await mayRuleOn(deps, roles, game, caller)) === 'yes') may.add(id);
  }
  return open.map((one) => waitingCase(one, may.has(one.game)));
}

function waitingCase(one: CaseRecord, may: boolean): Waiting {
  const { id, kind, at, game, season, round, board, by } = one;
  const where = `${season.name}, round ${round}, board ${board}`;
  const what = kind === 'dispute' ? 'A dispute' : 'A report';
  const told =
    one.kind === 'dispute'
      ? `${by.name} disputes a turn in ${where}${one.holds ? '; the clock is stopped' : ''}.`
      : `${by.name} reports a message in ${where}.`;
  return {
    ...{ id: `${kind}-${game}-${id}`, kind, since: at, path: `/games/${game}/cases`, settles: may },
    text: may ? told : `${what} in ${where} waits for a moderator who does not play there.`,
  };
}
