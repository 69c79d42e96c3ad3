import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import { awsClient } from '../../../functions/aws-clients';
import type { Language } from '../../../messages/languages';
import { mailTexts } from '../../../messages/mails';

/** The lifetime of a login link in minutes (ASVS 6.5.5: ten minutes at most). */
export const LINK_MINUTES = 10;

interface LoginMail {
  readonly to: string;
  readonly url: string;
  readonly from: string;
  readonly language: Language;
}

/** The reader waits for the page: each stage of a connection to the mail server has ten seconds. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
  dnsTimeout: 10_000,
};

/** Sends a login link: by SMTP or SES if one of them is set, otherwise into the local mailbox. */
export async function sendLoginMail({ to, url, from, language }: LoginMail): Promise<void> {
  const t = mailTexts(language);
  const about = t('login.text', { minutes: LINK_MINUTES });
  const text = `${about}\n\n${url}\n\n${t('login.ignore')}\n`;
  const html = `<p>${about}</p><p><a href="${escaped(url)}">${t('login.link')}</a></p><p>${t('login.ignore')}</p>`;
  const mail = { to, subject: t('login.subject'), text, html };
  const { EMAIL_SERVER, SES_CONFIGURATION_SET } = process.env;
  if (EMAIL_SERVER) await createTransport({ url: EMAIL_SERVER, ...TIMEOUTS }).sendMail({ from, ...mail });
  else if (SES_CONFIGURATION_SET) await sendBySes({ from, ...mail }, SES_CONFIGURATION_SET);
  else await postToLocalMailbox(mail);
}

async function sendBySes(mail: Parameters<ReturnType<typeof createTransport>['sendMail']>[0], set: string) {
  const transport = createTransport({ SES: { sesClient: awsClient(SESv2Client), SendEmailCommand } });
  await transport.sendMail({ ...mail, ses: { ConfigurationSetName: set } });
}

async function postToLocalMailbox(mail: { to: string; subject: string; text: string; html: string }) {
  const host = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
  const response = await fetch(`${host}/v1/local/mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-local-key': process.env.LOCAL_KEY ?? '' },
    body: JSON.stringify(mail),
  });
  if (!response.ok) throw new Error(`The local mailbox answered with ${response.status}.`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
