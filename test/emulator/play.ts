import * as z from 'zod';
import { startBundle } from '../support/lambda/functions';
import { bundleLogin } from './bundle-login';
import { checkPolicies, checkSchedules } from './check-policies';
import { Flow, type People } from './flow';
import { asLambda, callersOf, inAccount, PAGES } from './functions';
import { logInByMail } from './log-in';
import { type DeployedStage, EmulatedPlatform } from './platform';
import type { Report } from './report';

const Me = z.object({ player: z.object({ id: z.string() }) });

/** Plays a season on a deployed stage, and checks the requests of its functions on the way. Throws StepFailed. */
export async function play(report: Report, deployed: DeployedStage): Promise<void> {
  const platform = await report.step(
    'Start the functions from the account’s code and settings',
    () => EmulatedPlatform.start(deployed),
    ({ fn }) => Object.keys(fn).join(', '),
  );
  try {
    const people = await report.step(
      'Log in by mail',
      () => peopleOf(deployed, platform),
      ({ organizer, players }) => [organizer, ...players].map(({ email }) => email).join(', '),
    );
    await new Flow(platform, report, people).play();
  } finally {
    platform.stop();
    await checkPermissions(report, deployed, platform);
  }
}

/** Logs everyone in by mail, through the pages' login with the account's settings for the pages. */
async function peopleOf(
  { clients, stage, recorder }: DeployedStage,
  platform: EmulatedPlatform,
): Promise<People> {
  const name = (await callersOf(clients, stage)).get(PAGES) ?? '';
  const { environment } = await inAccount(clients, name);
  const settings = { ...environment, ...asLambda(clients, PAGES, recorder.endpoint) };
  const login = await startBundle(PAGES, await bundleLogin(), settings);
  const logIn = async (email: string) => {
    const token = await logInByMail(login, recorder.calls, email);
    const { player } = Me.parse((await platform.call(token, 'GET', '/me')).body);
    return { id: player.id, email, token };
  };
  try {
    const organizer = await logIn('olga@example.org');
    return { organizer, players: [await logIn('ines@example.org'), await logIn('nora@example.org')] };
  } finally {
    login.stop();
  }
}

async function checkPermissions(
  report: Report,
  { clients, stage, recorder }: DeployedStage,
  { delivered }: EmulatedPlatform,
): Promise<void> {
  await report.step(
    'The roles allow every call that was made',
    async () => {
      const checked = await checkPolicies(clients, stage, recorder.calls);
      const refused = [...checked.refused, ...(await checkSchedules(clients, delivered))];
      if (refused.length > 0) throw new Error(`\n${refused.join('\n')}`);
      return checked;
    },
    ({ calls, needs, actions }) =>
      `${calls} calls, ${needs} permissions, ${delivered.length} schedules; actions by function: ${JSON.stringify(actions)}`,
  );
}
