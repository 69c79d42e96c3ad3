import { noteArrival } from '../core/invitation/mail-state';
import { handleBounce } from '../core/notification/handle-bounce';
import { readEvent } from '../lambda-event';
import { log } from '../log';
import { loggedRun } from '../logged-run';
import { lambdaDeps } from '../runtime';
import { feedbackIn, SnsEvent } from './feedback';

const deps = lambdaDeps();

/** Receives bounces, complaints and the deliveries of invitations from SES through SNS. */
export const handler = loggedRun('feedback', async (event): Promise<void> => {
  const { Records } = readEvent('SES messages from SNS', SnsEvent, event);
  for (const { Sns } of Records) {
    const feedback = feedbackIn(Sns.Message);
    const arrived = feedback !== undefined && 'at' in feedback;
    if (arrived) await noteArrival(deps, feedback);
    else if (feedback !== undefined) await handleBounce(deps, feedback);
    const why = feedback === undefined ? 'nothing to do' : arrived ? 'arrived' : feedback.why;
    log('info', 'mail feedback', { player: feedback?.player ?? null, why });
  }
});
