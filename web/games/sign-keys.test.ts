import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../../engine/domination/data/map';
import { GAMES, type GameSystemId } from '../../engine/games';
import { GOODS } from '../../engine/new-era/card-types';
import { BOROUGHS } from '../../engine/nyc-risk/data/map';
import { englishTexts, inEnglish } from '../../test/support/texts';
import { MapLegend } from '../components/legend/map-legend';
import type { OfGame } from './boards';
import { FACES } from './faces';
import { Goods } from './new-era/goods';
import { Signs } from './new-era/signs';
import { Definitions } from './nyc-risk/map/definitions';

const IDS = Object.keys(GAMES) as GameSystemId[];

/** The ids that a drawing defines, and those that one refers to. */
const definedIn = (html: string) =>
  [...html.matchAll(/<(?:symbol|path|g) id="([\w-]+)"/g)].map(([, id]) => id);
const usedIn = (html: string) => new Set([...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id));

/** The drawings of a game once per page, by id; the shapes of spaces and pictures of cards are not symbols. */
const DRAWN: Readonly<Partial<Record<GameSystemId, string>>> = {
  ny2047: renderToStaticMarkup(FACES.ny2047.marks),
  'nyc-risk': renderToStaticMarkup(createElement(Definitions)),
  'new-era': renderToStaticMarkup(createElement(Signs)),
  domination: '',
  classic: renderToStaticMarkup(FACES.classic.marks),
};
/** A game of the variant with the most powers, where a page draws emblems that the game itself has not. */
const OF: Readonly<Partial<Record<GameSystemId, OfGame>>> = {
  classic: { options: { variant: 'nine-powers' } },
};
const NOT_SIGNS = /^(hood-|card-|scene-|coast|head|pattern|borough)/;

describe.each(IDS)('the signs of %s', (id) => {
  test('each has a word of its own', async () => {
    const signs = (await FACES[id].signs(englishTexts)).flatMap((group) => group.signs);
    expect(signs.length).toBeGreaterThan(5);
    expect(signs.filter(({ word }) => word.trim() === '')).toEqual([]);
    expect(new Set(signs.map(({ word }) => word)).size).toBe(signs.length);
  });

  test('none that the boards are drawn with is left out', async () => {
    const key = renderToStaticMarkup(
      inEnglish(createElement(MapLegend, { groups: await FACES[id].signs(englishTexts, OF[id]) })),
    );
    const used = usedIn(key);
    const left = definedIn(DRAWN[id] ?? '').filter(
      (sign) => sign && !NOT_SIGNS.test(sign) && !used.has(sign),
    );
    expect(left).toEqual([]);
  });
});

async function wordsOf(id: GameSystemId): Promise<string> {
  return (await FACES[id].signs(englishTexts))
    .flatMap(({ signs }) => signs.map(({ word }) => word))
    .join('\n');
}

test('every resource and every borough has its letter in words', async () => {
  const domination = await wordsOf('domination');
  expect(RESOURCES.filter(({ name }) => !domination.includes(name))).toEqual([]);
  const risk = await wordsOf('nyc-risk');
  expect(BOROUGHS.filter(({ name }) => !risk.includes(name))).toEqual([]);
});

test('every good of New Era is drawn with a sign of the key', async () => {
  const key = usedIn(
    renderToStaticMarkup(
      inEnglish(createElement(MapLegend, { groups: await FACES['new-era'].signs(englishTexts) })),
    ),
  );
  const drawn = usedIn(
    GOODS.map((good) => renderToStaticMarkup(inEnglish(createElement(Goods, { of: { [good]: 1 } })))).join(),
  );
  expect([...drawn].filter((sign) => !key.has(sign))).toEqual([]);
});
