import { markdownParts } from '../../lib/markdown';
import { RichParts, type RichPartsProps } from './rich-parts';

interface RichTextProps extends Omit<RichPartsProps, 'blocks'> {
  readonly text: string;
  /**
   * The most elements that it may produce.
   * @default the limit for a text on its own
   */
  readonly most?: number;
}

/**
 * A text in a small subset of Markdown. It includes the parser: a browser component that shows texts of a page gets
 * their parts from it (`RichParts`), and press loads this one if a message has markup.
 */
export function RichText({ text, most, ...drawing }: RichTextProps) {
  return <RichParts blocks={markdownParts(text, most)} {...drawing} />;
}
