import { readEvent } from '../lambda-event';
import { lambdaDeps, log } from '../runtime';
import { heedFeedback } from '../services/notifications/heed-feedback';
import { feedbackIn, SnsEvent } from './feedback';

const deps = lambdaDeps();

/** Receives bounces and complaints from SES through SNS. */
export async function handler(event: unknown): Promise<void> {
  const { Records } = readEvent('SES messages from SNS', SnsEvent, event);
  for (const { Sns } of Records) {
    const feedback = feedbackIn(Sns.Message);
    if (feedback !== undefined) await heedFeedback(deps, feedback);
    log('info', 'mail feedback', { player: feedback?.player ?? null, why: feedback?.why ?? 'nothing to do' });
  }
}
