/** A text of some length that slows down a careless parser of Markdown, of addresses or of lines. */
export type Hostile = (length: number) => string;

const of =
  (part: string): Hostile =>
  (length) =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);

const growing =
  (line: (at: number) => string): Hostile =>
  (length) => {
    const lines: string[] = [];
    for (let at = 1, written = 0; written < length; at += 1) {
      const next = line(at);
      lines.push(next);
      written += next.length;
    }
    return lines.join('').slice(0, length);
  };

const between =
  (before: string, part: string, after: string): Hostile =>
  (length) =>
    before + of(part)(Math.max(0, length - before.length - after.length)) + after;

/** Two parts, each half of the text. */
const halves =
  (one: Hostile, other: Hostile): Hostile =>
  (length) =>
    one(Math.floor(length / 2)) + other(Math.ceil(length / 2));

/** Families of hostile texts, by what they nest or repeat. */
export const HOSTILE: Readonly<Record<string, Hostile>> = {
  'emphasis that mixes its marks': of('*a_'),
  'emphasis that only opens': of('*a '),
  'emphasis that only closes': of('a* '),
  'strong emphasis': of('**a'),
  'emphasis within words': of('a**b'),
  'emphasis of several kinds': of('*a **b '),
  'emphasis beside letters of two units': of('𝒳*'),
  'emphasis beside a space that does not break': of('*\u00a0_'),
  underscores: of('_a'),
  stars: of('*'),
  'struck through': of('~~a'),
  brackets: of('['),
  'closing brackets': of(']'),
  'brackets with words': of('[a'),
  'empty brackets': of('[]'),
  'links that do not end': of('[a](b'),
  'links without an address': of('[a]('),
  'pictures that do not end': of('![a]('),
  'a link in each other’s text': of('[![a]('),
  'addresses with open brackets': of('[a](((((b'),
  'addresses in sharp brackets': of('[x](<'),
  'titles of links': of('[x](a "'),
  references: halves(
    growing((at) => `[a${at}]: b\n`),
    growing((at) => `[a${at}]`),
  ),
  'one long reference': halves(between('[a]: ', 'b', '\n\n'), of('[a]')),
  'references that do not end': of('[a]:\n'),
  'code marks': of('`'),
  'code marks with words': of('`a ``b '),
  'code marks of growing length': growing((at) => `${'`'.repeat(at)} `),
  'fences that do not end': growing((at) => `${'`'.repeat(at + 2)}\n`),
  'many fences': of('```a\n'),
  quotes: of('>'),
  'quotes with spaces': of('> '),
  'quotes of one line': of('> a\n\n'),
  'a deep quote that goes on': halves(of('> '), of('a\n')),
  'deep quotes, one after the other': of(`${'> '.repeat(40)}a\n`),
  lists: of('- '),
  'lists of several kinds': of('* - + '),
  'numbered lists': of('1. '),
  'a list with many entries': of('- a\n'),
  'empty entries': of('-\n\n'),
  'indented lists': growing((at) => `${' '.repeat(2 * at)}- x\n`),
  'a deep list that goes on': halves(of('- '), of('a\n')),
  'a deep list and empty lines': halves(of('- '), of('\n')),
  'lists in quotes': of('> - '),
  'deep lists, one after the other': of(`${'- '.repeat(40)}a\n`),
  headings: of('# a\n'),
  'a heading with marks at its end': between('# a', ' #', ''),
  'underlined headings': of('a\n-\n'),
  'lines across': of('***\n'),
  'rows of a table': between('|a|\n|-|\n', '|b|\n', ''),
  'columns of a table': halves(between('', '|a', '\n'), of('|-')),
  'heads of tables': of('a|b\n-|-\n'),
  elements: of('<a b="'),
  'open elements': of('<'),
  attributes: between('<a', ' b', ''),
  comments: of('<!--'),
  'sections of XML': of('<![CDATA['),
  blocks: of('<div>\n\n'),
  addresses: of('https://a.b '),
  'an address of many marks': between('https://a.b/', '?!.,:*_~', ''),
  'an address of many brackets': halves(between('https://a.b/', '(', ''), of(')')),
  'an address of many entities': between('https://a.b', '&a;', ''),
  'beginnings of addresses': of('http://'),
  'addresses without a scheme': of('www.a'),
  'addresses of mail': of('a@b.'),
  'names of mail': of('a-_+.'),
  'addresses of mail in sharp brackets': of('<a@b'),
  entities: of('&amp;'),
  'entities that do not end': of('&#x1'),
  ampersands: of('&'),
  backslashes: of('\\'),
  'one long word': of('a'),
  'many spaces': between('a', ' ', 'b'),
  'lines of spaces': of(`${' '.repeat(99)}\n`),
  'empty lines': of('\n'),
  'lines of one letter': of('a\n'),
  'lines that break': of('a  \n'),
  tabs: of('\t'),
  'half letters': of('\ud800'),
  'right to left': of('\u202e*a'),
};
