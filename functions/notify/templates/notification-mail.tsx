import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { Language } from '../../../messages/languages';
import { INK, PAPER, STYLES, SURFACE, TIDE } from './styles';

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

/** A mail of the platform: the news, the deadline, a link, and how to unsubscribe. */
export function NotificationMail(content: MailContent) {
  const { language, title, league, lines, deadline, picture, button, reason, unsubscribe, settings, reply } =
    content;
  return (
    <Html lang={language}>
      <Head />
      <Preview>{lines[0] ?? title}</Preview>
      <Body style={{ backgroundColor: PAPER, color: INK, ...STYLES.body }}>
        <Container style={STYLES.container}>
          {reply === null ? null : <Text style={STYLES.foot}>{reply}</Text>}
          <Text style={STYLES.brand}>Turreton{league === null ? '' : ` · ${league}`}</Text>
          <Section style={{ backgroundColor: SURFACE, ...STYLES.card }}>
            <Heading as="h1" style={STYLES.heading}>
              {title}
            </Heading>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once, and a line may stand there twice.
              <Text key={at} style={STYLES.line}>
                {line}
              </Text>
            ))}
            {deadline === null ? null : <Text style={STYLES.deadline}>{deadline}</Text>}
            {picture === null ? null : (
              <Img src={picture.url} alt={picture.text} width="512" style={STYLES.picture} />
            )}
            <Button href={button.url} style={{ backgroundColor: TIDE, ...STYLES.button }}>
              {button.text}
            </Button>
          </Section>
          <Hr style={STYLES.rule} />
          <Text style={STYLES.foot}>{reason}</Text>
          {unsubscribe === null ? null : (
            <Text style={STYLES.foot}>
              <Link href={unsubscribe.url} style={STYLES.link}>
                {unsubscribe.text}
              </Link>
            </Text>
          )}
          {settings === null ? null : (
            <Text style={STYLES.foot}>
              <Link href={settings.url} style={STYLES.link}>
                {settings.text}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}
