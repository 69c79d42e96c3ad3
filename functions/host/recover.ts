import { parseArgs } from 'node:util';
import { recomputeShared } from '../transfer/move-league';
import { type Comparison, compareLeague, copyMissing } from '../transfer/recover';
import { type OpenTable, openRestored, openTable } from './open-table';

const USAGE = `npm run recover -- compare LEAGUE [GAME ...]                  shows what the restored table has and the live one lacks
npm run recover -- copy LEAGUE [GAME ...] [--pause TIME]      copies it back; never overwrites

TABLE_NAME and RESTORED_TABLE name tables on AWS; DATA_DIR and RESTORED_DIR folders of a stopped host.
--pause: pauses the open steps it brings back, with the time they had left at TIME, like 2026-11-21T19:00:00Z`;

/** `npm run recover`: recovers lost items from a table that was restored to a point in time. */
async function main(): Promise<void> {
  const options = { pause: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [what, league, ...games] = positionals;
  const pauseAt = values.pause === undefined ? null : Date.parse(values.pause);
  if ((what !== 'compare' && what !== 'copy') || league === undefined || Number.isNaN(pauseAt))
    throw new Error(USAGE);
  const [inUse, restored] = [await openTable(), await openRestored()];
  try {
    const comparison = await compareLeague(inUse.table, restored.table, league, games);
    tell(comparison);
    if (what === 'copy') await copy(inUse, comparison, pauseAt);
  } finally {
    await Promise.all([inUse.close(), restored.close()]);
  }
}

function tell({ same, missing, changed }: Comparison): void {
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
