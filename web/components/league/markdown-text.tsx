import { RichText, tokensOf } from '../press/rich-text';

/** A text in Markdown that organizers wrote: the same small part of it as in press, with headings. */
export function MarkdownText({ text }: { readonly text: string }) {
  return tokensOf(text).map((token, at) =>
    token.type === 'heading' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text changes as a whole
      <h3 key={at}>{token.text}</h3>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text changes as a whole
      <RichText key={at} text={token.raw} order={() => null} />
    ),
  );
}
