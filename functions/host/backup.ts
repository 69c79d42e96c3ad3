import { restoreBackup, writeBackup } from './backups/files';
import { readSettings } from './settings';

const USAGE = `npm run backup -- FILE            keeps what DATA_DIR holds, also while the host runs
npm run backup -- restore FILE    fills an empty DATA_DIR from it, while the host is stopped`;

/** `npm run backup`: one file that holds everything of a host on one machine, and the way back. */
async function main([first, second, ...more]: readonly string[]): Promise<void> {
  const { folder } = readSettings(process.env);
  if (first === undefined || more.length > 0 || (second !== undefined && first !== 'restore'))
    throw new Error(USAGE);
  if (second !== undefined) {
    console.log(`${await restoreBackup(second, folder)} rows of ${second} are in ${folder}`);
    return;
  }
  if (first === 'restore') throw new Error(USAGE);
  console.log(`${await writeBackup(folder, first)} rows of ${folder} are in ${first}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
