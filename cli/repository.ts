import { readFileSync } from 'node:fs';
import { Argument, type Command, Option } from '@commander-js/extra-typings';
import { BOT_LEVELS } from '../engine/game/bot';
import { GAME_SYSTEM_IDS } from '../engine/games';
import { PRACTICE_LEVELS } from '../functions/core/platform/common.records';
import { QUEUES } from '../infra/lib/queues';
import { ASSUMPTIONS } from '../test/costs/assumptions';
import { amount, siteOrigin, wholeNumber } from './arguments';

const COUNT = wholeNumber(1);

/** Sets the exit code by whether a check passed. Some of what it started may keep the process, so it ends here. */
function exitWith(passed: boolean): never {
  process.exit(passed ? 0 : 1);
}

/** The commands that need the whole repository: for games, for AWS, and for development. */
export function addRepositoryCommands(program: Command): void {
  addGameCommands(program);
  addAwsCommands(program);
  addTestCommands(program);
  addMeasurements(program);
  addRecords(program);
}

function addGameCommands(program: Command): void {
  program.commandsGroup('For games and their rules:');
  program
    .command('scenario')
    .description('adjudicate scenario files; prints a line of JSON for each')
    .argument('<files...>', 'scenario files')
    .option('--results', 'print the results of the steps as well', false)
    .addHelpText('after', '\nEnds with 0 if all are as expected, 1 if one is not, 2 if one cannot be read.')
    .action(async (files, { results }) => (await import('../test/scenario')).runScenarios(files, results));
  program
    .command('new-game')
    .description('write a small running game, to be changed into yours (docs/new-game.md)')
    .argument('<name>', 'its id: small letters, digits and hyphens')
    .addHelpText(
      'after',
      '\nEnds with 1 and writes nothing if one of its files exists or the name cannot be an id.',
    )
    .action(async (name) => (await import('./new-game/run')).runNewGame(name));
  program
    .command('transcript')
    .description('read games of Classic as other judges print them; prints a line of JSON for each')
    .argument('<files...>', 'games; with --lines, tables of typed orders')
    .addOption(new Option('--as <format>', 'write the games instead').choices(['json', 'text'] as const))
    .addOption(
      new Option('--lines', 'read typed orders without a position, one a line')
        .default(false)
        .conflicts('as'),
    )
    .action(async (files, { as, lines }) => {
      const { printGames, printLines, writeGames } = await import('../test/transcript');
      if (lines) for (const file of files) printLines(file);
      else if (as === undefined) printGames(files);
      else writeGames(files, as);
    });
  program
    .command('convert-variant')
    .description('make a variant of Classic of files of jDip or godip (docs/variants.md)')
    .argument(
      '<files...>',
      'variants.xml and the map that it names, a zip or jar of them, or JSON; perhaps an SVG',
    )
    .option('--out <file>', 'where to write it; without, it is printed')
    .option('--variant <title>', 'which one, where the files have several')
    .addHelpText(
      'after',
      '\nSays what could not be taken. Ends with 1 if nothing was made, or if what was made cannot be played yet.',
    )
    .action(async (files, options) =>
      exitWith(await (await import('./convert-variant')).convertFiles(files, options)),
    );
  addSimulate(program);
}

function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('let bots play games and print what came of them')
    .addOption(
      new Option('--game <id>', 'the game (default: ny2047; with --practice all)').choices(GAME_SYSTEM_IDS),
    )
    .option('--games <number>', 'how many games', COUNT)
    .option('--seats <number>', 'how many seats', COUNT)
    .addOption(
      new Option('--bots <kind>', 'who plays')
        .choices([...BOT_LEVELS, 'mixed', 'duel'] as const)
        .default('steady' as const),
    )
    .addOption(new Option('--champion <level>', 'in a duel').choices(BOT_LEVELS).default('steady' as const))
    .addOption(new Option('--against <level>', 'in a duel').choices(BOT_LEVELS).default('random' as const))
    .option('--seed <text>', 'the seed; with --faults a number, which plays that one alone')
    .option('--option <name=value...>', 'options of the game', [] as string[])
    .option('--last-year <year>', 'the year in which games end', COUNT)
    .addOption(
      new Option('--practice [level]', 'play practice boards, on which bots vote too')
        .choices(PRACTICE_LEVELS)
        .preset('gentle' as const)
        .default(false as const),
    )
    .option('--pace', 'print how many days a game takes', false)
    .option('--season <file>', 'play a season through the real services')
    .option('--faults', 'play seasons over a table, clock and cloud whose calls fail', false)
    .option('--seeds <number>', 'with --faults: how many seasons', COUNT, 1000)
    .option('--defects', 'with --faults: check that the simulation finds planted bugs', false)
    .action(async (asked) => exitWith(await (await import('../test/simulate')).simulate(asked)));
}

