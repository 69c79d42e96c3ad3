import { stagesIn } from '../../infra/stage-file';
import { type Assembly, synthesise } from './assembly';
import { clientsOf } from './clients';
import { publish } from './code-store';
import { deployStack } from './deploy';
import { type Emulator, startEmulator } from './moto';
import { play } from './play';
import { INSTALL, missingPrograms, runProgram } from './programs';
import { startRecorder } from './recorder';
import { Report, StepFailed } from './report';
import { workFolder } from './workspace';

/** The stage whose functions run; the others are only deployed, which shows that stages can exist side by side. */
const PLAYED = 'prod';

const report = new Report();

async function synthesiseAndLint(stage: string): Promise<Assembly> {
  const assembly = await report.step(
    `Synthesise ${stage}`,
    () => synthesise(stage, workFolder(stage)),
    ({ stacks, assets }) => `${stacks.length} stacks, ${assets.length} files and bundles to upload`,
  );
  await report.step(
    `Lint the templates of ${stage}`,
    () => lint(assembly),
    (count) => `no errors in ${count} templates`,
  );
  return assembly;
}

/** Checks each template against the resource types of its own region. Throws the errors of cfn-lint. */
async function lint({ stacks }: Assembly): Promise<number> {
  for (const region of new Set(stacks.map((stack) => stack.region))) {
    const files = stacks.filter((stack) => stack.region === region).map(({ file }) => file);
    // Its warnings are about dependencies that CDK declares twice.
    await runProgram('cfn-lint', ['--ignore-checks', 'W', '--regions', region, '--', ...files]);
  }
  return stacks.length;
}

async function deploy({ endpoint }: Emulator, { stacks, assets }: Assembly): Promise<void> {
  for (const stack of stacks) {
    const clients = clientsOf(endpoint, stack.region);
    if (stack === stacks[0])
      await report.step(
        'Upload templates and bundles',
        () => publish(clients, assets),
        (count) => `${count} files`,
      );
    await report.step(
      `Deploy ${stack.name}`,
      () => deployStack(clients, stack),
      ({ byTemplate, byHand, leftOut }) =>
        `${byTemplate} resources from the template, ${byHand} by hand, ${leftOut} that the emulator lacks`,
    );
  }
}

async function main(): Promise<void> {
  const assemblies = new Map<string, Assembly>();
  for (const stage of stagesIn()) assemblies.set(stage, await synthesiseAndLint(stage));
  const emulator = await report.step('Start moto', startEmulator, ({ endpoint }) => endpoint);
  const recorder = await startRecorder(emulator.endpoint);
  try {
    for (const assembly of assemblies.values()) await deploy(emulator, assembly);
    const functions = assemblies
      .get(PLAYED)
      ?.stacks.find(({ name }) => name === `Turreton-${PLAYED}-Functions`);
    if (functions === undefined) throw new Error(`${PLAYED} has no functions`);
    await play(report, {
      clients: clientsOf(emulator.endpoint, functions.region),
      stage: PLAYED,
      functions,
      recorder,
    });
  } finally {
    recorder.close();
    emulator.stop();
  }
}

const missing = missingPrograms();
if (missing.length > 0) console.log(`Skipped: ${missing.join(' and ')} not found. Install with: ${INSTALL}`);
else {
  await main().catch((error: unknown) => {
    // A failed step has been printed already.
    if (!(error instanceof StepFailed)) throw error;
  });
  process.exitCode = report.end();
}
