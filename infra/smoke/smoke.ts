import { askForLink, type Fetch, jsonOf, simulatedMailbox } from './login';
import type { PlayedTurn } from './turn';

export interface SmokeOptions {
  /**
   * Plays a turn in the site's own league.
   * @default none is played
   */
  readonly playTurn?: () => Promise<PlayedTurn>;
  /**
   * The recipient of the login link.
   * @default a mailbox of SES that shows no mails
   */
  readonly address?: string;
  /** @default the built-in one */
  readonly fetch?: Fetch;
}

/** Whether a site works, as far as can be checked without a mailbox. */
export interface Smoke {
  readonly works: boolean;
  /** The whole result in one line. */
  readonly line: string;
}

/** Tries the first needs of a player: to log in, to have a league, and to see a turn close. */
export async function smoke(site: string, options: SmokeOptions = {}): Promise<Smoke> {
  const { playTurn, fetch = globalThis.fetch } = options;
  const address = options.address ?? simulatedMailbox(Date.now().toString(36));
  const parts: readonly (readonly [name: string, part: () => Promise<string>])[] = [
    ['login page', () => loginPage(site, fetch)],
    ['API', () => api(site, fetch)],
    [
      'login link',
      () => askForLink(site, address, fetch).then(() => `the mail service took a login link to ${address}`),
    ],
    ...(playTurn === undefined ? [] : [['turn', () => playedTurn(playTurn)] as const]),
  ];
  const done: string[] = [];
  const failed: string[] = [];
  for (const [name, part] of parts)
    await part().then(
      (said) => done.push(said),
      (error: unknown) => failed.push(`${name}: ${reasonOf(error)}`),
    );
  if (failed.length > 0) return { works: false, line: `${site} does not work yet. ${failed.join('. ')}.` };
  const unplayed = playTurn === undefined ? ' and whether a turn closes' : '';
  return {
    works: true,
    line: `${site} works: ${done.join(', ')}. Not seen: whether the mail arrived${unplayed}.`,
  };
}

async function loginPage(site: string, fetch: Fetch): Promise<string> {
  const answer = await fetch(`${site}/signin`);
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  if (!/<input[^>]*type="email"/.test(await answer.text())) throw new Error('it offers no login by mail');
  return 'the login page opens';
}

async function api(site: string, fetch: Fetch): Promise<string> {
  await jsonOf(await fetch(`${site}/v1/leagues`), 'the list of leagues');
  return 'the API lists leagues';
}

async function playedTurn(playTurn: () => Promise<PlayedTurn>): Promise<string> {
  const { step, milliseconds } = await playTurn();
  return `turn ${step} of its own league closed ${(milliseconds / 1000).toFixed(1)} s after the last orders`;
}

/** Node puts the reason of a failed request into the error's cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = (cause as { code?: unknown }).code;
  if (code === 'ENOTFOUND') return 'no name server knows the address';
  return cause instanceof Error ? cause.message : String(cause);
}
