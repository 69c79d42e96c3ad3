import { restoreBackup, writeBackup } from './backups/files';
import { readSettings } from './settings';

/** `turreton backup`: saves everything of a host on one machine in one file. */
export async function backupTo(file: string): Promise<void> {
  const { folder } = readSettings(process.env);
  console.log(`${await writeBackup(folder, file)} rows of ${folder} are in ${file}`);
}

/** `turreton restore`: puts a backup into an empty data folder. */
export async function restoreFrom(file: string): Promise<void> {
  const { folder } = readSettings(process.env);
  console.log(`${await restoreBackup(file, folder)} rows of ${file} are in ${folder}`);
}
