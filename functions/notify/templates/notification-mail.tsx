import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { INK, PAPER, STYLES, SURFACE, TIDE } from './styles';

export interface MailContent {
  readonly title: string;
  /** Of the league that it is about; null where it is about none. */
  readonly league: string | null;
  readonly lines: readonly string[];
  /** The deadline in words, in the reader's zone; null where none matters. */
  readonly deadline: string | null;
  readonly button: { readonly text: string; readonly url: string };
  /** Why this mail came: "your turn". */
  readonly reason: string;
  readonly unsubscribe: string;
  readonly settings: string;
}

/** A mail of the platform: what happened, the deadline, where to go, and how to unsubscribe. */
export function NotificationMail(content: MailContent) {
  const { title, league, lines, deadline, button, reason, unsubscribe, settings } = content;
  return (
    <Html lang="en">
      <Head />
      <Preview>{lines[0] ?? title}</Preview>
      <Body style={{ backgroundColor: PAPER, color: INK, ...STYLES.body }}>
        <Container style={STYLES.container}>
          <Text style={STYLES.brand}>Turreton{league === null ? '' : ` · ${league}`}</Text>
          <Section style={{ backgroundColor: SURFACE, ...STYLES.card }}>
            <Heading as="h1" style={STYLES.heading}>
              {title}
            </Heading>
            {lines.map((line) => (
              <Text key={line} style={STYLES.line}>
                {line}
              </Text>
            ))}
            {deadline === null ? null : <Text style={STYLES.deadline}>Deadline: {deadline}</Text>}
            <Button href={button.url} style={{ backgroundColor: TIDE, ...STYLES.button }}>
              {button.text}
            </Button>
          </Section>
          <Hr style={STYLES.rule} />
          <Text style={STYLES.foot}>You get this mail because you subscribe to: {reason}.</Text>
          <Text style={STYLES.foot}>
            <Link href={unsubscribe} style={STYLES.link}>
              Unsubscribe
            </Link>
          </Text>
          <Text style={STYLES.foot}>
            <Link href={settings} style={STYLES.link}>
              Notification settings
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
