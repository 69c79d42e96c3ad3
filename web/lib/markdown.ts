import MarkdownIt, { type Token } from 'markdown-it';

/** Content within a line. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `isAddress`: the text shown is the address itself. */
  | {
      readonly kind: 'link';
      readonly address: string;
      readonly isAddress: boolean;
      readonly parts: readonly Inline[];
    }
  | { readonly kind: 'break' };

/** A block of a text in Markdown. It is plain data, so a page can pass it to a component in the browser. */
export type Block =
  | { readonly kind: 'paragraph' | 'line'; readonly parts: readonly Inline[] }
  /** `typed` is the source text, for places without headings. */
  | { readonly kind: 'heading'; readonly text: string; readonly typed: string }
  | { readonly kind: 'quote'; readonly lines: readonly string[]; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'code'; readonly text: string }
  /** Text that is shown as typed: it is nested too deep, or has too many parts. */
  | { readonly kind: 'typed'; readonly text: string };

/** Anything nested deeper is shown as typed. */
const DEEPEST = 6;
/**
 * The most elements that a text may produce. A page renders each of them again for each reader, so this limit, with a
 * parser whose time is proportional to the length, bounds the cost of a text. A printed page has about fifty. Where a
 * page shows many texts, each of them may have fewer.
 */
export const MOST_PARTS = { alone: 300, amongSeven: 150, amongTwenty: 60 } as const;
/** The total number of characters of texts whose parts are cached: about a hundred of the longest. */
const MOST_KEPT = 1_000_000;

const kept = new Map<string, readonly Block[]>();
let keptLength = 0;

/**
 * The parts of a text in a small subset of Markdown: bold, italic, lists, links to the web, code, quotes and headings.
 * Everything else, HTML above all, remains text. The parts of the latest texts are cached, so a text is parsed once and
 * not at each view.
 * @param most the most elements that it may produce; the rest is shown as typed
 */
