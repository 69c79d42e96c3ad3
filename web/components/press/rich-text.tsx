import { markdownParts } from '../../lib/markdown';
import { RichParts, type RichPartsProps } from './rich-parts';

interface RichTextProps extends Omit<RichPartsProps, 'blocks'> {
  readonly text: string;
}

/**
 * A text in a small part of Markdown. It brings the parser along: a component of the browser that shows texts of a page
 * gets their parts from it (`RichParts`), and press loads this one where a message has markup.
 */
export function RichText({ text, ...drawing }: RichTextProps) {
  return <RichParts blocks={markdownParts(text)} {...drawing} />;
}