function addAwsCommands(program: Command): void {
  program.commandsGroup('On AWS:');
  const stage = () => new Argument('<stage>', 'a file of infra/stages, such as prod');
  program
    .command('check-account')
    .description('print what an account lacks for a stage; changes nothing')
    .addArgument(stage())
    .action(async (name) => (await import('../infra/account/main')).checkAccountFor(name));
  program
    .command('deploy')
    .description('deploy a stage to the account of the shell’s credentials')
    .addArgument(stage())
    .addOption(new Option('--diff', 'only show what would change').default(false).conflicts('builtPages'))
    .option('--built-pages', 'use the pages that `build-aws` has built', false)
    .action(async (name, options) => (await import('../infra/deploy/main')).deployStage(name, options));
  program
    .command('rollback')
    .description('deploy the release before again, or the named one')
    .addArgument(stage())
    .argument('[release]', 'like 0.1.0+1fb17075abcd')
    .action(async (name, release) => (await import('../infra/release/main')).rollBackStage(name, release));
  program
    .command('release')
    .description('print the deployed release; an empty line before the first deployment')
    .addArgument(stage())
    .action(async (name) => (await import('../infra/release/print-release')).printRelease(name));
  program
    .command('release-notes')
    .description('print the changelog’s section of a release; fails if the tag is not the version')
    .argument('<tag>', 'like v0.2.0')
    .action(async (tag) => {
      const { releaseNotes } = await import('../infra/release/release-notes');
      const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
      console.log(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), tag, version));
    });
  program
    .command('smoke')
    .description('say in one line whether a site works')
    .argument('<address>', 'like https://play.example.org', siteOrigin)
    .option('--stage <stage>', 'the stage whose canary plays a turn, if no stage’s file has the address')
    .option('--mail <address>', 'send a login link there')
    .action(async (site, options) => (await import('../infra/smoke/main')).smokeSite(site, options));
  program
    .command('replay')
    .description('send the failed messages of a queue once more')
    .addArgument(stage())
    .addArgument(new Argument('<queue>', 'the queue').choices(QUEUES))
    .action(async (name, queue) => (await import('../infra/replay/main')).replayQueue(name, queue));
  program
    .command('rotate-edge-secret')
    .description('change the secret that a stage’s distribution sends to API and pages')
    .addArgument(stage())
    .action(async (name) => (await import('../infra/rotate/main')).rotateEdgeSecret(name));
  program
    .command('build-aws')
    .description('build the pages as AWS runs them')
    .action(async () => void (await import('../infra/open-next/build')));
  program
    .command('deploy-emulated')
    .description('deploy every stage to an AWS emulator on this machine and play a season there')
    .action(async () => void (await import('../test/emulator/main')));
}

function addTestCommands(program: Command): void {
  program.commandsGroup('For development:');
  program
    .command('build')
    .description('build the pages; a warning of the build is a failure')
    .action(async () => (await import('../functions/host/build-pages')).buildPages());
  program
    .command('image')
    .description('write the files of the container image into a folder')
    .argument('<folder>', 'an empty folder')
    .action(async (folder) => (await import('../infra/image/assemble')).assembleImage(folder));
  program
    .command('types')
    .description('check the types')
    .argument('[folders...]', 'some of . web web/worker; all by default')
    .action(async (folders) => exitWith(await (await import('../test/check-types')).checkTypes(folders)));
  program
    .command('test')
    .description('run everything that has to pass')
    .action(async () => void (await import('../test/run')));
  program
    .command('nightly')
    .description('run what takes too long for every change, as one table')
    .argument('[checks...]', 'some of the checks, by the names in the table; all by default')
    .action(async (checks, _, command) => {
      const { CHECKS } = await import('../test/nightly/checks');
      const known = CHECKS.map(({ id }) => id);
      const unknown = checks.filter((id) => !known.includes(id));
      if (unknown.length > 0)
        command.error(`error: no check ${unknown.join(', ')}; there are ${known.join(', ')}`);
      exitWith((await import('../test/nightly/run')).runNightly(checks));
    });
  program
    .command('test-nodes')
    .description('run the tests that depend on it on the other versions of Node.js')
    .argument('[files...]', 'some files of tests')
    .action(async (files) => exitWith((await import('../test/other-nodes')).testOtherNodes(files)));
  program
    .command('mutate')
    .description('change operators, numbers and conditions, and ask whether a test notices')
    .argument('[targets...]', '`guards` and parts of the repository; all by default')
    .option('--sample <number>', 'how many mutants of each target', COUNT)
    .option('--seed <text>', 'draws the sample', '1')
    .option('--only <pattern>', 'mutants whose name matches', '')
    .option('--tests <pattern>', 'tests whose path matches', '')
    .action(async (targets, options, command) => {
      const { MUTATED, mutate } = await import('../test/mutate/main');
      const unknown = targets.filter((name) => !MUTATED.includes(name));
      if (unknown.length > 0)
        command.error(`error: no target ${unknown.join(', ')}; there are ${MUTATED.join(', ')}`);
      exitWith(mutate(targets, options));
    });
  program
    .command('sigkill')
    .description('kill a platform under load and look for every write that it acknowledged')
    .argument('[kills]', 'how often', COUNT, 100)
    .action(async (kills) =>
      exitWith(await (await import('../test/resilience/sigkill/main')).killUnderLoad(kills)),
    );
  for (const [name, everywhere, description] of [
    [
      'security-claims',
      false,
      'plant a bug behind each row of docs/security.md and ask whether its test notices',
    ],
    ['planted-bugs', true, 'plant bugs all over the repository and ask whether a test notices'],
  ] as const)
    program
      .command(name)
      .description(description)
      .option('--only <names>', 'chapters, requirements or parts, separated by commas', '')
      .option('--shard <part/parts>', 'like 1/3', '1/1')
      .option('--no-browser', 'leave out what only a browser test notices')
      .action(async (options) =>
        (await import('../test/security-claims/main')).plantBugs(options, everywhere),
      );
  program
    .command('supply-chain')
    .description('list licences, install scripts and known advisories')
    .option('--update', 'store the answer of the databases of advisories', false)
    .action(async ({ update }) => (await import('../test/supply-chain/main')).supplyChain(update));
  program
    .command('bill-of-materials')
    .description('print what runs, as CycloneDX')
    .action(async () => (await import('../test/supply-chain/bill-of-materials')).printBillOfMaterials());
}