export function markdownParts(text: string, most: number = MOST_PARTS.alone): readonly Block[] {
  const key = `${most} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) {
    // The map is in the order of use.
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const parts = parse(text, most);
  kept.set(key, parts);
  keptLength += key.length;
  for (const [oldest] of kept) {
    if (keptLength <= MOST_KEPT) break;
    kept.delete(oldest);
    keptLength -= oldest.length;
  }
  return parts;
}

/**
 * Of the parsers measured with hostile texts (ADR 048), the one whose time grows only with the length. Syntax that is
 * not enabled here is text.
 */
const parser = new MarkdownIt('zero', { breaks: true, linkify: true });
parser.enable(['blockquote', 'code', 'fence', 'heading', 'lheading', 'list']);
parser.enable(['autolink', 'backticks', 'balance_pairs', 'emphasis', 'escape', 'fragments_join']);
parser.enable(['link', 'linkify', 'newline']);
// Only complete addresses: a bare name or a mail address is no link.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const scheme of ['ftp:', '//', 'mailto:']) parser.linkify.add(scheme, null);
parser.normalizeLink = (typed) => addressOf(typed) ?? '';
parser.normalizeLinkText = (typed) => typed;
parser.validateLink = (address) => address !== '';

/** An address of the web in its usual form; null for anything else. */
function addressOf(typed: string): string | null {
  if (!URL.canParse(typed)) return null;
  const { protocol, href } = new URL(typed);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

function parse(text: string, most: number): readonly Block[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const reader = new Reader(parser.parse(text, {}), lines, most);
  return reader.all();
}

/** Converts the parser's flat list of tokens into parts. */
class Reader {
  private at = 0;
  private count = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly lines: readonly string[],
    private readonly most: number,
  ) {}

  /** All parts of the text. Once there are too many, the current block and the rest stay as typed. */
  all(): readonly Block[] {
    const blocks: Block[] = [];
    while (this.at < this.tokens.length) {
      const from = this.tokens[this.at]?.map?.[0] ?? 0;
      const block = this.block(1);
      if (this.count > this.most) return [...blocks, { kind: 'typed', text: this.typed(from) }];
      if (block !== null) blocks.push(block);
    }
    return blocks;
  }

  private typed(from: number, to = this.lines.length): string {
    return this.lines.slice(from, to).join('\n').trimEnd();
  }

  /** The block that begins here; null if none does. */
  private block(depth: number): Block | null {
    const token = this.tokens[this.at];
    if (token === undefined) return null;
    this.count += 1;
    const typed = () => this.typed(...(token.map ?? [0, 0]));
    if (depth > DEEPEST) {
      this.skip();
      return { kind: 'typed', text: typed() };
    }
    this.at += 1;
    switch (token.type) {
      case 'paragraph_open': {
        const parts = this.inline();
        return { kind: token.hidden ? 'line' : 'paragraph', parts };
      }
      case 'heading_open': {
        const text = this.tokens[this.at]?.content ?? '';
        this.at += 2;
        return { kind: 'heading', text, typed: typed() };
      }
      case 'blockquote_open': {
        const blocks = this.blocksUntil('blockquote_close', depth);
        const lines = typed()
          .split('\n')
          .map((line) => line.replace(/^ {0,3}> ?/, ''));
        // Each line may be an order, which needs a line of its own.
        this.count += lines.length;
        return { kind: 'quote', lines, blocks };
      }
      case 'bullet_list_open':
      case 'ordered_list_open':
        return this.list(token, depth);
      case 'fence':
      case 'code_block':
        return { kind: 'code', text: token.content.replace(/\n$/, '') };
      default:
        return { kind: 'typed', text: typed() };
    }
  }

  /** Skips the block that begins here. */
  private skip(): void {
    let open = 0;
    do {
      open += this.tokens[this.at]?.nesting ?? 0;
      this.at += 1;
    } while (open > 0 && this.at < this.tokens.length);
  }

  private blocksUntil(close: string, depth: number): readonly Block[] {
    const blocks: Block[] = [];
    while (this.at < this.tokens.length && this.tokens[this.at]?.type !== close) {
      const block = this.block(depth + 1);
      if (block !== null) blocks.push(block);
    }
    this.at += 1;
    return blocks;
  }

  private list(open: Token, depth: number): Block {
    const close = open.type.replace('_open', '_close');
    const items: (readonly Block[])[] = [];
    while (this.at < this.tokens.length && this.tokens[this.at]?.type !== close) {
      this.at += 1;
      this.count += 1;
      items.push(this.blocksUntil('list_item_close', depth));
    }
    this.at += 1;
    const start = open.type === 'ordered_list_open' ? Number(open.attrGet('start') ?? 1) : null;
    return { kind: 'list', start, items };
  }

  /** The content of a paragraph whose opening token has just been read. */
  private inline(): readonly Inline[] {
    const children = this.tokens[this.at]?.children ?? [];
    this.at += 2;
    const line = new InlineReader(children);
    const parts = line.until(null, 1);
    this.count += line.count;
    return parts;
  }
}

class InlineReader {
  count = 0;
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  /** The content before a closing token. Marks that are nested too deep are text. */
  until(close: string | null, depth: number): readonly Inline[] {
    const parts: Inline[] = [];
    const add = (text: string) => {
      const last = parts.at(-1);
      if (typeof last === 'string') parts[parts.length - 1] = last + text;
      else if (text !== '') parts.push(text);
    };
    /** The number of open marks that stay text. */
    let asText = 0;
    for (let token = this.tokens[this.at]; token !== undefined; token = this.tokens[this.at]) {
      this.at += 1;
      if (token.nesting < 0 && asText === 0 && token.type === close) break;
      if (token.nesting === 0) {
        const part = leaf(token);
        if (typeof part === 'string') add(part);
        else {
          this.count += 1;
          parts.push(part);
        }
      } else if (token.nesting > 0 && depth < DEEPEST) {
        this.count += 1;
        parts.push(this.marked(token, depth));
      } else {
        asText += token.nesting;
        add(token.type.startsWith('link') ? '' : token.markup);
      }
    }
    return parts;
  }

  private marked(open: Token, depth: number): Inline {
    const parts = this.until(open.type.replace('_open', '_close'), depth + 1);
    if (open.type !== 'link_open') return { kind: open.type === 'strong_open' ? 'strong' : 'em', parts };
    const address = String(open.attrGet('href') ?? '');
    const [shown] = parts;
    const isAddress =
      parts.length === 1 && typeof shown === 'string' && (shown === address || `${shown}/` === address);
    return { kind: 'link', address, isAddress, parts };
  }
}

/** A token without nested tokens. */
function leaf({ type, content }: Token): Inline {
  if (type === 'code_inline') return { kind: 'code', text: content };
  if (type === 'softbreak' || type === 'hardbreak') return { kind: 'break' };
  return content;
}
