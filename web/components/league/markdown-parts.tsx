import type { ReactNode } from 'react';
import type { Block } from '../../lib/markdown';
import { RichParts } from '../press/rich-parts';

export interface MarkdownPartsProps {
  readonly blocks: readonly Block[];
  /**
   * The level of its headings, depending on its position on the page.
   * @default h3
   */
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/** The parts of a text by organizers: the same as in press, with headings. */
export function MarkdownParts({ blocks, heading: Heading = 'h3' }: MarkdownPartsProps): ReactNode {
  return betweenHeadings(blocks).map((part, at) =>
    'kind' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text changes as a whole
      <Heading key={at}>{part.text}</Heading>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text changes as a whole
      <RichParts key={at} blocks={part} />
    ),
  );
}

type Heading = Extract<Block, { kind: 'heading' }>;

/** The headings of a text, and the blocks between them. */
function betweenHeadings(blocks: readonly Block[]): readonly (Heading | readonly Block[])[] {
  const parts: (Heading | Block[])[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'heading') parts.push(block);
    else if (Array.isArray(last)) last.push(block);
    else parts.push([block]);
  }
  return parts;
}
