import { markdownParts } from '../../lib/markdown';
import { MarkdownParts, type MarkdownPartsProps } from './markdown-parts';

interface MarkdownTextProps extends Omit<MarkdownPartsProps, 'blocks'> {
  readonly text: string;
}

/** A text in Markdown by organizers, on server pages. */
export function MarkdownText({ text, ...drawn }: MarkdownTextProps) {
  return <MarkdownParts blocks={markdownParts(text)} {...drawn} />;
}
