import { restoreBackup, writeBackup } from './backups/files';
import { readSettings } from './settings';

const USAGE = `npm run backup -- FILE            writes all of DATA_DIR to FILE; the host may be running
npm run backup -- restore FILE    restores it into an empty DATA_DIR; stop the host first`;

/** `npm run backup`: saves everything of a host on one machine in one file, and restores it. */
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
