import { Lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import type { QuotedOrder } from './quoted-order';

/** Anything nested deeper is shown as it was typed. */
const DEEPEST = 6;

interface RichTextProps {
  readonly text: string;
  /** A quoted order, drawn, or else what stands for its text; null for a text that is not an order. */
  readonly order: QuotedOrder;
}

/**
 * A small part of Markdown: bold, italic, lists, links, code and quotes. Its tokens become elements of these kinds and
 * no others; everything else, HTML above all, stays the text that it is. No HTML is ever made from a message.
 */
export function RichText({ text, order }: RichTextProps) {
  return <div className="message-text rich">{all(tokensOf(text), order, 0)}</div>;
}

/** Nesting this deep is mischief and slows the parser down, so it is not parsed. */
const TOO_NESTED = /^(?:\s*(?:>|[-+*]|\d+[.)])){7}|[*_[\]!~]{16}|^ {24}/m;

/** The parts of a text; one that is nested too deep is a single part, shown as it was typed. */
export function tokensOf(text: string): readonly Token[] {
  if (TOO_NESTED.test(text)) return [{ type: 'text', raw: text, text }];
  return new Lexer({ gfm: true, breaks: true }).lex(text);
}

function all(tokens: readonly Token[], order: QuotedOrder, depth: number): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
  return tokens.map((token, at) => <Fragment key={at}>{one(token, order, depth + 1)}</Fragment>);
}

function one(token: Token, order: QuotedOrder, depth: number): ReactNode {
  if (depth > DEEPEST) return token.raw;
  const inner = () => all((token as Tokens.Generic).tokens ?? [], order, depth);
  switch (token.type) {
    case 'space':
      return null;
    case 'br':
      return <br />;
    case 'paragraph':
      return <p>{inner()}</p>;
    case 'strong':
      return <strong>{inner()}</strong>;
    case 'em':
      return <em>{inner()}</em>;
    case 'blockquote':
      return <blockquote>{quoted(token as Tokens.Blockquote, order, depth)}</blockquote>;
    case 'list':
      return list(token as Tokens.List, order, depth);
    case 'codespan':
      return order(token.text, <code>{token.text}</code>) ?? <code>{token.text}</code>;
    case 'code':
      return <pre>{token.text}</pre>;
    case 'link':
      return link(token as Tokens.Link, inner);
    case 'escape':
      return token.text;
    case 'text':
      return 'tokens' in token && token.tokens !== undefined ? inner() : token.raw;
    default:
      return token.raw;
  }
}

function list(token: Tokens.List, order: QuotedOrder, depth: number): ReactNode {
  const items = token.items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
    <li key={at}>{all(item.tokens, order, depth)}</li>
  ));
  return token.ordered ? <ol start={token.start === '' ? 1 : token.start}>{items}</ol> : <ul>{items}</ul>;
}

/** Lines of a quote that are orders become chips; the others are read as everything else. */
function quoted(token: Tokens.Blockquote, order: QuotedOrder, depth: number): ReactNode {
  const lines = token.text.split('\n').filter((line) => line.trim() !== '');
  const chips = lines.map((line) => order(line.trim(), line));
  if (chips.every((chip) => chip === null)) return all(token.tokens, order, depth);
  // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
  return lines.map((line, at) => <p key={at}>{chips[at] ?? line}</p>);
}

/** Only web addresses, and always shown, so a link leads where it says. */
function link({ href, text, raw }: Tokens.Link, inner: () => ReactNode): ReactNode {
  const address = addressOf(href);
  if (address === null) return raw;
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
        {inner()}
      </a>
      {text === href ? null : <span className="message-address"> ({address})</span>}
    </>
  );
}

function addressOf(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol } = new URL(href);
  return protocol === 'https:' || protocol === 'http:' ? new URL(href).href : null;
}
