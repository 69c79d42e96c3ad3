import { handleBounce } from '../core/notification/handle-bounce';
import { readEvent } from '../lambda-event';
import { log } from '../log';
import { loggedRun } from '../logged-run';
import { lambdaDeps } from '../runtime';
import { feedbackIn, SnsEvent } from './feedback';

const deps = lambdaDeps();

/** Receives bounces and complaints from SES through SNS. */
export const handler = loggedRun('feedback', async (event): Promise<void> => {
  const { Records } = readEvent('SES messages from SNS', SnsEvent, event);
  for (const { Sns } of Records) {
    const feedback = feedbackIn(Sns.Message);
    if (feedback !== undefined) await handleBounce(deps, feedback);
    log('info', 'mail feedback', { player: feedback?.player ?? null, why: feedback?.why ?? 'nothing to do' });
  }
});
