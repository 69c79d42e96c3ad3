import { RichText, tokensOf } from '../press/rich-text';

interface MarkdownTextProps {
  readonly text: string;
  /** What its headings are, by where it stands on the page. @default h3 */
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/** A text in Markdown that organizers wrote: the same small part of it as in press, with headings. */
export function MarkdownText({ text, heading: Heading = 'h3' }: MarkdownTextProps) {
  return tokensOf(text).map((token, at) =>
    token.type === 'heading' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text changes as a whole
      <Heading key={at}>{token.text}</Heading>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text changes as a whole
      <RichText key={at} text={token.raw} order={() => null} />
    ),
  );
}
