import { readFileSync } from 'node:fs';
import { marked, type Token, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../engine/games';
import { LANGUAGES } from '../messages/languages';
import { languageOfTexts } from '../messages/texts-of-games';
import { rulesPage } from '../web/lib/rules-page';
import { translateIn } from './support/translated';

const FOLDER = new URL('../docs/rules/', import.meta.url);

const TRANSLATED = LANGUAGES.slice(1).flatMap((language) =>
  GAME_SYSTEM_IDS.filter((game) => languageOfTexts(game, language) === language).map(
    (game) => [language, game] as const,
  ),
);

/** A heading, a paragraph, a list item, a table cell or a diagram: its kind, and its text. */
interface Piece {
  readonly is: string;
  readonly text: string;
}

/** Rules keep their numbers, anchors and order, tables their rows and columns, diagrams all but the caption. */
test.each(TRANSLATED)('in %s the rules of %s are built like the English ones', (language, game) => {
  const is = (pieces: readonly Piece[]) => pieces.map((piece) => piece.is);
  expect(is(piecesOf(`${language}/${game}`))).toEqual(is(piecesOf(game)));
});

test.each(TRANSLATED)('in %s the rules of %s have the same figures, code and links', (language, game) => {
  const { translated, english } = pairsOf(language, game);
  expect(translated.map(({ text }) => figuresIn(text))).toEqual(english.map(({ text }) => figuresIn(text)));
  const links = (pieces: readonly Piece[], base: URL) => pieces.map(({ text }) => linksIn(text, base));
  expect(links(translated, new URL(`${language}/`, FOLDER))).toEqual(links(english, FOLDER));
});

test.each(TRANSLATED)('in %s the rules of %s leave no sentence in English', (language, game) => {
  const { translated, english } = pairsOf(language, game);
  const same = translated.filter(({ text }, at) => text === english[at]?.text).map(({ text }) => prose(text));
  expect(same.filter((text) => text.split(/\s+/).length > 3)).toEqual([]);
});

test.each(
  TRANSLATED,
)('in %s the chapters of %s have addresses with their words in one piece', async (language, game) => {
  const page = await rulesPage(game, language, translateIn(language));
  const chapters = page?.chapters ?? [];
  expect(chapters.length).toBeGreaterThan(5);
  for (const { id, title } of chapters)
    expect(id.split('-').length, `${title}: ${id}`).toBe((title.match(/[\p{L}\d]+/gu) ?? []).length);
});

function pairsOf(language: string, game: string) {
  return { translated: piecesOf(`${language}/${game}`), english: piecesOf(game) };
}

function piecesOf(page: string): readonly Piece[] {
  return marked.lexer(readFileSync(new URL(`${page}.md`, FOLDER), 'utf8')).flatMap(piecesIn);
}

function piecesIn(token: Token): readonly Piece[] {
  const { type, text = '' } = token as Tokens.Generic;
  if (type === 'space') return [];
  if (type === 'list') return (token as Tokens.List).items.map((item) => piece('entry', item.text));
  if (type === 'table') return cellsOf(token as Tokens.Table);
  if (type === 'code') return [markerOf(token as Tokens.Code)];
  return [piece(type === 'heading' ? `heading ${(token as Tokens.Heading).depth}` : type, text)];
}

/** The kind of a piece, with its anchors and its leading number. */
function piece(kind: string, text: string): Piece {
  const anchors = text.match(/\bid="[^"]*"|\{#[^}]*\}/g) ?? [];
  const [number] = /^\**\d+(\.\d+)*/.exec(text.replace(/^(<[^>]*>)+/, '')) ?? [];
  return { is: [kind, ...anchors, number].join(' '), text };
}

function cellsOf({ header, rows }: Tokens.Table): readonly Piece[] {
  const cells = [header, ...rows].map((row, at) =>
    row.map(({ text }) => ({ is: `cell of row ${at}`, text })),
  );
  return cells.flat();
}

function markerOf({ lang, text }: Tokens.Code): Piece {
  const [caption = ''] = /^caption:.*(\n\s+.*)*/m.exec(text) ?? [];
  return { is: `${lang}\n${text.replace(caption, 'caption')}`, text: caption };
}

/** Figures and code spans, in any order: translation may reorder them. */
function figuresIn(text: string): readonly string[] {
  const code = text.match(/`[^`]*`/g) ?? [];
  return [...code, ...(text.replace(/`[^`]*`/g, '').match(/\d+(\.\d+)*/g) ?? [])].sort();
}

function linksIn(text: string, base: URL): readonly string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)|href="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '');
  return links.map((link) => (link.startsWith('#') ? link : new URL(link, base).href));
}

function prose(text: string): string {
  return text.replace(/`[^`]*`|<[^>]*>/g, '');
}
