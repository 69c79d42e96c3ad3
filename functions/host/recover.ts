import type { Table } from '../core/platform/reads';
import { copyTable } from '../transfer/copy-table';
import { recomputeShared } from '../transfer/move-league';
import { type Comparison, compareLeague, copyMissing } from '../transfer/recover';
import { type OpenTable, openRestored, openTable } from './open-table';

/** `turreton recover compare`: shows what the restored table has and the live one lacks. */
export async function compareOnly(league: string, games: readonly string[]): Promise<void> {
  await withComparison(league, games, async () => undefined);
}

/**
 * `turreton recover copy`: recovers lost items from a table that was restored to a point in time.
 * @param pauseAt pauses the open steps that it brings back, with the time they had left then
 */
export async function copyBack(
  league: string,
  games: readonly string[],
  pauseAt: number | null,
): Promise<void> {
  await withComparison(league, games, (inUse, comparison) => copy(inUse, comparison, pauseAt));
}

async function withComparison(
  league: string,
  games: readonly string[],
  act: (inUse: OpenTable, comparison: Comparison) => Promise<void>,
): Promise<void> {
  const [inUse, restored] = [await openTable(), await openRestored()];
  try {
    const comparison = await compareLeague(inUse.table, restored.table, league, games);
    show(comparison);
    await act(inUse, comparison);
  } finally {
    await Promise.all([inUse.close(), restored.close()]);
  }
}

function show({ same, missing, changed }: Comparison): void {
  for (const { pk, sk } of missing) console.log(`missing: ${pk} ${sk}`);
  console.log(`${missing.length} items are missing, ${changed.length} differ, ${same} are the same`);
}

async function copy({ table }: OpenTable, comparison: Comparison, pauseAt: number | null): Promise<void> {
  const recovered = await copyMissing(table, comparison, pauseAt);
  if (!recovered.ok) {
    for (const { game, message } of recovered.faults) console.log(`${game}: ${message}`);
    throw new Error(
      'These items would leave games incomplete. Nothing was written; copy the other games by name.',
    );
  }
  await recomputeShared(table);
  console.log(`${recovered.written} items restored`);
}

/**
 * `turreton recover whole`: copies restored tables into new ones, after a table or a region was lost.
 * @param pauseAt pauses the open steps, with the time they had left then
 */
export async function copyWhole(pauseAt: number | null): Promise<void> {
  const [inUse, restored] = [await openTable(), await openRestored()];
  try {
    // Accounts come first: nobody is notified by a platform that does not know them.
    if (restored.accounts !== undefined && inUse.accounts !== undefined)
      await copyOne('accounts', restored.accounts, inUse.accounts, null);
    await copyOne('games', restored.table, inUse.table, pauseAt);
  } finally {
    await Promise.all([inUse.close(), restored.close()]);
  }
}

async function copyOne(what: string, restored: Table, into: Table, pauseAt: number | null): Promise<void> {
  const copied = await copyTable(restored, into, pauseAt);
  if (!copied.ok)
    throw new Error(
      `The table is in use: the restored one lacks ${copied.leagues.join(', ')}. Nothing was written; use “recover copy”, league by league.`,
    );
  console.log(`${what}: ${copied.written} items copied, ${copied.kept} were there`);
}