function addMeasurements(program: Command): void {
  program.commandsGroup('Measurements:');
  program
    .command('bench')
    .description('run every benchmark, or one')
    .argument('[name]', 'a benchmark')
    .action(async (name, _, command) => {
      const { BENCHES, bench } = await import('../test/bench/main');
      if (name !== undefined && !(name in BENCHES))
        command.error(`error: no bench ${name}; there are ${Object.keys(BENCHES).join(', ')}`);
      await bench(name);
    });
  program
    .command('measure')
    .description('print lines, long functions and folder circles')
    .option('--list', 'print every row behind a figure', false)
    .option('--sample <files>', 'print files drawn at random, with what they export', COUNT)
    .option('--seed <text>', 'the seed of the sample', '1')
    .action(async ({ list, sample, seed }) => {
      if (sample !== undefined) return (await import('../test/measure/sample')).printSample(sample, seed);
      return (await import('../test/measure/main')).measure(list);
    });
  program
    .command('load')
    .description('close ten thousand games that are due at once, into docs/costs.md')
    .option('--games <number>', 'another number; prints only', COUNT)
    .option('--seed <text>', 'the seed', 'herd')
    .action(async ({ games, seed }) => (await import('../test/load/main')).load(games, seed));
  const costs = program
    .command('costs')
    .description('the bill of a month, into docs/costs.md; with any option it only prints')
    .option('--stage <stage>', 'a file of infra/stages')
    .option('--region <region>', 'a region of AWS');
  const assumed = Object.entries(ASSUMPTIONS).map(([name, { what, value }]) => ({
    name,
    option: new Option(`--${name} <number>`, `${what} (${value})`).argParser(amount),
  }));
  for (const { option } of assumed) costs.addOption(option);
  costs.action(async ({ stage, region, ...others }) => {
    const given: Readonly<Record<string, unknown>> = others;
    const chosen = assumed.flatMap(({ name, option }) => {
      const value = given[option.attributeName()];
      return typeof value === 'number' ? [[name, value] as const] : [];
    });
    const assumptions = Object.fromEntries(chosen);
    await (await import('../test/costs/main')).costs({ stage, region, assumptions });
  });
}

function addRecords(program: Command): void {
  program.commandsGroup('What is written into the repository:');
  program
    .command('client')
    .description('write the types of the client')
    .option('--package', 'write what `npm pack` puts into its package', false)
    .action(async (options) => {
      const client = await import('../examples/client/generate');
      await (options.package ? client.writeClientPackage() : client.writeClientTypes());
    });
  program
    .command('icons')
    .description('draw the icons')
    .action(async () => void (await import('../test/pictures/icons')));
  program
    .command('covers')
    .description('make pictures of the boards on the cards of games')
    .action(async () => void (await import('../test/pictures/covers')));
  program
    .command('screenshots')
    .description('draw docs/screenshots.md')
    .action(async () => void (await import('../test/pictures/screenshots')));
  program
    .command('record-items')
    .description('record the shape of stored items')
    .action(async () => void (await import('../test/record-items')));
  program
    .command('record-conditions')
    .description('record the conditions of writes')
    .action(async () => void (await import('../test/resilience/write-conditions/record')));
  program
    .command('record-routes')
    .description('record which function serves which paths')
    .action(async () => void (await import('../functions/api/record-routes')));
  program
    .command('record-areas')
    .description('record which areas the texts of pages have')
    .action(async () => void (await import('../test/languages/record-areas')));
  program
    .command('record-limits')
    .description('record the limits of functions and the settings of the cloud')
    .action(async () => {
      (await import('../test/boundaries/record')).recordBoundaries();
      (await import('../infra/settings')).recordSettings();
    });
  program
    .command('record-durations')
    .description('record how long each file of tests took in the last `npm test`')
    .action(async () => void (await import('../test/durations/record')));
}
