import pMap from 'p-map';
import type { Caller } from '../access/caller';
import type { Deps } from '../platform/deps';
import { iso } from '../platform/instants';
import type { AccountExport } from './account.schema';

const AT_ONCE = 4;

/** Everything stored about the caller: their own items, and their part in leagues and games. */
export async function accountExport(deps: Deps, caller: Caller): Promise<AccountExport> {
  const { store } = deps;
  const [own, leagues, running, finished, practice] = await Promise.all([
    store.itemsOf(caller.id),
    store.leaguesOf(caller.id),
    store.runningGamesOf(caller.id),
    store.finishedGamesOf(caller.id),
    store.practiceOf(caller.id),
  ]);
  const items: Record<string, Record<string, unknown>[]> = {};
  for (const { kind, item } of own) items[kind] = [...(items[kind] ?? []), item];
  const members = await pMap(leagues, (league) => store.member(league, caller.id), { concurrency: AT_ONCE });
  const entries = await pMap(leagues, (league) => entriesIn(deps, caller, league), { concurrency: AT_ONCE });
  const games = [...new Set([...running, ...finished, ...practice.map(({ game }) => game)])];
  return {
    exportedAt: iso(deps.clock()),
    player: caller.id,
    items,
    leagues: members.filter((member) => member !== undefined),
    entries: entries.flat(),
    games: (await pMap(games, (game) => gameOf(deps, caller, game), { concurrency: AT_ONCE })).flat(),
  };
}

async function entriesIn({ store }: Deps, caller: Caller, league: string) {
  const seasons = await store.seasonsOf(league);
  const entries = await Promise.all(seasons.map(({ id }) => store.entry(id, caller.id)));
  return entries.filter((entry) => entry !== undefined);
}

async function gameOf({ store }: Deps, caller: Caller, id: string): Promise<AccountExport['games']> {
  const found = await store.gameAndGate(id);
  const seat = found?.game.seats.find(({ player }) => player.id === caller.id)?.seat;
  if (found === undefined || seat === undefined) return [];
  const { game, gate } = found;
  const { season, round, board } = game;
  const [steps, open, messages, cases, report] = await Promise.all([
    store.steps(id),
    store.ordersOfSeat(id, gate.step, seat),
    store.messagesBy(caller.id, id),
    store.casesOfGame(id),
    game.atTheTable === undefined ? undefined : store.tableReport({ season: season.id, round, board }),
  ]);
  const played = steps.flatMap(({ step, given }) => {
    const orders = given[seat];
    return orders === undefined ? [] : [{ step, orders }];
  });
  const stored = open === undefined || gate.state === 'finished' ? [] : [open];
  return [
    {
      ...{ game: id, league: game.league.name, season: season.name, seat, round, board },
      orders: [...played, ...stored.map(({ step, orders }) => ({ step, orders }))],
      messages: [...messages],
      cases: cases.filter(({ by }) => by.id === caller.id),
      reports: [
        // What others answered is theirs.
        ...(report?.by.id === caller.id ? [{ ...report, answers: [] }] : []),
        ...(report?.answers ?? []).filter(({ player }) => player.id === caller.id),
      ],
    },
  ];
}
