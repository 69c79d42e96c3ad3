import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { readEnvironment, readEvent, ScheduledEvent } from '../lambda-event';
import { logMetrics } from '../metrics';
import { loadSecret, log } from '../runtime';
import { stepName } from '../services/step-name';
import { type Ask, playTurn } from './play-turn';
import { sessionFor } from './session';

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

/** Called each hour: plays a turn over the site's own address, as players do. Its failure raises an alarm. */
export async function handler(event: unknown): Promise<void> {
  readEvent('its scheduled event', ScheduledEvent, event);
  try {
    const { game, step, milliseconds } = await playTurn({ ask, wait, now: Date.now });
    logMetrics('canary', { correlation: stepName(game, step) }, { CanaryTurn: milliseconds });
  } catch (error) {
    log('error', 'canary', { error: String(error) });
    throw error;
  }
}
