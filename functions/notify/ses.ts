import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-sender';

/** Names the player whom a mail was for. */
export const PLAYER_TAG = 'player';

export interface SesSettings {
  readonly from: string;
  /** Where SES notes what became of each mail. */
  readonly configurationSet: string;
}

/** Sends by Amazon SES. */
export function sesTransport(
  { from, configurationSet }: SesSettings,
  sesClient = new SESv2Client({}),
): MailTransport {
  const transport = createTransport({ SES: { sesClient, SendEmailCommand } });
  return async (mail, player) =>
    void (await transport.sendMail({
      from,
      ...mail,
      // The tag comes back with a bounce or a complaint, and says whose mail it was.
      ses: { ConfigurationSetName: configurationSet, EmailTags: [{ Name: PLAYER_TAG, Value: player }] },
    }));
}
