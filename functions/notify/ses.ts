import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-sender';

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
  return async (mail) =>
    void (await transport.sendMail({
      from,
      ...mail,
      ses: { ConfigurationSetName: configurationSet },
    }));
}
