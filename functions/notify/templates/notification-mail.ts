import { html } from 'hono/html';
import type { Language } from '../../../messages/languages';
import { STYLES } from './styles';

interface MailLink {
  readonly text: string;
  readonly url: string;
}

export interface MailContent {
  readonly language: Language;
  readonly title: string;
  /** The league that it is about; null if there is none. */
  readonly league: string | null;
  readonly lines: readonly string[];
  /** The sentence with the deadline, in the reader's zone; null if there is none. */
  readonly deadline: string | null;
  /** The board after the turn: the same address in every mail about it, and in words what it shows. */
  readonly picture: MailLink | null;
  readonly button: MailLink;
  /** The sentence with the reason for this mail. */
  readonly reason: string;
  /** Null for the answer to a mail of the reader's own. */
  readonly unsubscribe: MailLink | null;
  /** Null for a person who has no settings yet. */
  readonly settings: MailLink | null;
  /** The sentence that says how to reply with orders; null where no reply is read. */
  readonly reply: string | null;
}

type Html = ReturnType<typeof html>;

/**
 * A mail of the platform in HTML: the news, the deadline, a link, and how to unsubscribe. Tables and inline styles are what
 * all mail programs understand.
 */
export async function mailInHtml(content: MailContent): Promise<string> {
  const { language, title, league, lines, deadline, picture, button, reason, reply } = content;
  const { unsubscribe, settings } = content;
  const page = html`<!DOCTYPE html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
</head>
<body style="${STYLES.page}">
<div style="${STYLES.preview}">${lines[0] ?? title}</div>
${table(
  STYLES.paper,
  table(
    STYLES.container,
    html`${reply === null ? '' : text(STYLES.foot, reply)}
${text(STYLES.brand, brandOf(league))}
${table(
  STYLES.card,
  html`<h1 style="${STYLES.heading}">${title}</h1>
${lines.map((line) => text(STYLES.line, line))}
${deadline === null ? '' : text(STYLES.deadline, deadline)}
${picture === null ? '' : html`<img src="${picture.url}" alt="${picture.text}" width="512" style="${STYLES.picture}">`}
<table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td style="${STYLES.button}">
<a href="${button.url}" target="_blank" style="${STYLES.buttonText}">${button.text}</a>
</td></tr></table>`,
  '24px',
)}
<hr style="${STYLES.rule}">
${text(STYLES.foot, reason)}
${unsubscribe === null ? '' : text(STYLES.foot, link(unsubscribe))}
${settings === null ? '' : text(STYLES.foot, link(settings))}`,
  ),
)}
</body>
</html>
`;
  return String(await page);
}

/** The same as plain text: a paragraph for each, and each link after its words. */
export function mailInText(content: MailContent): string {
  const { title, league, lines, deadline, button, reason, unsubscribe, settings, reply } = content;
  const paragraphs = [
    reply,
    brandOf(league),
    title,
    ...lines,
    deadline,
    linkInText(button),
    '-'.repeat(40),
    reason,
    unsubscribe && linkInText(unsubscribe),
    settings && linkInText(settings),
  ];
  return paragraphs.filter((paragraph) => paragraph !== null).join('\n\n');
}

function brandOf(league: string | null): string {
  return league === null ? 'Turreton' : `Turreton · ${league}`;
}

function linkInText({ text: words, url }: MailLink): string {
  return `${words} ${url}`;
}

function text(style: string, words: string | Html): Html {
  return html`<p style="${style}">${words}</p>`;
}

function link({ text: words, url }: MailLink): Html {
  return html`<a href="${url}" target="_blank" style="${STYLES.link}">${words}</a>`;
}

/** A centred table of one cell. */
function table(style: string, content: Html, padding = '0'): Html {
  return html`<table role="presentation" align="center" width="100%" border="0" cellpadding="0" cellspacing="0" style="${style}">
<tr><td style="padding:${padding}">
${content}
</td></tr>
</table>`;
}
