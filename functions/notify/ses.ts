import { SESv2Client, type SESv2ClientConfig, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import { awsClient, type CallLimits } from '../aws-clients';
import type { MailTransport } from './mail-sender';
import { PLAYER_TAG, SEASON_TAG } from './player-tag';

export interface SesSettings {
  readonly from: string;
  /** Where SES records the outcome of each mail. */
  readonly configurationSet: string;
  /** The same for invitations, of which SES also reports that they have arrived; absent where none are sent. */
  readonly invitationSet?: string;
}

/** SES errors if mails exceed the account's rate or daily quota. */
const BUSY = new Set(['TooManyRequestsException', 'ThrottlingException', 'LimitExceededException']);

/** More attempts would outlast a run of the function. */
export const MAIL_CALL: CallLimits = { connectionTimeout: 1000, requestTimeout: 5000, maxAttempts: 5 };

/** A client that adapts to the rate SES accepts (docs/costs.md, "Ten thousand at once"). */
const clientWithRetries = () =>
  awsClient<SESv2Client, SESv2ClientConfig>(SESv2Client, { retryMode: 'adaptive', limits: MAIL_CALL });

/** Sends by Amazon SES. */
export function sesTransport(
  { from, configurationSet, invitationSet }: SesSettings,
  sesClient = clientWithRetries(),
): MailTransport {
  const transport = createTransport({ SES: { sesClient, SendEmailCommand } });
  return async ({ invitesTo, ...mail }, player) => {
    const isInvitation = invitesTo !== undefined;
    const ConfigurationSetName =
      isInvitation && invitationSet !== undefined ? invitationSet : configurationSet;
    const EmailTags = [
      { Name: PLAYER_TAG, Value: player },
      ...(isInvitation ? [{ Name: SEASON_TAG, Value: invitesTo }] : []),
    ];
    try {
      await transport.sendMail({
        from,
        ...mail,
        ses: { ConfigurationSetName, EmailTags },
      });
      return 'taken';
    } catch (error) {
      if (error instanceof Error && BUSY.has(error.name)) return 'busy';
      throw error;
    }
  };
}
