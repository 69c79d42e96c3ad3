import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askForBackup } from './backups/socket';
import { salvageLog } from './dynamo/salvage';
import { readSettings } from './settings';

/** `turreton salvage`: cuts off the damaged end of a store's log, so that the host starts again. */
export async function salvage(): Promise<void> {
  const { folder } = readSettings(process.env);
  const path = join(folder, 'table');
  if (!existsSync(path)) throw new Error(`There is no store in ${folder}.`);
  const running = await askForBackup(folder);
  running?.destroy();
  if (running !== null) throw new Error(`A host uses ${folder}: stop it first.`);
  const salvaged = salvageLog(path, join(folder, 'damaged'));
  if (salvaged === undefined) {
    console.log(`The store in ${folder} is in order; nothing was changed.`);
    return;
  }
  const { log, kept, cut, copy } = salvaged;
  console.log(
    `The last record of ${log} was damaged and is lost (${cut} bytes). The ${kept} records before it and all tables are ` +
      `whole. The damaged log is in ${copy}.\nCheck the disk, and the games with "npm run rehearse", before you start the host.`,
  );
}
