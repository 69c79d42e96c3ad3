import type { Command } from '@commander-js/extra-typings';
import { listenForStop } from '../functions/host/stop-signal';
import { time } from './arguments';

const STORE =
  '\nDATA_DIR names the folder of a stopped host. On AWS, TABLE_NAME and AUTH_TABLE name the tables instead.';

/** The commands of a host on one machine, and those for its data: all that the container image has. */
export function addMachineCommands(program: Command): void {
  program.commandsGroup('On one machine:');
  program
    .command('start')
    .description(
      'start the platform: store, API, timers, pages, and a demo league where only this machine reaches it',
    )
    .addHelpText(
      'after',
      '\nSettings are environment variables, such as PORT, HOST, DATA_DIR, SITE_URL and DEMO=0; see docs/operators.md.',
    )
    .action(async () => {
      const signal = listenForStop();
      await (await import('../functions/host/start-host')).startHost(signal);
    });
  const backup = program
    .command('backup')
    .description('write all data of a host to a file; the host may be running')
    .argument('<file>', 'the file to write; it contains secrets')
    .addHelpText('after', '\nDATA_DIR names the folder of the host.')
    .action(async (file) => (await import('../functions/host/backup')).backupTo(file));
  backup
    .command('restore')
    .description('restore a backup into an empty folder; stop the host first')
    .argument('<file>', 'a file that `backup` wrote')
    .action(async (file) => (await import('../functions/host/backup')).restoreFrom(file));
  program
    .command('restore')
    .description('restore a backup into an empty DATA_DIR; stop the host first')
    .argument('<file>', 'a file that `backup` wrote')
    .action(async (file) => (await import('../functions/host/backup')).restoreFrom(file));
  program
    .command('salvage')
    .description('cut off the damaged end of a store’s log: its last record is lost, everything else kept')
    .addHelpText(
      'after',
      '\nDATA_DIR names the folder of a stopped host. Anything but a damaged end is refused.',
    )
    .action(async () => (await import('../functions/host/salvage')).salvage());
  program
    .command('rotate-receipt-key')
    .description('make a new key that signs receipts from the next start on; earlier receipts stay valid')
    .addHelpText('after', '\nDATA_DIR names the folder of the host. On AWS see docs/operators.md.')
    .action(async () => (await import('../functions/host/receipt-keys')).rotateReceiptKey());
  addLeagueCommands(program);
  addRecoverCommands(program);
  program
    .command('rehearse')
    .description('replay every running game under this release; changes no game')
    .addHelpText('after', STORE)
    .action(async () => (await import('../functions/host/rehearse')).rehearseAll());
  program
    .command('verify')
    .description('replay exported games and compare their hashes; repeat draws of rounds')
    .argument('<files...>', 'exports of games, or draws as the API answers them')
    .action(async (files) => (await import('../test/verify')).verifyFiles(files));
  program
    .command('discord-commands')
    .description('register the commands of a league’s server at Discord (DISCORD_ID, DISCORD_SECRET)')
    .action(async () => (await import('../functions/chat/main')).registerAtDiscord());
}

function addLeagueCommands(program: Command): void {
  const league = program
    .command('league')
    .description('move a league from one table to another, through a file that is verified')
    .addHelpText('after', STORE);
  league
    .command('list')
    .description('list the leagues of a table')
    .action(async () => (await import('../functions/host/league')).listLeagues());
  league
    .command('export')
    .description('write a league to a file; the table does not change')
    .argument('<league>', 'the id of the league')
    .argument('<file>', 'the file to write')
    .action(async (id, file) => (await import('../functions/host/league')).exportTo(id, file));
  league
    .command('verify')
    .description('check that a file is complete, and replay its games')
    .argument('<file>', 'a file that `league export` wrote')
    .action(async (file) => (await import('../functions/host/league')).verifyLeagueFile(file));
  league
    .command('import')
    .description('write a league into a table')
    .argument('<file>', 'a file that `league export` wrote')
    .option('--pause', 'pause its open steps', false)
    .action(async (file, { pause }) => (await import('../functions/host/league')).importFrom(file, pause));
}

function addRecoverCommands(program: Command): void {
  const recover = program
    .command('recover')
    .description('recover lost items from a table that was restored to a point in time')
    .addHelpText(
      'after',
      '\nTABLE_NAME and RESTORED_TABLE name tables on AWS, AUTH_TABLE and RESTORED_AUTH_TABLE those of accounts; DATA_DIR and RESTORED_DIR folders of a stopped host.',
    );
  recover
    .command('compare')
    .description('show what the restored table has and the live one lacks')
    .argument('<league>', 'the id of the league')
    .argument('[games...]', 'only these games')
    .action(async (id, games) => (await import('../functions/host/recover')).compareOnly(id, games));
  recover
    .command('copy')
    .description('copy back what is missing; never overwrites')
    .argument('<league>', 'the id of the league')
    .argument('[games...]', 'only these games')
    .option('--pause <time>', 'pause the open steps it brings back, with the time they had left then', time)
    .action(async (id, games, { pause }) =>
      (await import('../functions/host/recover')).copyBack(id, games, pause ?? null),
    );
  recover
    .command('whole')
    .description('copy whole restored tables into new ones; never overwrites, and refuses tables in use')
    .option('--pause <time>', 'pause the open steps, with the time they had left then', time)
    .action(async ({ pause }) => (await import('../functions/host/recover')).copyWhole(pause ?? null));
}
