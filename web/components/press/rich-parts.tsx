import { Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '../../lib/markdown';
import type { QuotedOrder } from './quoted-order';

export interface RichPartsProps {
  readonly blocks: readonly Block[];
  /** Draws a quoted order, or the replacement for its text; null for a text that is not an order. */
  readonly order?: QuotedOrder;
}

/** The parts of a text in Markdown as elements. Headings are shown as typed. No HTML is ever created from a text. */
export function RichParts({ blocks, order = () => null }: RichPartsProps) {
  return <div className="message-text rich">{all(blocks, order)}</div>;
}

function all(blocks: readonly Block[], order: QuotedOrder): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text changes as a whole
  return blocks.map((block, at) => <Fragment key={at}>{one(block, order)}</Fragment>);
}

function one(block: Block, order: QuotedOrder): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{inline(block.parts, order)}</p>;
    case 'line':
      return inline(block.parts, order);
    case 'heading':
      return <p className="as-typed">{block.typed}</p>;
    case 'quote':
      return <blockquote>{quoted(block, order)}</blockquote>;
    case 'list':
      return list(block, order);
    case 'code':
      return <pre>{block.text}</pre>;
    case 'typed':
      return <p className="as-typed">{block.text}</p>;
  }
}

function list({ start, items }: Extract<Block, { kind: 'list' }>, order: QuotedOrder): ReactNode {
  const entries = items.map((blocks, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text changes as a whole
    <li key={at}>{all(blocks, order)}</li>
  ));
  return start === null ? <ul>{entries}</ul> : <ol start={start}>{entries}</ol>;
}

/** Lines of a quote that are orders become chips; the others are parsed like any other text. */
function quoted({ lines, blocks }: Extract<Block, { kind: 'quote' }>, order: QuotedOrder): ReactNode {
  const written = lines.filter((line) => line.trim() !== '');
  const chips = written.map((line) => order(line.trim(), line));
  if (chips.every((chip) => chip === null)) return all(blocks, order);
  // biome-ignore lint/suspicious/noArrayIndexKey: the text changes as a whole
  return written.map((line, at) => <p key={at}>{chips[at] ?? line}</p>);
}

function inline(parts: readonly Inline[], order: QuotedOrder): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text changes as a whole
  return parts.map((part, at) => <Fragment key={at}>{mark(part, order)}</Fragment>);
}

function mark(part: Inline, order: QuotedOrder): ReactNode {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'break':
      return <br />;
    case 'code':
      return order(part.text, <code>{part.text}</code>) ?? <code>{part.text}</code>;
    case 'strong':
      return <strong>{inline(part.parts, order)}</strong>;
    case 'em':
      return <em>{inline(part.parts, order)}</em>;
    case 'link':
      return link(part, order);
  }
}

/** The address of a link is always shown, so that it cannot lead elsewhere. */
function link(
  { address, isAddress, parts }: Extract<Inline, { kind: 'link' }>,
  order: QuotedOrder,
): ReactNode {
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
        {inline(parts, order)}
      </a>
      {isAddress ? null : <span className="message-address"> ({address})</span>}
    </>
  );
}
