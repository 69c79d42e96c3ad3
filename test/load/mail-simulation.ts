import { type Random, textRandom } from '../../engine/random';
import { type Agenda, newAgenda } from './agenda';
import { type Allowance, allowance } from './allowance';
import { LIMITS } from './limits';

/** How the mails of many closings at once were sent, in minutes after the deadline. */
export interface Post {
  readonly sent: number;
  readonly last: number;
  /** Calls that SES refused. */
  readonly refused: number;
}

/** As in functions/notify: the client's attempts at one mail, and the mails that a run each minute retries. */
const ATTEMPTS = 5;
const LONGEST_SDK_WAIT = 20_000;
const TAKEN_UP = 400;
const WORKERS = 16;
const RUN_MS = 55_000;
const BUSY_MINUTES = 10;
const LONGEST = 48 * 3_600_000;

interface Parts {
  readonly agenda: Agenda;
  readonly random: Random;
  readonly quota: Allowance;
  refused: number;
}

/**
 * Sends each mail as soon as it has been written, at the rate that SES grants an account. A refused mail returns
 * minutes later and is retried by that minute's run.
 * @param written when each mail was written, in seconds after the deadline
 * @param perSecond the account's quota
 */
export function simulateMail(written: readonly number[], perSecond: number, seed: string): Post {
  const agenda = newAgenda();
  const parts: Parts = { agenda, random: textRandom(seed), quota: allowance(agenda, perSecond), refused: 0 };
  const waiting: number[] = [];
  let sent = 0;
  let last = 0;
  const attempt = (ended: () => void) =>
    send(parts, 1, (taken) => {
      if (taken) {
        sent += 1;
        last = agenda.now() / 60_000;
      } else waiting.push(agenda.now() + 60_000 * parts.random.draw(1, BUSY_MINUTES));
      ended();
    });
  for (const at of written) agenda.after(1000 * at, () => attempt(() => undefined));
  eachMinute(agenda, waiting, attempt, () => sent === written.length);
  agenda.run(LONGEST);
  return { sent, last, refused: parts.refused };
}

function send(parts: Parts, attempt: number, ended: (taken: boolean) => void): void {
  const { agenda, random, quota } = parts;
  if (quota.take(1)) {
    ended(true);
    return;
  }
  parts.refused += 1;
  if (attempt === ATTEMPTS) {
    ended(false);
    return;
  }
  const most = Math.min(LONGEST_SDK_WAIT, LIMITS.sdkDelay.value * 2 ** (attempt - 1));
  agenda.after((most * random.draw(0, 1000)) / 1000, () => send(parts, attempt + 1, ended));
}

/** Retries the mails that are due, some at once, until the run's time is over. */
function eachMinute(
  agenda: Agenda,
  waiting: number[],
  attempt: (ended: () => void) => void,
  finished: () => boolean,
): void {
  const run = () => {
    if (finished()) return;
    const ends = agenda.now() + RUN_MS;
    const due = waiting.filter((at) => at <= agenda.now()).sort((one, other) => one - other);
    const taken = due.slice(0, TAKEN_UP);
    const next = () => {
      const at = agenda.now() < ends ? taken.shift() : undefined;
      if (at === undefined) return;
      waiting.splice(waiting.indexOf(at), 1);
      attempt(next);
    };
    for (let worker = 0; worker < WORKERS; worker += 1) next();
    agenda.after(60_000, run);
  };
  agenda.after(60_000, run);
}
