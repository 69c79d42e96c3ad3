import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { closedStep, shownGame } from '../../../test/support/shown-game';
import { inEnglish } from '../../../test/support/texts';
import * as domination from '../../games/domination/table/press-order';
import * as newEra from '../../games/new-era/table/press-order';
import * as risk from '../../games/nyc-risk/table/press-order';
import '../press/quote-list';
import { QuoteOrder } from '../press/quote-order';
import { type PressOrderProps, useQuotes } from './use-quotes';

const GAMES = { domination, 'nyc-risk': risk, 'new-era': newEra } as const;
type Quoting = keyof typeof GAMES;

const CASES: readonly (readonly [system: Quoting, order: object, line: string, words: string])[] = [
  [
    'domination',
    { type: 'build', card: 'domination', areas: ['brazil', 'andes'] },
    'BUILD domination brazil,andes',
    'Domination, build 3: Brazil and Andes',
  ],
  [
    'domination',
    { type: 'attack', card: 'airborne_forces', areas: ['brazil'] },
    'ATTACK airborne_forces brazil',
    'Airborne Forces, ',
  ],
  [
    'nyc-risk',
    { type: 'attack', from: 'harlem', to: 'melrose', dice: 3 },
    'ATTACK harlem melrose dice=3',
    'Harlem attacks Melrose',
  ],
  [
    'nyc-risk',
    { type: 'reinforce', placements: [{ to: 'harlem', count: 2 }] },
    'REINFORCE {to:harlem,count:2}',
    'Place units: Harlem 2',
  ],
  ['new-era', { type: 'trade', resource: 'fuel' }, 'TRADE fuel', 'Trade'],
  ['new-era', { type: 'work', location: 'gatherers#1' }, 'WORK gatherers#1', 'Gatherers'],
  ['new-era', { type: 'contactCard', slot: 'coop', as: 'token' }, 'CONTACT CARD coop token', 'Take'],
  [
    'new-era',
    { type: 'contact', kind: 'conquest', tokens: ['conquest2'], owner: 'b', targets: ['scrap-yard#1'] },
    'CONTACT conquest conquest2 owner=b targets=[scrap-yard#1]',
    'Conquer Scrap Yard',
  ],
];

const POSITIONS = {
  domination: {},
  'nyc-risk': { hoods: { harlem: { owner: 'red', units: 3 } } },
  'new-era': { players: {} },
};

/** A quoted text as it is drawn, without its elements. */
function drawn(system: Quoting, text: string): string {
  const game = shownGame({ system, position: POSITIONS[system] });
  const PressOrder: FunctionComponent<PressOrderProps> = GAMES[system].PressOrder;
  const shown = renderToStaticMarkup(
    inEnglish(createElement(PressOrder, { text, game, otherwise: 'as it stands' })),
  );
  return shown.replaceAll(/<[^>]*>/g, '');
}

describe('an order in press', () => {
  test.each(CASES)('of %s: %j is quoted as %s and drawn', (system, order, line, words) => {
    expect(GAMES[system].linesOf([order])).toEqual([line]);
    expect(drawn(system, line)).toContain(words);
  });

  test.each([
    ['domination', 'BUILD domination atlantis'],
    ['domination', 'BUILD excalibur brazil'],
    ['domination', 'ATTACK domination'],
    ['domination', 'STANDING bio=none'],
    ['nyc-risk', 'ATTACK harlem atlantis'],
    ['nyc-risk', 'FORTIFY harlem melrose many'],
    ['nyc-risk', 'REINFORCE harlem'],
    ['nyc-risk', 'RESIGN'],
    ['new-era', 'TRADE gold'],
    ['new-era', 'CONTACT coop [coop1] card=watchtower#1 at=envoys#1'],
    ['new-era', 'CONTACT conquest gold owner=b targets=[scrap-yard#1]'],
    ['new-era', 'WORK atlantis#1'],
    ['new-era', 'WORK gatherers#1 tokens=gold'],
    ['new-era', 'WORK gatherers#1 cards=[1]'],
    ['new-era', 'DRAFT scrap-yard'],
  ] as const)('of %s that is none stays a text: %s', (system, text) => {
    expect(drawn(system, text)).toBe('as it stands');
  });

  test.each([
    'domination',
    'nyc-risk',
    'new-era',
  ] as const)('of %s that shows a plan is nothing to quote', (system) => {
    expect(GAMES[system].linesOf([{ type: 'standing' }, { type: 'resign' }, { type: 'pass' }])).toEqual([]);
  });
});

describe('quoting', () => {
  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab({ path: '/games/g' });
  });
  afterEach(() => tab.close());

  const attack = (to: string) => ({ type: 'attack', from: 'harlem', to });
  const load = vi.fn(async () => risk.linesOf);
  const quotesOf = (own: readonly object[], others: readonly object[]) => {
    const orders = others.map((order) => ({ seat: 'b', order, result: 'done', reason: '' }));
    const game = shownGame({ system: 'nyc-risk', last: closedStep(1, { orders }) });
    return tab.hook(() => useQuotes(game, own, risk.PressOrder, load), undefined);
  };

  test('offers the own orders and those of the last step, each once, and loads them when they are asked for', async () => {
    const { quotable } = (
      await quotesOf([attack('melrose')], [attack('melrose'), attack('central-park')])
    ).now();
    const quoted: string[] = [];
    const { container } = await tab.show(
      inEnglish(createElement(QuoteOrder, { orders: quotable, onQuote: (line) => quoted.push(line) })),
    );
    expect(load).not.toHaveBeenCalled();
    await tab.does(() => container.querySelector('button')?.click());
    const lines = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['ATTACK harlem melrose', 'ATTACK harlem central-park']);
    await tab.does(() => container.querySelector<HTMLButtonElement>('li button')?.click());
    expect(quoted).toEqual(['ATTACK harlem melrose']);
  });

  test('offers nothing where no orders are known', async () => {
    expect((await quotesOf([], [])).now().quotable).toEqual([]);
  });

  test('draws only what looks like an order', async () => {
    const { quoted } = (await quotesOf([], [])).now();
    expect(quoted('b')('ATTACK harlem melrose', 'as it stands')).not.toBeNull();
    for (const text of ['Attack him!', 'WE attack', 'ATTACK', 'I AM HERE'])
      expect(quoted('b')(text, 'as it stands')).toBeNull();
  });
});
