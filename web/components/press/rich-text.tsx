import { markdownParts } from '../../lib/markdown';
import { RichParts, type RichPartsProps } from './rich-parts';

interface RichTextProps extends Omit<RichPartsProps, 'blocks'> {
  readonly text: string;
  /** How many elements it may become. @default as many as a text that stands alone */
  readonly most?: number;
}

/**
 * A text in a small part of Markdown. It brings the parser along: a component of the browser that shows texts of a page
 * gets their parts from it (`RichParts`), and press loads this one where a message has markup.
 */
export function RichText({ text, most, ...drawing }: RichTextProps) {
  return <RichParts blocks={markdownParts(text, most)} {...drawing} />;
}
