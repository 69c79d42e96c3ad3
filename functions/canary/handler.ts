import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { stepName } from '../core/step/step-name';
import { readEnvironment, readEvent, ScheduledEvent } from '../lambda-event';
import { errorFields, log } from '../log';
import { loggedRun } from '../logged-run';
import { logMetrics } from '../metrics';
import { loadSecret } from '../runtime';
import type { Ask, Canary } from './board';
import { type PlayedTurn, playTurn } from './play-turn';
import { sessionFor } from './session';
import { type WatchedTurn, watchDeadline } from './watch-deadline';

const Environment = z.object({ SITE_URL: z.url() });

const site = readEnvironment(Environment).SITE_URL;
const secret = await loadSecret();

const ask: Ask = async (as, method, path, body) => {
  const answer = await fetch(`${site}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${await sessionFor(as, secret)}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** The event of the schedule, or of `npm run smoke`, which cannot wait for a deadline. */
const Visit = ScheduledEvent.extend({ source: z.string() });
const SMOKE = 'turreton.smoke';

/**
 * Called every hour: checks a turn that closes by its deadline, over the site's own address, like a player. For the
 * smoke test it plays a turn that closes at once. A failure raises an alarm.
 */
export const handler = loggedRun('canary', async (event): Promise<PlayedTurn | WatchedTurn> => {
  const { source } = readEvent('its scheduled event', Visit, event);
  const canary = { ask, wait, now: Date.now };
  try {
    return source === SMOKE ? await playTurn(canary) : await watch(canary);
  } catch (error) {
    log('error', 'canary', errorFields(error));
    throw error;
  }
});

async function watch(canary: Canary): Promise<WatchedTurn> {
  const watched = await watchDeadline(canary);
  const { game, step, late } = watched;
  const fields = { correlation: stepName(game, step) };
  if (late === null) log('info', 'canary', fields);
  else logMetrics('canary', fields, { CanaryTurn: late });
  return watched;
}
