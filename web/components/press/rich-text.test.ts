import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HOSTILE } from '../../../test/support/hostile-texts';
import { RichText } from './rich-text';

const shown = (text: string) =>
  renderToStaticMarkup(createElement(RichText, { text, order: () => null }))
    .replace(/^<div class="message-text rich">/, '')
    .replace(/<\/div>$/, '');

const LINK = 'target="_blank" rel="noopener noreferrer nofollow ugc"';

describe('what a message may hold', () => {
  const kept: readonly (readonly [shows: string, text: string, html: string])[] = [
    ['bold and italic', '**all** or *some*', '<p><strong>all</strong> or <em>some</em></p>'],
    ['a list', '- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['a numbered list', '2. two\n3. three', '<ol start="2"><li>two</li><li>three</li></ol>'],
    ['a quote', '> you said', '<blockquote><p>you said</p></blockquote>'],
    ['code', 'say `A HOB H`', '<p>say <code>A HOB H</code></p>'],
    ['lines', 'one\n*two*', '<p>one<br/><em>two</em></p>'],
    ['characters of HTML', 'a < b & *c*', '<p>a &lt; b &amp; <em>c</em></p>'],
    [
      'a link with its address',
      '[rules](https://example.org/r)',
      `<p><a href="https://example.org/r" ${LINK}>rules</a><span class="message-address"> (https://example.org/r)</span></p>`,
    ],
    [
      'an address',
      'https://example.org/r',
      `<p><a href="https://example.org/r" ${LINK}>https://example.org/r</a></p>`,
    ],
  ];
  test.each(kept)('%s', (_shows, text, html) => {
    expect(shown(text)).toBe(html);
  });

  test('an order is drawn in code and in a quote, and other lines of the quote stay', () => {
    const drawn = renderToStaticMarkup(
      createElement(RichText, {
        text: 'So `A HOB H`:\n\n> A HOB - MID\n> please',
        order: (text) => (text.startsWith('A ') ? createElement('b', null, text) : null),
      }),
    );
    expect(drawn).toContain('So <b>A HOB H</b>:');
    expect(drawn).toContain('<blockquote><p><b>A HOB - MID</b></p><p>please</p></blockquote>');
  });
});

describe('what never leaves a message', () => {
  const mischief: readonly (readonly [shows: string, text: string])[] = [
    ['a script', '<script>alert(1)</script>'],
    ['an element with a handler', '*x* <img src=x onerror=alert(1)>'],
    ['HTML in a list in a quote', '> - <b onclick="x()">**bold**</b>\n>   <iframe src="https://a.example">'],
    ['a javascript: link', '[click](javascript:alert(1))'],
    ['one that is disguised', '[click](  JaVaScRiPt:alert(1)) [x](java\nscript:x) [y](&#106;avascript:x)'],
    ['a data: link', '[click](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a link to this site', '[click](/me) [x](//evil.example)'],
    ['an address of mail', 'write to someone@example.org or <mailto:a@b.example>'],
    ['an image', '![x](https://example.org/x.png)'],
    ['a reference', '[a]\n\n[a]: javascript:alert(1) "x"'],
    ['an attribute in an address', '[x](https://a.example/"onmouseover="alert(1))'],
    ['a comment, a table, a heading', '<!-- x --> \n\n# Big\n\n|a|\n|-|\n|<b>|'],
  ];
  test.each(mischief)('%s', (_shows, text) => {
    const html = shown(text);
    const elements = [...html.matchAll(/<\/?([a-z]+)/g)].map(([, name]) => name);
    for (const name of elements)
      expect([
        'p',
        'br',
        'strong',
        'em',
        'ul',
        'ol',
        'li',
        'blockquote',
        'code',
        'pre',
        'a',
        'span',
      ]).toContain(name);
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https?:\/\//);
    expect(html).not.toMatch(/<[^>]*\son\w+=/);
  });

  const nested: readonly (readonly [shows: string, text: string])[] = [
    ['quotes', '>'.repeat(4000)],
    ['quotes with spaces', '> '.repeat(2000)],
    ['lists', '- '.repeat(2000)],
    ['stars', '*'.repeat(4000)],
    ['stars with words', '*a **b '.repeat(570)],
    ['brackets', '['.repeat(4000)],
    ['brackets with words', '[a]('.repeat(1000)],
    [
      'indented lists',
      Array.from({ length: 80 }, (_, at) => `${' '.repeat(2 * at)}- x`)
        .join('\n')
        .slice(0, 4000),
    ],
    ['code marks', '`'.repeat(4000)],
    ['code marks with words', '`a ``b '.repeat(570)],
  ];
  test.each(nested)('4,000 characters of nested %s are shown, shallow', (_shows, text) => {
    const html = shown(text);
    let depth = 0;
    let deepest = 0;
    for (const [, close] of html.matchAll(/<(\/?)(?:ul|ol|blockquote|em|strong)\b[^>]*>/g)) {
      depth += close === '/' ? -1 : 1;
      deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeLessThanOrEqual(8);
    expect(html.length).toBeGreaterThan(0);
  });
});

/** Letters as a reader sees them, without those of an address and without list numbers. */
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
const seen = (html: string) =>
  html
    .replaceAll(/<span class="message-address">[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

// The text after the marks of a fence names a language, and is not shown.
const SHOWN_WHOLE = Object.entries(HOSTILE).filter(([name]) => name !== 'many fences');

describe('no letter of a hostile text is lost', () => {
  test.each(SHOWN_WHOLE)('%s', (_shows, hostile) => {
    const text = `begin ${hostile(4000)} end`;
    expect(lettersOf(seen(shown(text)))).toBe(lettersOf(text));
  });
});

test('what is nested too deep is shown as it was typed', () => {
  expect(shown('> > > > > > > deep\n> > > > > > > and more')).toContain(
    '<p class="as-typed">&gt; &gt; &gt; &gt; &gt; &gt; &gt; deep\n&gt; &gt; &gt; &gt; &gt; &gt; &gt; and more</p>',
  );
});

test('after too many parts the rest is shown as it was typed', () => {
  const html = shown(`**first**\n\n${'- a\n'.repeat(1500)}`);
  expect(html.startsWith('<p><strong>first</strong></p><p class="as-typed">- a\n- a\n')).toBe(true);
  expect(html).not.toContain('<li>');
});
