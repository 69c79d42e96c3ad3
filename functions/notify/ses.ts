import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-sender';
import { PLAYER_TAG } from './player-tag';

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
      ses: { ConfigurationSetName: configurationSet, EmailTags: [{ Name: PLAYER_TAG, Value: player }] },
    }));
}
