import { newEntry } from '../entry/new-entry';
import { bots } from '../game/bots';
import { openPastAccounts } from '../past-season/open-past-accounts';
import type { Deps } from '../platform/deps';
import type { SeasonRecord } from '../season/seasons.records';
import type { MoveInRecord } from './move-in.records';

/**
 * Opens the accounts of new people and enters everybody who holds a seat in the season, as members of its league. Repeating
 * it is harmless: any run finishes what another began.
 */
export async function enterMovedIn(
  deps: Deps,
  season: SeasonRecord,
  { players, boards, by, at }: MoveInRecord,
): Promise<void> {
  const entries = await deps.store.entries(season.id);
  const isIn = (id: string) => entries.some(({ player, state }) => player.id === id && state === 'in');
  const missing = players.filter(({ id }) => !isIn(id));
  await openPastAccounts(deps, missing);
  const before = { ...season, round: 0 };
  for (const { id, name, kind } of missing) {
    const player = { id, name, kind };
    const entry = { ...newEntry(before, player, at, 'in'), enteredBy: by };
    const told = {
      kind: 'admitted',
      at: deps.clock(),
      season: season.id,
      player: id,
      from: 'entered',
    } as const;
    const entered = await deps.store.enter(entry, null, {
      member: { league: season.league.id, player, roles: ['player'], joinedAt: deps.clock() },
      events: [{ ...told, id: deps.newId() }],
      replaces: ['withdrawn', 'invited', 'asked', 'waiting'],
      untilOver: true,
    });
    // Banned since the sheet was read: they hold the seat that they had elsewhere, until a ruling gives it to another.
    if (entered === 'banned')
      await deps.store.enter(entry, null, {
        replaces: ['withdrawn', 'invited', 'asked', 'waiting'],
        untilOver: true,
      });
  }
  const seated = new Set(boards.flatMap((board) => Object.values(board.seats)));
  for (const bot of bots())
    if (seated.has(bot.id) && !isIn(bot.id)) await deps.store.enterBot(newEntry(before, bot, at, 'in'));
}
